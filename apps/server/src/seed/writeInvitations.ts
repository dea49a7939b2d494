import type { Db, InvitationContactKind, InvitationStatus } from '../db/schema.js'
import { newId } from '../ids.js'
import { invitationLastsMs } from '../operations/invitations/invitationRules.js'
import { InvitationsRepository } from '../repositories/invitations/InvitationsRepository.js'
import { hashToken, newToken } from '../sessions/tokens.js'
import type { DemoTenant } from './DemoTenant.js'

const hour = 3_600_000

interface DemoInvitation {
  contact: string
  nickName: string | null
  /** The department by its code. */
  department: string
  /** The role by its code. */
  role?: string
  status: InvitationStatus
  /** Before now. */
  hoursAgo: number
}

/** One of each kind, and some that still wait for an answer. */
const invitations: readonly DemoInvitation[] = [
  sent('19900010001', '高思远', 'RD-SW', 20, 'employee'),
  sent('ruan.wenjing@guest.example', '阮文静', 'HQ-HR', 52, 'personnel'),
  sent('19900010003', null, 'RD-EL', 160),
  { ...sent('19900010004', '穆青', 'RD-ST', 400), status: 'expired' },
  { ...sent('zhai.xiaoyu@guest.example', '翟晓雨', 'HQ-FIN', 700, 'finance'), status: 'expired' },
  { ...sent('19900010006', '景明', 'HQ-LAW', 300), status: 'revoked' },
]

function sent(
  contact: string,
  nickName: string | null,
  department: string,
  hoursAgo: number,
  role?: string,
): DemoInvitation {
  return { contact, nickName, department, hoursAgo, status: 'sent', ...(role && { role }) }
}

/** Writes invitations of every status; the accepted ones are those of people who joined last. */
export async function writeInvitations(
  db: Db,
  { brand, departments, roles, members }: DemoTenant,
  invitedBy: string,
  now: Date,
): Promise<void> {
  const repository = new InvitationsRepository(db)
  const joined = [...members]
    .filter(({ status, id }) => status === 'active' && id !== invitedBy)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, 2)
  const add = async (
    contact: string,
    nickName: string | null,
    places: { departmentIds: readonly string[]; roleIds: readonly string[] },
    sentAt: Date,
  ) => {
    const id = newId()
    await repository.add(brand.id, {
      ...{ id, contact, nickName, ...places, invitedBy, sentAt },
      contactKind: kindOf(contact),
      tokenHash: hashToken(newToken()), // nobody has the link: sending again makes another
      expiresAt: new Date(sentAt.getTime() + invitationLastsMs),
    })
    return id
  }
  for (const { contact, nickName, department, role, status, hoursAgo } of invitations) {
    const places = {
      departmentIds: departments.flatMap(({ id, code }) => (code === department ? id : [])),
      roleIds: roles.flatMap(({ id, code }) => (code === role ? id : [])),
    }
    const sentAt = new Date(now.getTime() - hoursAgo * hour)
    const id = await add(contact, nickName, places, sentAt)
    if (status === 'revoked') await repository.revoke(brand.id, id)
  }
  for (const { mobile, name, departmentIds, roleIds, createdAt } of joined) {
    const sentAt = new Date(createdAt.getTime() - 5 * hour)
    const id = await add(mobile, name, { departmentIds, roleIds }, sentAt)
    await repository.accept(brand.id, id, createdAt)
  }
}

function kindOf(contact: string): InvitationContactKind {
  return contact.includes('@') ? 'email' : 'mobile'
}
