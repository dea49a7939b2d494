import { useRef, type ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { ConfirmDialog, deleteWord } from './ConfirmDialog.js'
import { defineDialog, type DialogProps } from './defineDialog.js'
import { dialogMessages } from './dialogMessages.js'

/** @public */
export interface DangerDialogProps extends DialogProps<string> {
  /** Names the thing: 驳回“云杉科技”的申请？ */
  title: string
  /** What will happen, and what can be undone. */
  message?: ReactNode
  /** A verb: 驳回申请. */
  confirmLabel: string
  /** On the button that leaves everything as it is. Default: 取消. */
  cancelLabel?: string
  /** `delete`: DELETE must be typed. `text`: anything but nothing, as a reason (spec section 5). Default: `delete`. */
  asks?: 'delete' | 'text'
  /** Of `text`: what is asked for. Default: 原因. */
  inputLabel?: string
  /** Of `text`: most characters. Default: 200. */
  maxLength?: number
  /** Gets what was typed, without blanks around it; a failure is shown in the dialog and nothing is lost. */
  onConfirm?: (typed: string) => unknown
}

/** Before something is destroyed: 416 px, red, with something to type. Resolves with what was typed. @public */
export function DangerDialog(props: DangerDialogProps) {
  const { asks = 'delete', inputLabel, maxLength = 200, onConfirm, onClose, ...rest } = props
  const messages = useMessages(dialogMessages)
  const typed = useRef('')
  return (
    <ConfirmDialog
      {...rest}
      danger
      requireText={asks === 'delete' ? deleteWord : undefined}
      requireInput={
        asks === 'text' ? { label: inputLabel ?? messages.reason, maxLength } : undefined
      }
      onConfirm={async (text = '') => {
        await onConfirm?.(text)
        typed.current = text
      }}
      onClose={(isConfirmed) => (isConfirmed ? onClose(typed.current) : onClose())}
    />
  )
}

/** `const reason = await dangerDialog.open({ title, confirmLabel, asks: 'text' })`; undefined when dismissed. @public */
export const dangerDialog = defineDialog(DangerDialog)
