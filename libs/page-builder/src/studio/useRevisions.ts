import { useCallback, useEffect, useRef, useState } from 'react'
import type { StudioHistory, StudioRevision } from './StudioPort.js'

/** The revisions that are loaded, newest first. */
export interface Revisions {
  readonly rows: readonly StudioRevision[]
  /** There are older ones. */
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly error: unknown
  readonly more: () => void
  /** Loads them anew, from the newest. */
  readonly reload: () => void
}

interface Loaded {
  readonly rows: readonly StudioRevision[]
  readonly total: number
  readonly page: number
}

const nothing: Loaded = { rows: [], total: 0, page: 0 }

/** Loads the history of a page, a part at a time. */
export function useRevisions(history: StudioHistory): Revisions {
  const [loaded, setLoaded] = useState(nothing)
  const [isLoading, setLoading] = useState(true)
  const [error, setError] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  const load = useCallback(
    async (before: Loaded) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setLoading(true)
      setError(undefined)
      try {
        const page = before.page + 1
        const { rows, total } = await history.list(page, controller.signal)
        if (controller.signal.aborted) return
        const known = new Set(before.rows.map(({ number }) => number))
        const next = rows.filter(({ number }) => !known.has(number))
        setLoaded({ rows: [...before.rows, ...next], total, page })
      } catch (failure) {
        if (controller.signal.aborted) return
        setError(failure)
      }
      setLoading(false)
    },
    [history],
  )
  useEffect(() => {
    void load(nothing)
    return () => running.current?.abort()
  }, [load])
  return {
    ...{ rows: loaded.rows, isLoading, error },
    hasMore: loaded.rows.length < loaded.total,
    more: () => void load(loaded),
    reload: () => void load(nothing),
  }
}
