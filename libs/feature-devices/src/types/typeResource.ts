import { defineResource } from '@spruce/shell-ui'
import { devicesKey } from '../devices/deviceQueries.js'
import { typeColumns } from './typeColumns.js'
import { typeMessages } from './typeMessages.js'
import { typeListOptions } from './typeQueries.js'
import { typeSearch } from './typeQuery.js'

/** The types of a tenant's devices, as their page lists them. */
export const typeResource = defineResource({
  table: 'device-types',
  messages: typeMessages,
  title: 'title',
  search: typeSearch,
  columns: typeColumns,
  list: typeListOptions,
  permission: 'device:list',
  key: devicesKey,
})
