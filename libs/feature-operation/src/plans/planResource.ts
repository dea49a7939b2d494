import { tagKey } from '@spruce/api-client'
import { listPlans } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { planColumns } from './planColumns.js'
import { planMessages } from './planMessages.js'
import { planListOptions } from './planQueries.js'
import { plansSearch } from './plansQuery.js'

/** The plans, as their side of the page lists them. */
export const planResource = defineResource({
  table: 'plans',
  messages: planMessages,
  title: 'plans',
  search: plansSearch,
  columns: planColumns,
  list: planListOptions,
  permission: 'plan:list',
  key: tagKey(listPlans),
})
