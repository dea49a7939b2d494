import { type ApiClient, listOf, type LiveKind, mutationOf, type Schemas } from '@spruce/api-client'
import {
  findUsersByContact,
  findUsersByLoginName,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  sendUserInvite,
} from '@spruce/api-client/operations'
import { momentsOf } from '@spruce/console-kit/days'
import { isMobile } from '@spruce/validators'
import { shownInPlace } from '../organization/shownInPlace.js'
import { type InvitationQuery, invitationSearch } from './invitationQuery.js'

/** An invitation as the list shows it; its contact is masked. */
export type Invitation = Schemas['Invitation']
/** One that was sent just now, with its link. */
export type SentInvitation = Schemas['SentInvitation']

/** An account of the platform, masked. */
export type FoundUser = Schemas['FoundUser']

/** Somebody accepted, or a colleague sent or took back. */
const live = ['invitations'] satisfies LiveKind[]

/** One page of them. */
export function invitationListOptions(api: ApiClient, query: InvitationQuery) {
  const { from, to, ...rest } = invitationSearch.params(query)
  const sent = momentsOf({ from, to })
  const list = listOf(api, listInvitations, {
    query: {
      ...rest,
      ...(sent.from && { sentAtFrom: sent.from }),
      ...(sent.to && { sentAtTo: sent.to }),
    },
  })
  return { ...list, meta: { live } }
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

/** Looks for an account by its whole mobile, email or login name. */
export function findAccountOptions(api: ApiClient, contact: string) {
  const isContact = contact.includes('@') || isMobile(contact)
  const list = isContact
    ? listOf(api, findUsersByContact, { query: { mobileEmail: contact } })
    : listOf(api, findUsersByLoginName, { query: { loginName: contact } })
  return { ...list, meta: shownInPlace, gcTime: 0, staleTime: 0, retry: false }
}
