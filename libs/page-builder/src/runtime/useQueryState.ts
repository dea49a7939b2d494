import { useCallback, useSyncExternalStore } from 'react'
import { usePage } from './PageContext.js'
import type { QueryState } from './QueryStore.js'

const nothing: QueryState = { isLoading: false }

/** The state of a query; it is asked only while somebody looks. */
export function useQueryState(id: string, isInSight: boolean): QueryState {
  const { queries } = usePage()
  const subscribe = useCallback(
    (listener: () => void) =>
      id !== '' && isInSight ? queries.observe(id, listener) : () => undefined,
    [queries, id, isInSight],
  )
  const read = () => (id === '' ? nothing : queries.stateOf(id))
  return useSyncExternalStore(subscribe, read, read)
}
