import { useApi } from '@spruce/session/react'
import { MultiSelectField, type Option, useMessages, usePermitted } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { findChoices } from '../notices/tenantAudience.js'
import { DepartmentsField } from '../organization/DepartmentsField.js'
import { AudienceRolesField } from '../notices/AudienceRolesField.js'
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
 * may not list roles or departments finds them by name.
 */
export function AudienceFields({ application, help }: AudienceFieldsProps) {
  const t = useMessages(applicationMessages)
  const api = useApi()
  const client = useQueryClient()
  const isPermitted = usePermitted()
  const { roles = [], departments = [] } = application ?? {}
  return (
    <>
      <AudienceRolesField name="roleIds" label={t.roles} help={help} chosen={roles} />
      {isPermitted('department:list') ? (
        <DepartmentsField
          name="departmentIds"
          label={t.departments}
          help={t.departmentsHelp}
          chosen={departments}
        />
      ) : (
        <MultiSelectField
          name="departmentIds"
          label={t.departments}
          help={t.departmentsHelp}
          options={departments.map(optionOf)}
          find={(keyword) => findChoices(api, client, 'departments', keyword)}
        />
      )}
    </>
  )
}

function optionOf({ id, name }: { id: string; name: string }): Option {
  return { value: id, label: name }
}
