import { useApi } from '@spruce/session/react'
import type { FindOptions } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { memberSearchOptions } from './memberQueries.js'

/** Finds people of the tenant for a field, with what tells two of the same name apart. */
export function useFindMembers(): FindOptions {
  const api = useApi()
  const client = useQueryClient()
  return useCallback(
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
}
