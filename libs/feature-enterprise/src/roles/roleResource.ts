import { defineResource } from '@spruce/shell-ui'
import { roleColumns } from './roleColumns.js'
import { roleMessages } from './roleMessages.js'
import { rolesKey } from '../organization/roleQueries.js'
import { roleListOptions } from './roleQueries.js'
import { roleSearch } from './roleQuery.js'

/** The roles of a tenant, as their page lists them. */
export const roleResource = defineResource({
  table: 'roles',
  messages: roleMessages,
  title: 'title',
  search: roleSearch,
  columns: roleColumns,
  list: roleListOptions,
  permission: 'role:list',
  key: rolesKey,
})
