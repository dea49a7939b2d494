import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { useId, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '../forms/Form.js'
import { useFormKernel, type FormOptions } from '../forms/formKernel.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { layout } from '../theme/layout.js'
import { DialogFrame } from './DialogFrame.js'
import { DiscardQuestion } from './DiscardQuestion.js'

export interface FormDialogProps<Draft extends FieldValues, Result = unknown> extends Omit<
  FormOptions<Draft, Result | undefined>,
  'onDone'
> {
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
  /** After a successful submit with its result; without one when dismissed, or when there is none. */
  onClose: (result?: Result) => void
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
  const [isAsking, setAsking] = useState(false)
  const kernel = useFormKernel<Draft, Result | undefined>({
    ...props,
    onDone: (result) => onClose(result),
  })

  function dismiss() {
    if (kernel.isPending) return
    if (kernel.isDirty) setAsking(true)
    else onClose()
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
      {isAsking && (
        <DiscardQuestion
          onAnswer={(isDiscarded) => {
            setAsking(false)
            if (isDiscarded) onClose()
          }}
        />
      )}
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
