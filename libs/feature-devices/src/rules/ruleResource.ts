import { defineResource } from '@spruce/shell-ui'
import { alarmsKey } from '../alarms/alarmQueries.js'
import { ruleColumns } from './ruleColumns.js'
import { ruleMessages } from './ruleMessages.js'
import { ruleListOptions } from './ruleQueries.js'
import { ruleSearch } from './ruleQuery.js'

/** The rules of a tenant, as their page lists them. */
export const ruleResource = defineResource({
  table: 'alarm-rules',
  messages: ruleMessages,
  title: 'title',
  search: ruleSearch,
  columns: ruleColumns,
  list: ruleListOptions,
  permission: 'alarm:list',
  key: alarmsKey,
})
