import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { maskEmail, maskMobile } from '@spruce/validators'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import type { Invitation, SentInvitation } from './invitationQueries.js'
import { invitationStatuses } from './invitationQuery.js'

/** Rows for stories and tests: each status in turn, the first one open. */
export function makeInvitations(count: number): Invitation[] {
  return Array.from({ length: count }, (_, index) => {
    const status = invitationStatuses[index % 4] ?? 'sent'
    return {
      id: `i${index + 1}`,
      contactKind: index % 2 === 0 ? ('mobile' as const) : ('email' as const),
      contact:
        index % 2 === 0 ? `138****${String(1001 + index)}` : `guest${index + 1}****@example.cn`,
      nickName: `受邀人 ${index + 1}`,
      departments: [{ id: 'rd', name: '研发中心' }],
      roles: index % 3 === 0 ? [] : [{ id: 'role-member', name: '普通成员' }],
      status,
      invitedBy: '李娜',
      sentAt: '2026-11-20T08:00:00.000Z',
      expiresAt: '2026-11-27T08:00:00.000Z',
      acceptedAt: status === 'accepted' ? '2026-11-21T08:00:00.000Z' : null,
      version: 1,
    }
  })
}

/** A client whose server is this array, beside an organisation in memory. `members` are contacts of members. */
export function createInvitationsApi(rows: Invitation[], members: readonly string[] = []) {
  const contacts = new Map<string, string>()
  const withLink = (row: Invitation): SentInvitation => ({
    ...row,
    link: `https://console.example.cn/bind-account?tenant=yunshan#invite=${row.id}-${row.version}`,
  })
  const change = (id: string, version: number, status: Invitation['status']) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (row.version !== version) throw new ApiError({ kind: 'http', status: 412, code: 412 })
    return Object.assign(row, { status, version: version + 1 })
  }
  const foundBy = (contact: string) => {
    const isMember = members.includes(contact)
    const isKnown = isMember || contact === 'zhang_wei'
    const user = { name: '张*', loginName: 'zha****', mobile: '138****5678', email: null, isMember }
    return { rows: isKnown ? [user] : [], total: isKnown ? 1 : 0 }
  }
  return createTestApi({
    ...organizationHandlers(),
    'GET /spruce/api/v1/invitations': ({ query }) => {
      const { keyword = '', status, contactKind } = query
      const found = rows.filter(
        (row) =>
          (row.nickName ?? '').startsWith(String(keyword)) &&
          (status === undefined || row.status === status) &&
          (contactKind === undefined || row.contactKind === contactKind),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    'GET /spruce/api/v1/invitations/{id}/history': () => ({ rows: [], total: 0 }),
    'GET /aba-base/api/v3/user/get-users-by-mobile-or-email': ({ query }) =>
      foundBy(String(query.mobileEmail)),
    'GET /aba-base/api/v3/user/get-users-by-loginName': ({ query }) =>
      foundBy(String(query.loginName)),
    'POST /aba-base/api/v3/user/send-user-invite': ({ body }) => {
      const { mobileEmail: contact, nickName = null } = body
      if (members.includes(contact)) throw refused('该用户已是本企业成员')
      if (contacts.has(contact)) throw refused('该联系方式已有待接受的邀请')
      const id = `new-${rows.length}`
      contacts.set(contact, id)
      const isEmail = contact.includes('@')
      const [sample] = makeInvitations(1)
      const row: Invitation = {
        ...(sample as Invitation),
        ...{ id, nickName, status: 'sent' },
        contactKind: isEmail ? 'email' : 'mobile',
        contact: isEmail ? maskEmail(contact) : maskMobile(contact),
      }
      rows.unshift(row)
      return withLink(row)
    },
    'POST /spruce/api/v1/invitations/{id}/resend': ({ path, body }) =>
      withLink(change(path.id, body.version, 'sent')),
    'POST /spruce/api/v1/invitations/{id}/revoke': ({ path, body }) =>
      change(path.id, body.version, 'revoked'),
  })
}

function refused(message: string): ApiError {
  return new ApiError({ kind: 'http', status: 409, code: 'ALREADY_MEMBER', message })
}
