import { FormDialog, TextField, useMessages, type DialogProps } from '@spruce/shell-ui'
import { profileMessages } from './profileMessages.js'

/** @public */
export interface NameDialogProps extends DialogProps<true> {
  /** The name of now. */
  nickName: string
  /** Takes what was filled in; a failure keeps it. */
  onSubmit: (nickName: string) => Promise<true>
}

/** The longest name that the server keeps. */
const longest = 50

/** Changes the name that others see. */
export function NameDialog({ nickName, onSubmit, onClose }: NameDialogProps) {
  const t = useMessages(profileMessages)
  return (
    <FormDialog<{ nickName: string }, true>
      title={t.editName}
      initialValues={{ nickName }}
      validate={(draft) => ({
        nickName: draft.nickName.trim() === '' ? t.nickNameRequired : undefined,
      })}
      onSubmit={(draft) => onSubmit(draft.nickName.trim())}
      onClose={onClose}
    >
      <TextField
        name="nickName"
        label={t.nickName}
        autoComplete="name"
        maxLength={longest}
        isRequired
      />
    </FormDialog>
  )
}
