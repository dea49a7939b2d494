import { createOverlay, type CreateOverlayProps } from '@chakra-ui/react/hooks'
import { useCallback, useEffect, useMemo, useRef, type ComponentType } from 'react'
import { DialogControlContext } from './DialogControl.js'

/** What every dialog is given to close itself. The first call counts. */
export interface DialogProps<Result = void> {
  /** Closes; without a result the dialog counts as dismissed. */
  onClose: (result?: Result) => void
}

/** Where a dialog belongs. */
export interface DialogPlace {
  /**
   * Belongs to no page: a change of page leaves it open. For what the portal itself asks, which may come
   * while a page is still on its way. Default: false, the dialog goes with the page over which it was opened.
   */
  isOfFrame?: boolean
}

/** A dialog as a function. */
export interface DialogHandle<Props, Result> {
  /** Shows the dialog; resolves with its result, or undefined when the person dismissed it. */
  open: (props: Omit<Props, 'onClose'>, place?: DialogPlace) => Promise<Result | undefined>
}

interface HostProps extends CreateOverlayProps {
  dialogId: string
  dialog: ComponentType<DialogProps<unknown>>
  values: object
  isOfFrame: boolean
}

const overlay = createOverlay<HostProps>(DialogHost)
let count = 0

/** Longest that an exit may take before the dialog is taken away, in milliseconds. */
const exitLimit = 1000

function DialogHost({ dialog: Dialog, values, isOfFrame, open = false, ...rest }: HostProps) {
  const { onOpenChange, onExitComplete, setReturnValue } = rest
  const wasShown = useRef(false)
  useEffect(() => {
    wasShown.current ||= open
    if (open || !wasShown.current) return
    const timer = setTimeout(() => onExitComplete?.(), exitLimit)
    return () => clearTimeout(timer)
  }, [open, onExitComplete])
  const letGo = useRef<() => void>(undefined)
  const close = useCallback(
    (result?: unknown) => {
      letGo.current?.() // who waits for the result may change the page at once
      setReturnValue?.(result)
      onOpenChange?.({ open: false })
    },
    [setReturnValue, onOpenChange],
  )
  const control = useMemo(
    () => ({
      isOpen: open,
      isOfFrame,
      onExited: () => onExitComplete?.(),
      close: () => close(),
      onShown: (shown: () => void) => {
        letGo.current = shown
      },
    }),
    [open, isOfFrame, onExitComplete, close],
  )
  return (
    <DialogControlContext value={control}>
      <Dialog {...values} onClose={close} />
    </DialogControlContext>
  )
}

/** What a dialog resolves with: the argument of its `onClose`. */
export type DialogResult<Props> = Props extends { onClose: (result?: infer Result) => void }
  ? Result
  : never

/**
 * Makes a dialog component callable: `const saved = await editDialog.open({ notice })`. The
 * component takes `onClose` and draws one of the three frames; DialogViewport shows it.
 */
export function defineDialog<Props extends { onClose: (result?: never) => void }>(
  dialog: ComponentType<Props>,
): DialogHandle<Props, DialogResult<Props>> {
  return {
    open: async (values, { isOfFrame = false } = {}) => {
      count += 1
      const dialogId = `dialog-${String(count)}`
      const result: unknown = await overlay.open(dialogId, {
        dialogId,
        dialog: dialog as ComponentType<unknown> as ComponentType<DialogProps<unknown>>,
        values,
        isOfFrame,
      })
      return result as DialogResult<Props> | undefined
    },
  }
}

/** Where dialogs appear: once in the portal, inside every provider that dialogs need. */
export const DialogViewport = overlay.Viewport as ComponentType

/**
 * Takes every dialog away unasked, as when the tenant changes. Waiting calls stay unanswered. A dialog
 * that appeared in this very task goes right after it: the dialog begins its work (no scrolling, no
 * pointer outside) in a microtask, and one that is gone before would never end it.
 */
export function closeAllDialogs(): void {
  const ids = overlay.getSnapshot().map(({ dialogId }) => dialogId)
  queueMicrotask(() => {
    for (const id of ids) if (overlay.has(id)) overlay.remove(id)
  })
}
