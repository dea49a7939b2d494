import { defineResource } from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import { memberColumns } from './memberColumns.js'
import { memberKeys, memberListOptions } from './memberQueries.js'
import { organizationSearch } from './organizationQuery.js'

/** The people of a tenant, as their section lists them. */
export const memberResource = defineResource({
  table: 'members',
  messages: enterpriseMessages,
  title: 'members',
  search: organizationSearch,
  columns: memberColumns,
  list: memberListOptions,
  permission: 'user:list',
  key: memberKeys.lists(),
})
