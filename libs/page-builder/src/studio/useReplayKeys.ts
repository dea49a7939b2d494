import { useEffect, useRef, type RefObject } from 'react'

/** One step back, or one forward. @public */
export type Replay = 'undo' | 'redo'

/** Whether keys go into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** Undo and redo by keys, anywhere but in a field; the canvas has its own. @public */
export function useReplayKeys(
  root: RefObject<HTMLElement | null>,
  replay: ((direction: Replay) => void) | undefined,
): void {
  const latest = useRef(replay)
  useEffect(() => {
    latest.current = replay
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
      const key = event.key.toLowerCase()
      if (!isCommand || (key !== 'z' && key !== 'y') || !latest.current) return
      if (event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      latest.current(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [root])
}
