import { useApi } from '@spruce/session/react'
import type { FindOptions } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { contactSearchOptions, optionOfContact } from './alarmQueries.js'

/** Finds people of the company for a field, as anybody of it may. */
export function useFindContacts(): FindOptions {
  const api = useApi()
  const client = useQueryClient()
  return useCallback(
    async (keyword: string) => {
      const { rows } = await client.query(contactSearchOptions(api, keyword.trim()))
      return rows.map(optionOfContact)
    },
    [api, client],
  )
}
