import { MultiSelectField, useMessages, usePermitted } from '@spruce/shell-ui'
import { DepartmentsField } from '../organization/DepartmentsField.js'
import { RolesField } from '../organization/RolesField.js'
import { applicationMessages } from './applicationMessages.js'
import type { Application } from './applicationQueries.js'

export interface AudienceFieldsProps {
  /** Whose roles and departments stand chosen, by name; absent for a new one. */
  application: Pick<Application, 'roles' | 'departments'> | undefined
  /** What leaving both empty means. */
  help: string
}

/**
 * Which roles and departments see an application: fields `roleIds` and `departmentIds` of the draft. Who
 * may not list roles or departments reads the chosen ones and what it takes to change them.
 */
export function AudienceFields({ application, help }: AudienceFieldsProps) {
  const t = useMessages(applicationMessages)
  const isPermitted = usePermitted()
  const { roles = [], departments = [] } = application ?? {}
  return (
    <>
      {isPermitted(['role:list', 'user:list']) ? (
        <RolesField name="roleIds" label={t.roles} help={help} />
      ) : (
        <FixedField name="roleIds" label={t.roles} help={t.rolesFixed} chosen={roles} />
      )}
      {isPermitted('department:list') ? (
        <DepartmentsField
          name="departmentIds"
          label={t.departments}
          help={t.departmentsHelp}
          chosen={departments}
        />
      ) : (
        <FixedField
          name="departmentIds"
          label={t.departments}
          help={t.departmentsFixed}
          chosen={departments}
        />
      )}
    </>
  )
}

interface FixedFieldProps {
  name: string
  label: string
  /** What it takes to change it. */
  help: string
  chosen: readonly { id: string; name: string }[]
}

/** Shows what is chosen, and not to be changed. */
function FixedField({ name, label, help, chosen }: FixedFieldProps) {
  return (
    <MultiSelectField
      name={name}
      label={label}
      help={help}
      options={chosen.map(({ id, name: text }) => ({ value: id, label: text }))}
      isDisabled
    />
  )
}
