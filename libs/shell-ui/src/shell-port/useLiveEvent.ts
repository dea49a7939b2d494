import { useEffect } from 'react'
import { useLatest } from '../provider/useLatest.js'
import type { LiveHandler, LiveKind } from './LiveListeners.js'
import { useShellPort } from './ShellPort.js'

/**
 * Calls the handler for each live event of a kind while the component is mounted, and without data where
 * events may have been missed. What only makes queries stale belongs into their `meta.live`.
 */
export function useLiveEvent(kind: LiveKind, handler: LiveHandler): void {
  const { live } = useShellPort()
  const latest = useLatest(handler)
  useEffect(() => live.on(kind, (data) => latest.current(data)), [live, kind, latest])
}
