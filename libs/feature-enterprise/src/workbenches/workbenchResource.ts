import { tagKey } from '@spruce/api-client'
import { listWorkbenches } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { workbenchColumns } from './workbenchColumns.js'
import { workbenchMessages } from './workbenchMessages.js'
import { workbenchListOptions } from './workbenchQueries.js'
import { workbenchSearch } from './workbenchQuery.js'

/** The business workbenches of a company, as their page lists them. */
export const workbenchResource = defineResource({
  table: 'workbenches',
  messages: workbenchMessages,
  title: 'title',
  search: workbenchSearch,
  columns: workbenchColumns,
  list: workbenchListOptions,
  permission: 'workbench:list',
  key: tagKey(listWorkbenches),
})
