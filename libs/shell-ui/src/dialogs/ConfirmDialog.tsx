import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Input } from '@chakra-ui/react/input'
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useErrorText } from '../provider/errors.js'
import { layout } from '../theme/layout.js'
import { defineDialog, type DialogProps } from './defineDialog.js'
import { DialogFrame } from './DialogFrame.js'

/** What a deletion asks the person to type (spec section 5, "Dialogs"). */
export const deleteWord = 'DELETE'

export interface ConfirmDialogProps extends DialogProps<true> {
  /** Names the thing: 删除部门“研发部”？ */
  title: string
  /** What will happen, and what can be undone. */
  message?: ReactNode
  /** A verb: 删除部门. */
  confirmLabel: string
  /** On the button that leaves everything as it is. Default: 取消. */
  cancelLabel?: string
  /** Destroys something: red. */
  danger?: boolean
  /** Says that something is done: green, and nothing to cancel. */
  success?: boolean
  /** Must be typed first; `deleteWord` for deletions of many or of a branch. */
  requireText?: string
  /** Anything but nothing must be typed first, as a reason (spec section 5, "Dialogs"). */
  requireInput?: { label: string; maxLength?: number }
  /** Runs while the dialog stays open; a failure is shown in it and nothing is lost. Gets what was typed. */
  onConfirm?: (typed?: string) => unknown
}

/** A question of 416 px; resolves with true, or undefined when dismissed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, danger = false, success = false } = props
  const { requireText, requireInput, onConfirm, onClose } = props
  const messages = useMessages(uiMessages)
  const sayError = useErrorText()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const formId = useId()

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isPending) return
    const text = typed.trim()
    const isWrong = requireText ? text !== requireText : requireInput && !text
    if (isWrong) {
      setProblem(text && requireText ? messages.doesNotMatch(requireText) : messages.pleaseEnter)
      input.current?.focus()
      return
    }
    setPending(true)
    setProblem(undefined)
    try {
      await onConfirm?.(text)
      onClose(true)
    } catch (error) {
      setProblem(sayError(error))
    } finally {
      setPending(false)
    }
  }

  const Icon = danger ? TriangleAlert : success ? CircleCheck : CircleHelp
  const tone = danger ? ' sp-danger' : success ? ' sp-success' : ''
  const hasInput = requireText !== undefined || requireInput !== undefined
  const problemId = `${formId}-problem`
  const messageId = `${formId}-message`
  return (
    <DialogFrame
      isMessageBox
      width={layout.dialogConfirm}
      descriptionId={message ? messageId : undefined}
      title={
        <span className="sp-confirm-title">
          <Icon size={20} aria-hidden className={`sp-confirm-icon${tone}`} />
          <span>{title}</span>
        </span>
      }
      hasInput={requireInput !== undefined && typed.trim() !== ''}
      onDismiss={() => {
        if (!isPending) onClose()
      }}
      initialFocus={() => (hasInput ? input.current : (cancel.current ?? submitButton.current))}
      footer={
        <>
          {!success && (
            <Button
              ref={cancel}
              variant="outline"
              colorPalette="gray"
              disabled={isPending}
              onClick={() => onClose()}
            >
              {props.cancelLabel ?? messages.cancel}
            </Button>
          )}
          <Button
            ref={submitButton}
            type="submit"
            form={formId}
            colorPalette={danger ? 'danger' : 'accent'}
            loading={isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Dialog.Body>
        <form id={formId} className="sp-confirm" noValidate onSubmit={submit}>
          {message && (
            <div id={messageId} className="sp-confirm-message">
              {message}
            </div>
          )}
          {hasInput && (
            <label className="sp-field">
              <span className="sp-label">
                {requireInput?.label ?? messages.typeToConfirm(requireText ?? '')}
                {requireInput && (
                  <span className="sp-required" title={messages.required} aria-hidden />
                )}
              </span>
              <Input
                ref={input}
                value={typed}
                autoComplete="off"
                spellCheck={requireInput !== undefined}
                maxLength={requireInput?.maxLength}
                aria-required
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? problemId : undefined}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
          )}
          {problem && (
            <p id={problemId} className="sp-error" role="alert">
              {problem}
            </p>
          )}
        </form>
      </Dialog.Body>
    </DialogFrame>
  )
}

/** `await confirmDialog.open({ title, confirmLabel, … })`. */
export const confirmDialog = defineDialog(ConfirmDialog)
