import { defineResource } from '@spruce/shell-ui'
import { alarmColumns } from './alarmColumns.js'
import { alarmMessages } from './alarmMessages.js'
import { alarmListOptions, alarmsKey } from './alarmQueries.js'
import { alarmSearch } from './alarmQuery.js'

/** The alarms of a tenant, as their page lists them; the server makes their file. */
export const alarmResource = defineResource({
  table: 'alarms',
  messages: alarmMessages,
  title: 'title',
  search: alarmSearch,
  columns: alarmColumns,
  list: alarmListOptions,
  permission: 'alarm:list',
  key: alarmsKey,
  isExported: false,
})
