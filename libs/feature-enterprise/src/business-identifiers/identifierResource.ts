import { tagKey } from '@spruce/api-client'
import { listBusinessIdentifiers } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { identifierColumns } from './identifierColumns.js'
import { identifierMessages } from './identifierMessages.js'
import { identifierListOptions } from './identifierQueries.js'
import { identifierSearch } from './identifierQuery.js'

/** The business identifiers of a company, as their page lists them. */
export const identifierResource = defineResource({
  table: 'business-identifiers',
  messages: identifierMessages,
  title: 'title',
  search: identifierSearch,
  columns: identifierColumns,
  list: identifierListOptions,
  permission: 'businessidentity:list',
  key: tagKey(listBusinessIdentifiers),
})
