import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useDeviceValues } from './useDeviceValues.js'

/** It says who is online, and no values. */
const pause = 2_000

/** A device goes offline by saying nothing, which no event tells. */
const silenceAfter = 30_000

/**
 * Keeps who is online as the server sees it: asks again when devices report, and now and then.
 *
 * @param keys of the queries that say it; keep their identity
 */
export function useFreshStates(keys: readonly QueryKey[], deviceId?: string): void {
  const client = useQueryClient()
  const ask = useCallback(async () => {
    if (document.hidden) return
    const stale = keys.map((queryKey) =>
      client.invalidateQueries({ queryKey }, { cancelRefetch: false }),
    )
    await Promise.all(stale)
  }, [client, keys])
  useDeviceValues(ask, { deviceId, pause })
  useEffect(() => {
    const timer = setInterval(() => void ask(), silenceAfter)
    return () => clearInterval(timer)
  }, [ask])
}
