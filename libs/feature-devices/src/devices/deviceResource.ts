import { defineResource } from '@spruce/shell-ui'
import { deviceColumns } from './deviceColumns.js'
import { deviceMessages } from './deviceMessages.js'
import { deviceListOptions, devicesKey } from './deviceQueries.js'
import { deviceSearch } from './deviceQuery.js'

/** The devices of a tenant, as their page lists them; to export them takes a permission of its own. */
export const deviceResource = defineResource({
  table: 'devices',
  messages: deviceMessages,
  title: 'title',
  search: deviceSearch,
  columns: deviceColumns,
  list: deviceListOptions,
  permission: 'device:list',
  key: devicesKey,
  isExported: false,
})
