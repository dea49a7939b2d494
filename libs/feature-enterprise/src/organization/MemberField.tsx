import { useApi } from '@spruce/session/react'
import { SelectField } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { memberSearchOptions } from './memberQueries.js'

/** @public */
export interface MemberFieldProps {
  /** Key of the draft; it holds the id of a membership, or null. */
  name: string
  label: string
  help?: string
  /** The person chosen at the start. */
  chosen?: { id: string; name: string } | undefined
}

/** Chooses a person of the tenant, found by the server while typing. */
export function MemberField({ name, label, help, chosen }: MemberFieldProps) {
  const api = useApi()
  const client = useQueryClient()
  const find = useCallback(
    async (keyword: string) => {
      const people = await client.query(memberSearchOptions(api, keyword.trim()))
      return people.map(({ id, nickName, loginName, departments }) => ({
        value: id,
        label: nickName,
        description: [loginName, departments[0]?.name].filter(Boolean).join(' · '),
      }))
    },
    [api, client],
  )
  return (
    <SelectField
      name={name}
      label={label}
      help={help}
      options={chosen ? [{ value: chosen.id, label: chosen.name }] : []}
      find={find}
      isClearable
    />
  )
}
