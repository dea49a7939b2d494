import { useMessages, usePermitted } from '@spruce/shell-ui'
import { DepartmentsField } from '../organization/DepartmentsField.js'
import { FixedChoiceField } from '../organization/FixedChoiceField.js'
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
        <FixedChoiceField name="roleIds" label={t.roles} help={t.rolesFixed} chosen={roles} />
      )}
      {isPermitted('department:list') ? (
        <DepartmentsField
          name="departmentIds"
          label={t.departments}
          help={t.departmentsHelp}
          chosen={departments}
        />
      ) : (
        <FixedChoiceField
          name="departmentIds"
          label={t.departments}
          help={t.departmentsFixed}
          chosen={departments}
        />
      )}
    </>
  )
}
