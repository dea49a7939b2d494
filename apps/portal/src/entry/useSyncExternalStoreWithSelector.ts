import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/**
 * Stands in for the module of this name in the package `use-sync-external-store`, which the router's
 * store imports and which carries a shim for versions of React that have no such hook: 1 kB less
 * before the login page is usable. Same contract: the selection keeps its identity while the snapshot
 * is the same, or while `isEqual` finds the new selection equal.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual?: (a: Selection, b: Selection) => boolean,
): Selection {
  const committed = useRef<{ readonly selection: Selection }>(undefined)
  const getSelection = useMemo(() => {
    let last: { readonly snapshot: Snapshot; readonly selection: Selection } | undefined
    return () => {
      const snapshot = getSnapshot()
      if (last && Object.is(last.snapshot, snapshot)) return last.selection
      const before = last ?? committed.current
      const fresh = selector(snapshot)
      const selection = before && isEqual?.(before.selection, fresh) ? before.selection : fresh
      last = { snapshot, selection }
      return selection
    }
  }, [getSnapshot, selector, isEqual])
  const selection = useSyncExternalStore(subscribe, getSelection, getSelection)
  useEffect(() => {
    committed.current = { selection }
  }, [selection])
  return selection
}
