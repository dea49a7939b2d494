import { tagKey } from '@spruce/api-client'
import { listUserImports } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { importColumns } from './importColumns.js'
import { importMessages } from './importMessages.js'
import { importListOptions } from './importQueries.js'
import { importsSearch } from './importSearch.js'

/** The imports of members, departments and devices, as their page lists them. */
export const importResource = defineResource({
  table: 'user-imports',
  messages: importMessages,
  title: 'listTitle',
  search: importsSearch,
  columns: importColumns,
  list: importListOptions,
  permission: 'user:import',
  key: tagKey(listUserImports),
})

/** The same list for somebody who imports devices and no people. */
export const deviceImportResource: typeof importResource = {
  ...importResource,
  permission: 'device:import',
}
