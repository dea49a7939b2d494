import type { FieldValues } from 'react-hook-form'
import type { FormPort } from '../dialogs/FormPort.js'
import { type FormKernel, type FormOptions, useFormKernel } from '../forms/formKernel.js'
import { saveEdit } from './saveEdit.js'
import { useStaleQuestion } from './useStaleQuestion.js'

/** A form about a record, which may have been changed meanwhile. */
export interface RecordFormOptions<Draft extends FieldValues, Result>
  extends
    Omit<FormOptions<Draft, Result | undefined>, 'onSubmit' | 'initialValues'>,
    Omit<FormPort<Draft, Result>, 'onClose'> {
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
}

/** The kernel of a form about a record: asks whose edit stays. `FormDialog` has it; a form on a page takes it. */
export function useRecordForm<Draft extends FieldValues, Result>(
  options: RecordFormOptions<Draft, Result>,
): FormKernel<Draft> {
  const { record, draftOf } = options
  const ask = useStaleQuestion()
  const kernel: FormKernel<Draft> = useFormKernel<Draft, Result | undefined>({
    ...options,
    initialValues: options.initialValues ?? draftOf?.(record) ?? ({} as Draft),
    onSubmit: (draft) => save(draft),
  })
  return kernel

  function save(draft: Draft) {
    const { onSubmit, onReload, sayValue, nameOf = nameOfRecord } = options
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
}

/** None where `name` is no text, as of a record with a name in each language. */
function nameOfRecord(record: unknown): string {
  const name: unknown = Reflect.get(Object(record) as object, 'name')
  return typeof name === 'string' ? name : ''
}
