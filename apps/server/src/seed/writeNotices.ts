import { bulkInsert } from '../db/bulkInsert.js'
import type { Db } from '../db/schema.js'
import { newId } from '../ids.js'
import { NoticesRepository } from '../repositories/messages/NoticesRepository.js'
import { SystemNoticesRepository } from '../repositories/messages/SystemNoticesRepository.js'
import type { DemoMember, DemoTenant } from './DemoTenant.js'
import { companyNotices, systemNotices, type DemoNotice } from './notices.js'
import { namedPeople } from './namedPeople.js'
import { createRandom, type Random } from './random.js'

const day = 86_400_000

/** Writes the operator's notices into the customers that they are for, with who has read them. */
export async function writeSystemNotices(
  db: Db,
  userId: string,
  tenants: readonly DemoTenant[],
  now: Date,
): Promise<void> {
  const notices = new SystemNoticesRepository(db)
  const random = createRandom(5_001)
  for (const notice of systemNotices) {
    const id = newId()
    const at = momentOf(notice, now)
    const audience = {
      ...{ allCustomers: true, customerIds: [], planIds: [], roleCodes: [] },
      administratorsOnly: notice.administratorsOnly ?? false,
    }
    const writtenAt = new Date(Math.min(at.getTime(), now.getTime()) - day)
    await notices.add({ ...notice, id, audience, createdBy: userId, now: writtenAt })
    const written = await notices.find(id)
    if (!written || notice.published === null) continue
    if (notice.status === 'scheduled') {
      await notices.move(id, { status: 'scheduled', publishAt: at })
      continue
    }
    await notices.deliver(written, [], at)
    await notices.move(id, { status: 'published', publishAt: at })
    for (const { tenantId, noticeId } of await notices.deliveries(id)) {
      const tenant = tenants.find(({ brand }) => brand.id === tenantId)
      if (tenant) await writeReceipts(db, tenant, noticeId, notice, at, random)
    }
    if (notice.status === 'withdrawn') {
      const withdrawnAt = new Date(at.getTime() + day)
      await notices.recall(id, withdrawnAt)
      await notices.move(id, { status: 'withdrawn', withdrawnAt })
    }
  }
}

/** Writes the notices of a company to its own people. */
export async function writeCompanyNotices(
  db: Db,
  tenant: DemoTenant,
  createdBy: string,
  now: Date,
): Promise<void> {
  const notices = new NoticesRepository(db)
  const random = createRandom(5_002)
  for (const notice of companyNotices) {
    const id = newId()
    const at = momentOf(notice, now)
    await notices.add(tenant.brand.id, {
      ...notice,
      id,
      createdBy,
      now: new Date(Math.min(at.getTime(), now.getTime()) - day),
    })
    await notices.setAudience(tenant.brand.id, id, {
      ...{ everyone: true, departmentIds: [], roleIds: [], memberIds: [] },
    })
    if (notice.status === 'draft') continue
    if (notice.status === 'scheduled') {
      await notices.move(tenant.brand.id, id, { status: 'scheduled', publishAt: at })
      continue
    }
    await notices.move(tenant.brand.id, id, { status: 'published', publishAt: at })
    await writeReceipts(db, tenant, id, notice, at, random)
    if (notice.status === 'withdrawn') {
      const withdrawnAt = new Date(at.getTime() + day)
      await notices.move(tenant.brand.id, id, { status: 'withdrawn', withdrawnAt })
    }
  }
}

function momentOf({ published }: DemoNotice, now: Date): Date {
  return new Date(now.getTime() + (published ?? -1) * day)
}

/** Who was here since the notice came may have read it then; the demo accounts have, but those that are named. */
async function writeReceipts(
  db: Db,
  { brand, roles, members }: DemoTenant,
  noticeId: string,
  { readBy, unreadBy = [], mustConfirm, administratorsOnly }: DemoNotice,
  publishedAt: Date,
  random: Random,
) {
  const administrator = roles.find(({ grantsAll }) => grantsAll)?.id ?? ''
  const isFor = ({ status, roleIds }: DemoMember) =>
    status === 'active' && (!administratorsOnly || roleIds.includes(administrator))
  const readers = members.filter(isFor).flatMap((member) => {
    const last = member.lastLoginAt
    const isNamed = Object.hasOwn(namedPeople, member.loginName)
    const hasRead = isNamed
      ? !unreadBy.includes(member.loginName)
      : last !== null && last > publishedAt && random.chance(readBy)
    if (!hasRead) return []
    const wasHere = last !== null && last > publishedAt ? last : publishedAt
    return { member, readAt: new Date(wasHere.getTime() + 60_000 + random.below(240_000)) }
  })
  await bulkInsert(
    db,
    'notice_receipts',
    {
      tenant_id: 'text',
      member_id: 'text',
      notice_id: 'text',
      read_at: 'timestamptz',
      confirmed_at: 'timestamptz',
    },
    readers.map(({ member, readAt }) => ({
      tenant_id: brand.id,
      member_id: member.id,
      notice_id: noticeId,
      read_at: readAt,
      confirmed_at: mustConfirm ? readAt : null,
    })),
  )
}
