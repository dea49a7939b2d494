import { use, useSyncExternalStore } from 'react'
import { ShellPortContext } from './ShellPort.js'

const nothingToHear = () => () => undefined

/**
 * For `refetchInterval` of a query with `meta.live`: how often to ask, in milliseconds, while live events
 * do not come, and without a shell. False while they do.
 */
export function useLiveFallback(milliseconds: number): number | false {
  const live = use(ShellPortContext)?.live
  const isUp = useSyncExternalStore(
    live?.onState ?? nothingToHear,
    () => live?.isUp ?? false,
    () => false,
  )
  return isUp ? false : milliseconds
}
