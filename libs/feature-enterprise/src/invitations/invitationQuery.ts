import { orderedDays, readDay } from '@spruce/console-kit/days'
import { defineSearch, searchChoice, type SearchQuery, searchText } from '@spruce/shell-ui/search'

/** In the order of an invitation's life. */
export const invitationStatuses = ['sent', 'accepted', 'expired', 'revoked'] as const

/** What somebody was invited by. */
export const contactKinds = ['mobile', 'email', 'account'] as const

/** What the address of the page holds; the days of sending are local ones, both included. */
export const invitationSearch = defineSearch(
  {
    keyword: searchText(),
    status: searchChoice(invitationStatuses),
    contactKind: searchChoice(contactKinds),
    from: readDay,
    to: readDay,
  },
  {
    sort: ['sentAt', 'expiresAt', 'acceptedAt', 'nickName', 'contactKind', 'status'],
    check: orderedDays,
  },
)

/** Absent: no filter, first page, default size and order. */
export type InvitationQuery = SearchQuery<typeof invitationSearch>

/** Reads the search part of an address. */
export const readInvitationQuery = invitationSearch.read
