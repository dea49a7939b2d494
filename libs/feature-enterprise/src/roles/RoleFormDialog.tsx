import {
  type DialogProps,
  FormDialog,
  SelectField,
  TextAreaField,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { DepartmentsField } from '../organization/DepartmentsField.js'
import { checkRoleDraft, dataScopes, draftOfRole, scopeTexts } from './roleDraft.js'
import { roleMessages } from './roleMessages.js'
import type { DataScope, RoleDraft, RoleRecord } from './roleQueries.js'

export interface RoleFormDialogProps extends DialogProps<RoleRecord> {
  /** Absent: a new one. */
  role?: RoleRecord
  /** Undefined: somebody else's edit stays. */
  onSubmit: (draft: RoleDraft) => Promise<RoleRecord | undefined>
}

/** Adds or changes one. Knows nothing of queries, routes or permissions. */
export function RoleFormDialog({ role, onSubmit, onClose }: RoleFormDialogProps) {
  const t = useMessages(roleMessages)
  return (
    <FormDialog<RoleDraft, RoleRecord>
      title={role ? t.editTitle(role.name) : t.add}
      initialValues={draftOfRole(role)}
      validate={(draft) => checkRoleDraft(draft, t)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      <TextField
        name="code"
        label={t.code}
        help={t.codeHelp}
        isRequired
        isReadOnly={role?.builtin ?? false}
        maxLength={50}
      />
      <TextAreaField name="description" label={t.description} maxLength={200} />
      <SelectField
        name="dataScope"
        label={t.dataScope}
        help={t.dataScopeHelp}
        options={dataScopes.map((value) => ({ value, label: t[scopeTexts[value]] }))}
        isDisabled={role?.grantsAll ?? false}
      />
      <ChosenDepartments />
    </FormDialog>
  )
}

function ChosenDepartments() {
  const t = useMessages(roleMessages)
  const scope = useFieldValue<DataScope>('dataScope')
  if (scope !== 'custom') return null
  return <DepartmentsField name="departmentIds" label={t.departments} isRequired chosen={[]} />
}
