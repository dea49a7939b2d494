import { useLatest, useLiveEvent } from '@spruce/shell-ui'
import { useCallback, useEffect, useRef } from 'react'

/** What to listen for. */
export interface DeviceValuesOptions {
  /** Absent: any device. */
  deviceId?: string
  /** Milliseconds between two calls, at least. Default: 250. */
  pause?: number
}

/** Calls back when devices have reported: at once, and then not more often than the pause allows. */
export function useDeviceValues(
  onChange: () => void,
  { deviceId, pause = 250 }: DeviceValuesOptions = {},
): void {
  const latest = useLatest(onChange)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAsked = useRef(false)
  const tell = useCallback(() => {
    if (timer.current !== undefined) {
      isAsked.current = true
      return
    }
    isAsked.current = false
    latest.current()
    const wait = () => {
      timer.current = setTimeout(() => {
        timer.current = undefined
        if (!isAsked.current) return
        isAsked.current = false
        latest.current()
        wait()
      }, pause)
    }
    wait()
  }, [latest, pause])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  useLiveEvent('deviceValues', (data) => {
    const ids = data?.['deviceIds'] // absent: more than are named, or some that nobody told of
    if (deviceId === undefined || !Array.isArray(ids) || ids.includes(deviceId)) tell()
  })
}
