import { queryOf } from '@spruce/api-client'
import { getPermissionMatrix } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import { SelectField, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { accessMessages } from './accessMessages.js'
import { permissionRows } from './permissionRows.js'

/** Chooses one of the permissions that a role of the tenant could give; the draft holds its code. */
export function PermissionField() {
  const api = useApi()
  const t = useMessages(accessMessages)
  const { data } = useQuery(queryOf(api, getPermissionMatrix))
  return (
    <SelectField
      name="permCode"
      label={t.permission}
      options={permissionRows(data?.apps ?? []).map(({ code, name, places }) => ({
        value: code,
        label: name,
        description: (places[0] ?? []).join(' / '),
      }))}
    />
  )
}
