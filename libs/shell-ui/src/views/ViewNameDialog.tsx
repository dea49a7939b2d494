import { defineDialog, type DialogProps } from '../dialogs/defineDialog.js'
import { FormDialog } from '../dialogs/FormDialog.js'
import { SwitchField } from '../forms/SwitchField.js'
import { TextField } from '../forms/TextField.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { viewMessages } from './viewMessages.js'

/** What the dialog asks. */
export interface ViewNameDraft {
  name: string
  isShared: boolean
}

export interface ViewNameDialogProps extends DialogProps<true> {
  /** The name of the view to rename; undefined: a new one is kept. */
  former?: string | undefined
  /** Names that are taken, of the person's own views and of the shared ones. */
  taken: { mine: readonly string[]; shared: readonly string[] }
  /** The view to rename is a shared one, or a new one may be. */
  isShared?: boolean
  /** The person may share views. */
  canShare?: boolean
  /** How long a name may be, in characters. */
  mostCharacters: number
  /** Takes what was filled in; a failure keeps it. */
  onSubmit: (draft: ViewNameDraft) => Promise<void>
}

/** Asks for a view's name, and whether everybody may see it. Resolves with true. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { former, taken, canShare = false, isShared = false, mostCharacters, onSubmit } = props
  const words = useMessages(viewMessages)

  function validate(draft: ViewNameDraft) {
    const name = draft.name.trim()
    const others = draft.isShared ? taken.shared : taken.mine
    if (name === '') return { name: words.nameMissing }
    if (name.length > mostCharacters) return { name: words.nameTooLong(mostCharacters) }
    return name !== former && others.includes(name) ? { name: words.nameTaken } : {}
  }

  return (
    <FormDialog<ViewNameDraft, true>
      title={former === undefined ? words.saveAsTitle : words.renameTitle(former)}
      lead={former === undefined ? words.saveAsHelp : undefined}
      initialValues={{ name: former ?? '', isShared }}
      validate={validate}
      onSubmit={async (draft) => {
        await onSubmit({ ...draft, name: draft.name.trim() })
        return true as const
      }}
      onClose={props.onClose}
    >
      <TextField name="name" label={words.name} isRequired maxLength={mostCharacters} />
      {canShare && former === undefined && <SwitchField name="isShared" label={words.isShared} />}
    </FormDialog>
  )
}

/** `await viewNameDialog.open({ taken, mostCharacters, onSubmit })`. */
export const viewNameDialog = defineDialog(ViewNameDialog)
