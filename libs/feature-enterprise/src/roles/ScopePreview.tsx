import { Box } from '@chakra-ui/react/box'
import { queryOf } from '@spruce/api-client'
import { previewRoleScope } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import { useErrorText, useFieldValue, useMessages } from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { roleMessages } from './roleMessages.js'
import type { DataScope } from './roleQueries.js'

export interface ScopePreviewProps {
  /** Absent: a new role, which nobody holds. */
  roleId?: string | undefined
}

/** Whom the scope in the form would show, before it is saved. */
export function ScopePreview({ roleId }: ScopePreviewProps) {
  const api = useApi()
  const t = useMessages(roleMessages)
  const sayError = useErrorText()
  const dataScope = useFieldValue<DataScope>('dataScope')
  const departmentIds = useFieldValue<string[]>('departmentIds')
  const isChosen = dataScope === 'custom'
  const preview = useQuery({
    ...queryOf(api, previewRoleScope, {
      query: { dataScope, ...(roleId && { roleId }), ...(isChosen && { departmentIds }) },
    }),
    enabled: !isChosen || departmentIds.length > 0,
    placeholderData: keepPreviousData,
  })
  if (isChosen && departmentIds.length === 0) return null
  const { data, error } = preview
  return (
    <Box role="status" aria-busy={preview.isFetching} p="3" bg="bg.subtle" borderRadius="l2">
      {error ? (
        <Box as="span" color="fg.error">
          {sayError(error)}
        </Box>
      ) : !data ? (
        t.scopeCounting
      ) : data.people !== null ? (
        t.scopeReach(data.people, data.total)
      ) : data.holders.length === 0 ? (
        t.scopeByHolder
      ) : (
        <>
          <p>{t.scopeHolders}</p>
          <Box as="ul" mt="1" textStyle="secondary" listStyleType="none">
            {data.holders.map(({ id, name, people }) => (
              <li key={id}>{t.scopeHolder(name, people, data.total)}</li>
            ))}
          </Box>
          {data.holderCount > data.holders.length && (
            <Box as="p" textStyle="secondary" color="fg.muted">
              {t.scopeMore(data.holderCount - data.holders.length)}
            </Box>
          )}
        </>
      )}
    </Box>
  )
}
