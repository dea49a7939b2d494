import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../provider/useLatest.js'
import { openDialogs } from './OpenDialogs.js'

export interface UseOpenDialogOptions {
  isOpen: boolean
  /** Holds something typed that nobody has saved. */
  hasInput?: boolean | undefined
  /** Closes as Escape does. */
  onDismiss: () => void
  /** Closes unasked. Default: as Escape does. */
  onClose?: (() => void) | undefined
  /** Lies over the whole frame: a change of page leaves it open. */
  isOfFrame?: boolean | undefined
}

/**
 * Tells the owner of the dialogs of one, as long as it is open. Returns how to let it go at once, before
 * React does: who waited for the dialog's answer may change the page in the same task.
 */
export function useOpenDialog(options: UseOpenDialogOptions): () => void {
  const { isOpen, hasInput = false, isOfFrame } = options
  const latest = useLatest(options)
  const id = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (!isOpen) return
    const own = openDialogs.add({
      dismiss: () => latest.current.onDismiss(),
      close: () => (latest.current.onClose ?? latest.current.onDismiss)(),
      isOfFrame,
    })
    id.current = own
    return () => openDialogs.remove(own)
  }, [isOpen, isOfFrame, latest])
  useEffect(() => {
    if (isOpen && id.current !== undefined) openDialogs.setInput(id.current, hasInput)
  }, [isOpen, hasInput])

  return useCallback(() => {
    if (id.current !== undefined) openDialogs.remove(id.current)
  }, [])
}
