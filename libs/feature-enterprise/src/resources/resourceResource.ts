import { defineResource } from '@spruce/shell-ui'
import { resourceColumns } from './resourceColumns.js'
import { resourceMessages } from './resourceMessages.js'
import { resourceListOptions, resourcesKey } from './resourceQueries.js'
import { resourceSearch } from './resourceQuery.js'

/** The resources of a company, as their page lists them. */
export const resourceResource = defineResource({
  table: 'resources',
  messages: resourceMessages,
  title: 'title',
  search: resourceSearch,
  columns: resourceColumns,
  list: resourceListOptions,
  permission: 'resource:list',
  key: resourcesKey,
})
