import { tagKey } from '@spruce/api-client'
import { listBusinessDeliveries } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { deliveryColumns } from './deliveryColumns.js'
import { deliveryMessages } from './deliveryMessages.js'
import { deliveryListOptions } from './deliveryQueries.js'
import { deliverySearch } from './deliveryQuery.js'

/** What was sent by business identifiers, as its page lists it; the server makes the file. */
export const deliveryResource = defineResource({
  table: 'business-deliveries',
  messages: deliveryMessages,
  title: 'title',
  search: deliverySearch,
  columns: deliveryColumns,
  list: deliveryListOptions,
  permission: 'businessidentity:list',
  key: tagKey(listBusinessDeliveries),
  isExported: false,
})
