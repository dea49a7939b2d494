import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Where the focus belongs once a dialog has closed: where whoever waited for its answer has put it
 * meanwhile, as a form at its first wrong field. The trap of a closing dialog takes the focus back, and
 * would give it to what had it before. `begin` is called as the dialog begins to close.
 */
export function useFocusAfter(content: RefObject<HTMLElement | null>, isOpen: boolean) {
  const isClosing = useRef(false)
  const wanted = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen) return
    isClosing.current = false
    wanted.current = null
  }, [isOpen])
  useEffect(() => {
    function follow({ target }: FocusEvent) {
      const isOutside = target instanceof HTMLElement && !content.current?.contains(target)
      if (isClosing.current && isOutside) wanted.current = target
    }
    document.addEventListener('focusin', follow, true)
    return () => document.removeEventListener('focusin', follow, true)
  }, [content])

  const begin = useCallback(() => {
    isClosing.current = true
  }, [])
  /** None: what had the focus before. */
  const find = useCallback(() => (wanted.current?.isConnected ? wanted.current : null), [])
  return { begin, find }
}
