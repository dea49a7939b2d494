import { useApi } from '@spruce/session/react'
import { MultiSelectField, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { enterpriseMessages } from '../messages.js'
import { roleListOptions } from './roleQueries.js'

/** @public */
export interface RolesFieldProps {
  /** Key of the draft; it holds ids of roles. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** What choosing them means. */
  help?: string
}

/** Chooses roles of the tenant. One that is switched off stays chosen but cannot be added. */
export function RolesField({ name, label, help }: RolesFieldProps) {
  const api = useApi()
  const t = useMessages(enterpriseMessages)
  const { data = [], isError } = useQuery(roleListOptions(api))
  return (
    <MultiSelectField
      name={name}
      label={label}
      help={isError ? t.rolesNotLoaded : help}
      options={data.map((role) => ({
        value: role.id,
        label: role.name,
        isDisabled: !role.enabled,
      }))}
    />
  )
}
