import { tagKey } from '@spruce/api-client'
import { listComponents } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { componentColumns } from './componentColumns.js'
import { componentMessages } from './componentMessages.js'
import { componentListOptions } from './componentQueries.js'
import { componentSearch } from './componentQuery.js'

/** The components that designers are given, as their page lists them. */
export const componentResource = defineResource({
  table: 'components',
  messages: componentMessages,
  title: 'title',
  search: componentSearch,
  columns: componentColumns,
  list: componentListOptions,
  permission: 'component:list',
  key: tagKey(listComponents),
})
