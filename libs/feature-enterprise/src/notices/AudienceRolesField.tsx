import { useApi } from '@spruce/session/react'
import { MultiSelectField, usePermitted } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { RolesField, type RolesFieldProps } from '../organization/RolesField.js'
import { findChoices } from './tenantAudience.js'

export interface AudienceRolesFieldProps extends RolesFieldProps {
  /** Those that stand chosen, by name. */
  chosen: readonly { id: string; name: string }[]
}

/** Chooses roles of an audience; who may write one but not list roles finds them by name. */
export function AudienceRolesField({ chosen, ...field }: AudienceRolesFieldProps) {
  const api = useApi()
  const client = useQueryClient()
  if (usePermitted()(['role:list', 'user:list'])) return <RolesField {...field} />
  return (
    <MultiSelectField
      {...field}
      options={chosen.map(({ id, name }) => ({ value: id, label: name }))}
      find={(keyword) => findChoices(api, client, 'roles', keyword)}
    />
  )
}
