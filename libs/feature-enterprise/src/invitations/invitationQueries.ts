import { type ApiClient, listOf, mutationOf, type Schemas } from '@spruce/api-client'
import {
  listInvitations,
  resendInvitation,
  revokeInvitation,
  sendUserInvite,
} from '@spruce/api-client/operations'
import { momentsOf } from '@spruce/console-kit/days'
import { type InvitationQuery, invitationSearch } from './invitationQuery.js'

/** An invitation as the list shows it; its contact is masked. */
export type Invitation = Schemas['Invitation']
/** One that was sent just now, with its link. */
export type SentInvitation = Schemas['SentInvitation']

/** One page of them. */
export function invitationListOptions(api: ApiClient, query: InvitationQuery) {
  const { from, to, ...rest } = invitationSearch.params(query)
  const sent = momentsOf({ from, to })
  return listOf(api, listInvitations, {
    query: {
      ...rest,
      ...(sent.from && { sentAtFrom: sent.from }),
      ...(sent.to && { sentAtTo: sent.to }),
    },
  })
}

/** Invites the owner of one contact. The answer carries the link, once. */
export function inviteOptions(api: ApiClient) {
  return { ...mutationOf(api, sendUserInvite), gcTime: 0 } // the link must not stay in the cache
}

/** Sends one again, with another link. */
export function resendOptions(api: ApiClient) {
  return { ...mutationOf(api, resendInvitation), gcTime: 0 }
}

/** Takes one back. */
export function revokeOptions(api: ApiClient) {
  return mutationOf(api, revokeInvitation)
}
