import { tagKey } from '@spruce/api-client'
import { listDataEndpoints } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { endpointColumns } from './endpointColumns.js'
import { endpointMessages } from './endpointMessages.js'
import { endpointListOptions } from './endpointQueries.js'
import { endpointSearch } from './endpointQuery.js'

/** The data endpoints of a company, as their page lists them. */
export const endpointResource = defineResource({
  table: 'data-endpoints',
  messages: endpointMessages,
  title: 'title',
  search: endpointSearch,
  columns: endpointColumns,
  list: endpointListOptions,
  permission: 'dataendpoint:edit',
  key: tagKey(listDataEndpoints),
})
