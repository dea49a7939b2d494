import type { ReactNode } from 'react'
import type { Option } from '../forms/OptionList.js'
import { PickListField } from '../forms/PickListField.js'
import type { FindOptions } from '../forms/useOptions.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import type { DialogProps } from './defineDialog.js'
import { dialogMessages } from './dialogMessages.js'
import { FormDialog } from './FormDialog.js'

interface PickDraft {
  ids: readonly string[]
}

/** @public */
export interface UserPickDialogProps<Result = readonly string[]> extends DialogProps<Result> {
  /** What people are chosen for. */
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  /** What the list holds. Default: 成员. */
  label?: string
  /** Finds people by what is typed, the first ones by nothing; aborted when the person types on. */
  find: FindOptions
  /** Who is chosen already. Default: nobody. */
  chosen?: readonly Option[]
  /** Most people at a time. Default: no limit. */
  most?: number
  /** Said when nobody is chosen. Default: 请选择成员. */
  requiredText?: string
  /** Said when there are more. Default: 最多选择 {most} 人. */
  tooManyText?: string
  /** Nobody is a choice, too, as where people are taken away. */
  isOptional?: boolean
  /** Default: 选择. */
  submitLabel?: string
  /** Gets the ids in the order of choosing; the dialog resolves with what it gives. A failure keeps the choice. */
  onSubmit: (ids: readonly string[]) => Promise<Result> | Result
}

/**
 * Chooses people: a search, the found ones in a list of at most 300 px (spec sections 2.6 and 9), and
 * the chosen ones below it, kept over every search. @public
 */
export function UserPickDialog<Result = readonly string[]>(props: UserPickDialogProps<Result>) {
  const { find, chosen = nobody, most = Infinity, isOptional = false, onSubmit } = props
  const messages = useMessages(dialogMessages)
  return (
    <FormDialog<PickDraft, Result>
      title={props.title}
      lead={props.lead}
      initialValues={{ ids: chosen.map(({ value }) => value) }}
      validate={({ ids }) => ({
        ids:
          ids.length === 0 && !isOptional
            ? (props.requiredText ?? messages.chooseSomebody)
            : ids.length > most
              ? (props.tooManyText ?? messages.tooMany(most))
              : undefined,
      })}
      onSubmit={({ ids }) => onSubmit(ids)}
      onClose={props.onClose}
      submitLabel={props.submitLabel ?? messages.choose}
    >
      <PickListField
        name="ids"
        label={props.label ?? messages.people}
        options={chosen}
        find={find}
        isRequired={!isOptional}
      />
    </FormDialog>
  )
}

const nobody: readonly Option[] = []
