import {
  FormDialog,
  type FormPort,
  SelectField,
  TextAreaField,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { departmentName } from '../organization/departmentNames.js'
import { DepartmentsField } from '../organization/DepartmentsField.js'
import { useDepartmentNames } from '../organization/useDepartmentNames.js'
import { checkRoleDraft, dataScopes, draftOfRole, type RoleDraft, scopeTexts } from './roleDraft.js'
import { roleMessages } from './roleMessages.js'
import type { DataScope, RoleRecord } from './roleQueries.js'
import { ScopePreview } from './ScopePreview.js'

export interface RoleFormDialogProps extends FormPort<RoleDraft, RoleRecord> {
  /** Absent: a new one. */
  role?: RoleRecord
}

/** Adds or changes one. Knows nothing of queries, routes or permissions. */
export function RoleFormDialog({ role, ...form }: RoleFormDialogProps) {
  const t = useMessages(roleMessages)
  const client = useQueryClient()
  return (
    <FormDialog<RoleDraft, RoleRecord>
      {...form}
      title={role ? t.editTitle(role.name) : t.add}
      record={role}
      draftOf={draftOfRole}
      validate={(draft) => checkRoleDraft(draft, t)}
      // A department that the page does not know stays its id.
      sayValue={(_field, value) =>
        Array.isArray(value)
          ? value.map((id) => departmentName(client, id) ?? id).join(t.nameSeparator)
          : undefined
      }
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
      <ChosenDepartments ids={role?.departmentIds ?? []} />
      {!role?.grantsAll && <ScopePreview roleId={role?.id} />}
    </FormDialog>
  )
}

function ChosenDepartments({ ids }: { ids: readonly string[] }) {
  const t = useMessages(roleMessages)
  const scope = useFieldValue<DataScope>('dataScope')
  const chosen = useDepartmentNames(scope === 'custom' ? ids : [])
  if (scope !== 'custom') return null
  return <DepartmentsField name="departmentIds" label={t.departments} isRequired chosen={chosen} />
}
