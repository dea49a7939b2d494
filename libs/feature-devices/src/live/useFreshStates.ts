import { listDeviceAreas, listDevices } from '@spruce/api-client/operations'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useDeviceValues } from './useDeviceValues.js'

/** Of a whole list: it says who is online, and no values. */
const pause = 2_000

/** A device goes offline by saying nothing, which no event tells. */
const silenceAfter = 30_000

/** Keeps who is online as the server sees it: asks again when devices report, and now and then. */
export function useFreshStates(): void {
  const client = useQueryClient()
  const ask = useCallback(() => {
    if (document.hidden) return
    for (const { tag, id } of [listDevices, listDeviceAreas]) {
      void client.invalidateQueries({ queryKey: [tag, id] })
    }
  }, [client])
  useDeviceValues(ask, { pause })
  useEffect(() => {
    const timer = setInterval(ask, silenceAfter)
    return () => clearInterval(timer)
  }, [ask])
}
