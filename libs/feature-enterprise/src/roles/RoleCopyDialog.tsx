import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { checkRoleNames, type RoleCopyDraft } from './roleDraft.js'
import { roleMessages } from './roleMessages.js'
import type { RoleRecord } from './roleQueries.js'

export interface RoleCopyDialogProps extends FormPort<RoleCopyDraft, RoleRecord> {
  /** The role. */
  role: Pick<RoleRecord, 'name' | 'code'>
}

/** Asks for the name and the code of a copy. */
export function RoleCopyDialog({ role, ...form }: RoleCopyDialogProps) {
  const t = useMessages(roleMessages)
  return (
    <FormDialog<RoleCopyDraft, RoleRecord>
      {...form}
      title={t.copyTitle(role.name)}
      submitLabel={t.copy}
      initialValues={{
        name: t.copyName(role.name).slice(0, 50),
        code: `${role.code.slice(0, 45)}_copy`,
      }}
      validate={(draft) => checkRoleNames(draft, t)}
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      <TextField name="code" label={t.code} help={t.codeHelp} isRequired maxLength={50} />
    </FormDialog>
  )
}
