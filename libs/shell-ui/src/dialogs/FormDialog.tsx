import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { saveEdit } from '../editing/saveEdit.js'
import { useStaleQuestion } from '../editing/useStaleQuestion.js'
import { Form } from '../forms/Form.js'
import { useFormKernel, type FormKernel, type FormOptions } from '../forms/formKernel.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { layout } from '../theme/layout.js'
import { DialogFrame } from './DialogFrame.js'
import type { FormPort } from './FormPort.js'
import { useDiscardQuestion } from './useDiscardQuestion.js'

export interface FormDialogProps<Draft extends FieldValues, Result = unknown>
  extends
    Omit<FormOptions<Draft, Result | undefined>, 'onDone' | 'onSubmit' | 'initialValues'>,
    FormPort<Draft, Result> {
  /** What the fields hold at the start. Default: `draftOf` of the record. */
  initialValues?: Draft
  /**
   * What is edited, with its version. With `onReload` `onSubmit` gets what changed, an edit of nothing sends
   * nothing, and who comes too late (412) is asked whose edit stays.
   */
  record?: (Result & { version: number }) | undefined
  /** What the fields hold of a record; of none for a new one. */
  draftOf?: (record: Result | undefined) => Draft
  /** The name of what is edited, in the question whose edit stays. Default: its `name`. */
  nameOf?: (record: Result) => string
  /** Says a value in that question where its field does not; undefined leaves it to the field. */
  sayValue?: (field: keyof Draft & string, value: Draft[keyof Draft]) => string | undefined
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
  const ask = useStaleQuestion()
  const kernel: FormKernel<Draft> = useFormKernel<Draft, Result | undefined>({
    ...props,
    initialValues: props.initialValues ?? props.draftOf?.(props.record) ?? ({} as Draft),
    onSubmit: (draft) => save(draft),
    onDone: (result) => onClose(result),
  })
  const { dismiss: dismissInput, question } = useDiscardQuestion(kernel.isDirty, () => onClose())

  function save(draft: Draft) {
    const { record, draftOf, onSubmit, onReload, sayValue, nameOf = nameOfRecord } = props
    if (!record || !draftOf || !onReload) return onSubmit(draft)
    type Entity = Result & { version: number }
    return saveEdit<Draft, Entity>({
      entity: record,
      draft,
      draftOf,
      send: async (changes, version) => (await onSubmit(draft, { changes, version })) as Entity,
      load: onReload as () => Promise<Entity>,
      ask: (conflicts, latest) => ask(nameOf(latest), conflicts, kernel.words, sayValue),
    })
  }

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

function nameOfRecord(record: unknown): string {
  return String(Reflect.get(Object(record) as object, 'name') ?? '')
}

function firstField(formId: string): HTMLElement | null {
  const form = document.getElementById(formId)
  return (
    form?.querySelector<HTMLElement>(
      'input:not([type=hidden], :disabled, [type=radio]:not(:checked)), textarea:not(:disabled), button[aria-haspopup]:not(:disabled), [role=treeitem][tabindex="0"]',
    ) ?? null
  )
}
