import { useLatest, useLiveEvent } from '@spruce/shell-ui'
import { useCallback, useEffect, useRef } from 'react'

/** What to listen for. */
export interface DeviceValuesOptions {
  /** Absent: any device. */
  deviceId?: string | undefined
  /** Milliseconds between two calls, at least. Default: 250. */
  pause?: number
}

/**
 * Calls back when devices have reported: at once, and then not more often than the pause allows, nor while the promise of
 * the call before is open. What is told meanwhile is one more call.
 */
export function useDeviceValues(
  onChange: () => unknown,
  { deviceId, pause = 250 }: DeviceValuesOptions = {},
): void {
  const latest = useLatest(onChange)
  const state = useRef({
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    isAsked: false,
    isBusy: false,
  })
  const tell = useCallback(() => {
    const { current } = state
    const begin = () => {
      current.isAsked = false
      const done = latest.current()
      if (done instanceof Promise) {
        current.isBusy = true
        const end = () => void (current.isBusy = false)
        done.then(end, end)
      }
      current.timer = setTimeout(check, pause)
    }
    const check = () => {
      current.timer = undefined
      if (current.isBusy) current.timer = setTimeout(check, pause)
      else if (current.isAsked) begin()
    }
    if (current.timer === undefined) begin()
    else current.isAsked = true
  }, [latest, pause])
  useEffect(() => {
    const { current } = state
    return () => {
      clearTimeout(current.timer)
      current.timer = undefined
    }
  }, [])
  useLiveEvent('deviceValues', (data) => {
    const ids = data?.['deviceIds'] // absent: more than are named, or some that nobody told of
    if (deviceId === undefined || !Array.isArray(ids) || ids.includes(deviceId)) tell()
  })
}
