import { tagKey } from '@spruce/api-client'
import { listInvitations } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { invitationColumns } from './invitationColumns.js'
import { invitationMessages } from './invitationMessages.js'
import { invitationListOptions } from './invitationQueries.js'
import { invitationSearch } from './invitationQuery.js'

/** The invitations of a tenant, as their page lists them. */
export const invitationResource = defineResource({
  table: 'invitations',
  messages: invitationMessages,
  title: 'title',
  search: invitationSearch,
  columns: invitationColumns,
  list: invitationListOptions,
  permission: 'user:list',
  key: tagKey(listInvitations),
})
