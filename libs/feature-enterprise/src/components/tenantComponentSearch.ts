import { idOf } from '../organization/organizationQuery.js'
import type { ComponentQuery } from '@spruce/console-kit'
import { defineSearch, type Search, searchChoice, searchText } from '@spruce/shell-ui/search'

/** What the address of the page holds. */
export const tenantComponentSearch: Search<ComponentQuery> = defineSearch(
  {
    keyword: searchText(),
    origin: searchChoice(['platform', 'tenant']),
    enabled: searchChoice(['yes', 'no']),
    roleId: idOf,
    status: searchChoice(['draft', 'on_shelf', 'off_shelf']),
    kind: searchChoice(['builtin', 'frame']),
  },
  { sort: ['name', 'code', 'category', 'status', 'origin', 'enabled', 'updatedAt', 'createdAt'] },
)

/** Reads the search part of an address. */
export const readTenantComponentQuery = tenantComponentSearch.read
