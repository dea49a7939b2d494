import type { ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { ConfirmDialog, confirmDialog } from './ConfirmDialog.js'
import { defineDialog, type DialogProps } from './defineDialog.js'
import { dialogMessages } from './dialogMessages.js'

/** A question in a few words. @public */
export interface ToastDialogInput {
  /** Names the thing, and what is asked of it. */
  title: string
  message?: ReactNode
  /** A verb: 发布公告. */
  confirmLabel: string
  cancelLabel?: string
  /** Runs while the dialog stays open; a failure is shown in it. */
  onConfirm?: () => unknown
}

/** Something done, said until it is read. @public */
export type SuccessDialogInput = Pick<ToastDialogInput, 'title' | 'message'> & {
  /** Default: 知道了. */
  confirmLabel?: string
}

function SuccessDialog(props: SuccessDialogInput & DialogProps<true>) {
  const messages = useMessages(dialogMessages)
  return <ConfirmDialog {...props} success confirmLabel={props.confirmLabel ?? messages.gotIt} />
}

const successDialog = defineDialog(SuccessDialog)

/**
 * The three short dialogs of spec section 2.6, 416 px over everything else: a question before something
 * is destroyed, something done that stays until it is read, and a plain question. They resolve with
 * true, or undefined when dismissed. What DELETE or a reason must be typed for: `dangerDialog`. @public
 */
export const toastDialog = {
  danger: (input: ToastDialogInput) => confirmDialog.open({ ...input, danger: true }),
  success: (input: SuccessDialogInput) => successDialog.open(input),
  confirm: (input: ToastDialogInput) => confirmDialog.open(input),
}
