import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Maximize2, Minimize2, Move, X } from 'lucide-react'
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useIsNarrow } from '../provider/useMedia.js'
import { layout } from '../theme/layout.js'
import { useDialogControl } from './DialogControl.js'
import { dialogMessages } from './dialogMessages.js'
import { useDrag } from './useDrag.js'
import { useFocusAfter } from './useFocusAfter.js'
import { useOpenDialog } from './useOpenDialog.js'

export interface DialogFrameProps {
  title: ReactNode
  /** Under the title. */
  lead?: ReactNode
  /** Id of what says the rest of a message, where it is no lead: read with the title. */
  descriptionId?: string | undefined
  /** Pixels on a wide screen; a narrow one is filled. */
  width: number
  /** Message boxes lie over other dialogs (spec section 9), keep their size and announce themselves. */
  isMessageBox?: boolean
  /** Holds something typed that nobody has saved: the window asks before it is lost. */
  hasInput?: boolean
  /** Asked to close, by Escape, the cross, a click outside or Back. */
  onDismiss: () => void
  /** A click outside dismisses. Default: only the cross, Escape and the buttons do. */
  closesOutside?: boolean
  /** First focus. Default: the first field, else the dialog. */
  initialFocus?: () => HTMLElement | null
  footer?: ReactNode
  children?: ReactNode
}

/**
 * What the dialogs share: title bar to drag, maximise, resize from 400 x 300, both by keyboard, Escape, focus kept
 * inside and given back, the whole screen below 768 px. Use FormDialog, ListDialog or ConfirmDialog.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, lead, width, isMessageBox = false, onDismiss, footer, children } = props
  const messages = useMessages(uiMessages)
  const { isOpen, isOfFrame, onExited, close, onShown } = useDialogControl()
  const { hasInput } = props
  const letGo = useOpenDialog({ isOpen, isOfFrame, hasInput, onDismiss, onClose: close })
  const isNarrow = useIsNarrow()
  const [isMaximized, setMaximized] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const { begin, find } = useFocusAfter(content, isOpen)
  const leave = useCallback(() => {
    begin()
    letGo()
  }, [begin, letGo])
  useEffect(() => onShown?.(leave), [onShown, leave])
  const drag = useDrag(content, !isMaximized && !isNarrow)
  const leadId = useId()
  const ownMessages = useMessages(dialogMessages)

  /** The size goes back to the style sheet's, which a size set by hand would outweigh. */
  function reset() {
    drag.reset()
    if (content.current) Object.assign(content.current.style, { width: '', height: '' })
  }

  function arrange(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (event.key === 'Home') reset()
    else if (arrow && event.shiftKey) resizeBy(content.current, arrow)
    else if (arrow) drag.moveBy(arrow[0] * keyStep, arrow[1] * keyStep)
    else return
    event.preventDefault()
  }

  const isResizable = !isMessageBox && !isNarrow && !isMaximized
  const className = [
    'sp-dialog',
    isMessageBox && 'sp-message-box',
    isResizable && 'sp-dialog-resizable',
    isMaximized && 'sp-dialog-maximized',
  ]
  return (
    <Dialog.Root
      open={isOpen}
      role={isMessageBox ? 'alertdialog' : 'dialog'}
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      closeOnInteractOutside={props.closesOutside ?? false}
      {...(props.initialFocus
        ? { initialFocusEl: () => focusedWithin(content.current) ?? props.initialFocus?.() ?? null }
        : {})}
      finalFocusEl={find}
      onOpenChange={(details) => {
        if (!details.open) onDismiss()
      }}
      onExitComplete={onExited}
    >
      <Portal>
        <Dialog.Backdrop {...(isMessageBox ? { zIndex: 'messageBox' } : {})} />
        <Dialog.Positioner {...(isMessageBox ? { zIndex: 'messageBox' } : {})}>
          <Dialog.Content
            ref={content}
            className={className.filter(Boolean).join(' ')}
            style={{ ...drag.style, ['--dialog-width' as string]: `${width}px` }}
            aria-describedby={lead ? leadId : props.descriptionId}
          >
            <Dialog.Header className="sp-dialog-header" {...drag.handle}>
              <Dialog.Title className="sp-dialog-title">{title}</Dialog.Title>
              <div className="sp-dialog-tools">
                {!isMessageBox && !isNarrow && (
                  <button
                    type="button"
                    className="sp-icon-button"
                    aria-label={isMaximized ? messages.restore : messages.maximize}
                    aria-pressed={isMaximized}
                    onClick={() => {
                      reset()
                      setMaximized(!isMaximized)
                    }}
                  >
                    {isMaximized ? (
                      <Minimize2 size={16} aria-hidden />
                    ) : (
                      <Maximize2 size={16} aria-hidden />
                    )}
                  </button>
                )}
                {isResizable && (
                  <button
                    type="button"
                    className="sp-icon-button sp-dialog-arrange"
                    aria-label={ownMessages.arrange}
                    title={ownMessages.arrangeHelp}
                    onKeyDown={arrange}
                  >
                    <Move size={16} aria-hidden />
                  </button>
                )}
                <button
                  type="button"
                  className="sp-icon-button"
                  aria-label={messages.close}
                  onClick={onDismiss}
                >
                  <X size={18} aria-hidden />
                </button>
              </div>
            </Dialog.Header>
            {lead && (
              <p id={leadId} className="sp-dialog-lead">
                {lead}
              </p>
            )}
            {children}
            {footer && <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** Pixels of one press of an arrow key. */
const keyStep = 16

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Never below 400 x 300 (spec section 2.6), nor beyond the window. */
function resizeBy(dialog: HTMLElement | null, [x, y]: readonly [number, number]) {
  if (!dialog) return
  const { width, height } = dialog.getBoundingClientRect()
  const wide = Math.max(layout.dialogMinWidth, Math.min(width + x * keyStep, innerWidth - 48))
  const high = Math.max(layout.dialogMinHeight, Math.min(height + y * keyStep, innerHeight - 48))
  if (x !== 0) dialog.style.width = `${wide}px`
  if (y !== 0) dialog.style.height = `${high}px`
}

/** Who was quicker than the dialog, and is in one of its fields already, stays there. */
function focusedWithin(dialog: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement
  const isWithin = focused instanceof HTMLElement && focused !== dialog && dialog?.contains(focused)
  return isWithin ? focused : null
}
