import { tagKey } from '@spruce/api-client'
import { listApps } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { applicationColumns } from './applicationColumns.js'
import { applicationMessages } from './applicationMessages.js'
import { applicationListOptions } from './applicationQueries.js'
import { applicationSearch } from './applicationQuery.js'

/** The applications of a company, as their page lists them. */
export const applicationResource = defineResource({
  table: 'applications',
  messages: applicationMessages,
  title: 'title',
  search: applicationSearch,
  columns: applicationColumns,
  list: applicationListOptions,
  permission: 'app:list',
  key: tagKey(listApps),
  rowId: ({ id, appCode }) => id ?? appCode,
})
