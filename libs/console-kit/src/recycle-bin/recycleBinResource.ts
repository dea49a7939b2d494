import { defineResource } from '@spruce/shell-ui'
import { recycleBinColumns } from './recycleBinColumns.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import { recycleBinKeys, recycleBinListOptions } from './recycleBinQueries.js'
import { recycleBinSearch } from './recycleBinQuery.js'
import type { RecycleBinSource } from './recycleBinSource.js'

/** What was removed, as the page of a console lists it. */
export const recycleBinResource = (source: RecycleBinSource) =>
  defineResource({
    table: source.key,
    messages: recycleBinMessages,
    title: 'title',
    search: recycleBinSearch,
    columns: recycleBinColumns(source.scope),
    list: (api, query) => recycleBinListOptions(api, query, source),
    permission: source.permission,
    key: recycleBinKeys.all,
  })
