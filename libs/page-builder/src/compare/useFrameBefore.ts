import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { VariableValues } from '../data/variables.js'
import type { Comparison } from '../data/windowBefore.js'
import { usePage, usePageVariables } from '../runtime/PageContext.js'
import { QueryStore, type PageQueries, type QueryState } from '../runtime/QueryStore.js'
import { valuesBefore } from './valuesBefore.js'

const stores = new WeakMap<PageQueries, Map<Comparison, QueryStore>>()

/** What queries answer for the window before, beside those of a page: all that compare with it ask with one request. */
function storeBefore(page: PageQueries, compare: Comparison, values: VariableValues): QueryStore {
  const made = stores.get(page) ?? new Map<Comparison, QueryStore>()
  stores.set(page, made)
  const store = made.get(compare) ?? new QueryStore(page.port, page.data, values)
  made.set(compare, store)
  return store
}

/**
 * What a query answers for the window before that of the page; undefined where there is no such window. It is asked while
 * somebody looks.
 */
export function useFrameBefore(
  query: string,
  compare: Comparison | 'none',
  isInSight: boolean,
): QueryState | undefined {
  const { queries } = usePage()
  const { values } = usePageVariables()
  const before = useMemo(
    () => (compare === 'none' ? undefined : valuesBefore(queries.data, query, values, compare)),
    [queries, query, values, compare],
  )
  const store = before && compare !== 'none' ? storeBefore(queries, compare, before) : undefined
  useEffect(() => {
    if (before) store?.setValues(before)
  }, [store, before])
  const subscribe = useCallback(
    (listener: () => void) =>
      store && isInSight ? store.observe(query, listener) : () => undefined,
    [store, query, isInSight],
  )
  const read = () => store?.stateOf(query)
  return useSyncExternalStore(subscribe, read, read)
}
