import { tagKey } from '@spruce/api-client'
import { listCustomers } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { customerColumns } from './customerColumns.js'
import { customerMessages } from './customerMessages.js'
import { customerListOptions } from './customerQueries.js'
import { customerSearch } from './customerQuery.js'

/** The customers of the platform, as their page lists them. */
export const customerResource = defineResource({
  table: 'customers',
  messages: customerMessages,
  title: 'title',
  search: customerSearch,
  columns: customerColumns,
  list: customerListOptions,
  permission: 'customer:list',
  key: tagKey(listCustomers),
})
