import { tagKey } from '@spruce/api-client'
import { listIdentityProviders } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { providerColumns } from './providerColumns.js'
import { providerMessages } from './providerMessages.js'
import { providerListOptions } from './providerQueries.js'
import { providerSearch } from './providerQuery.js'

/** The identity providers of a company, as their page lists them. */
export const providerResource = defineResource({
  table: 'identity-providers',
  messages: providerMessages,
  title: 'title',
  search: providerSearch,
  columns: providerColumns,
  list: providerListOptions,
  permission: 'identityprovider:list',
  key: tagKey(listIdentityProviders),
})
