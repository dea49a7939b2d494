import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type RecordFormOptions, useRecordForm } from '../editing/useRecordForm.js'
import { Form } from '../forms/Form.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { layout } from '../theme/layout.js'
import { DialogFrame } from './DialogFrame.js'
import type { FormPort } from './FormPort.js'
import { useDiscardQuestion } from './useDiscardQuestion.js'

export interface FormDialogProps<Draft extends FieldValues, Result = unknown>
  extends
    Omit<RecordFormOptions<Draft, Result>, 'onDone'>,
    Pick<FormPort<Draft, Result>, 'onClose'> {
  /** A verb and its thing: 编辑部门. */
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  /** Default: 保存. */
  submitLabel?: string
  /** Nothing to save: it closes only. */
  isReadOnly?: boolean
  /** Pixels. Default: 480. */
  width?: number
  /** The fields. */
  children?: ReactNode
}

/**
 * Up to eight fields in 480 px. Enter submits; Escape and the cross close, after a question when
 * something was typed. A failed submit stays open with everything typed.
 */
export function FormDialog<Draft extends FieldValues, Result = unknown>(
  props: FormDialogProps<Draft, Result>,
) {
  const { title, lead, submitLabel, isReadOnly = false, onClose, children } = props
  const messages = useMessages(uiMessages)
  const formId = useId()
  const kernel = useRecordForm<Draft, Result>({ ...props, onDone: (result) => onClose(result) })
  const { dismiss: dismissInput, question } = useDiscardQuestion(kernel.isDirty, () => onClose())

  function dismiss() {
    if (!kernel.isPending) dismissInput()
  }

  return (
    <>
      <DialogFrame
        title={title}
        lead={lead}
        width={props.width ?? layout.dialogForm}
        hasInput={kernel.isDirty}
        onDismiss={dismiss}
        initialFocus={() => firstField(formId)}
        footer={
          <>
            <Button
              variant="outline"
              colorPalette="gray"
              disabled={kernel.isPending}
              onClick={dismiss}
            >
              {isReadOnly ? messages.close : messages.cancel}
            </Button>
            {!isReadOnly && (
              <Button type="submit" form={formId} loading={kernel.isPending}>
                {submitLabel ?? messages.save}
              </Button>
            )}
          </>
        }
      >
        <Dialog.Body>
          <Form kernel={kernel} id={formId}>
            {children}
          </Form>
        </Dialog.Body>
      </DialogFrame>
      {question}
    </>
  )
}

function firstField(formId: string): HTMLElement | null {
  const form = document.getElementById(formId)
  return (
    form?.querySelector<HTMLElement>(
      'input:not([type=hidden], :disabled, [type=radio]:not(:checked)), textarea:not(:disabled), button[aria-haspopup]:not(:disabled), [role=treeitem][tabindex="0"]',
    ) ?? null
  )
}
