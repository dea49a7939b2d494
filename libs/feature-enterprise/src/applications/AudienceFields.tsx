import { useMessages } from '@spruce/shell-ui'
import { DepartmentsField } from '../organization/DepartmentsField.js'
import { RolesField } from '../organization/RolesField.js'
import { applicationMessages } from './applicationMessages.js'
import type { Application } from './applicationQueries.js'

export interface AudienceFieldsProps {
  /** Departments that it shows to already, by name. */
  departments: NonNullable<Application['departments']>
  /** What leaving both empty means. */
  help: string
}

/** Which roles and departments see an application: fields `roleIds` and `departmentIds` of the draft. */
export function AudienceFields({ departments, help }: AudienceFieldsProps) {
  const t = useMessages(applicationMessages)
  return (
    <>
      <RolesField name="roleIds" label={t.roles} help={help} />
      <DepartmentsField
        name="departmentIds"
        label={t.departments}
        help={t.departmentsHelp}
        chosen={departments}
      />
    </>
  )
}
