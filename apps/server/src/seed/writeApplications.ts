import { createHash } from 'node:crypto'
import type { Db } from '../db/schema.js'
import { newId } from '../ids.js'
import { AuditRepository } from '../repositories/AuditRepository.js'
import { ApplicationsRepository } from '../repositories/customers/ApplicationsRepository.js'
import { CustomersRepository } from '../repositories/customers/CustomersRepository.js'
import { demoApplications } from './applications.js'

/** Which operation leads to which state; the log of the operator keeps it. */
const decisions = {
  needs_information: 'requestApplicationInformation',
  approved: 'approveApplication',
  rejected: 'rejectApplication',
} as const

/** Writes the applications of customers to be, with what the operator's staff decided. */
export async function writeApplications(
  db: Db,
  operator: { tenantId: string; userId: string },
  now: Date,
): Promise<void> {
  const applications = new ApplicationsRepository(db)
  const audit = new AuditRepository(db)
  for (const {
    status,
    submitted,
    decided,
    note = null,
    customerId = null,
    ...fields
  } of demoApplications) {
    const id = newId()
    const address = '203.0.113.24'
    // Nobody has the token: it was in the applicant's mail.
    const tokenHash = createHash('sha256').update(`demo application ${id}`).digest('hex')
    const at = hoursBefore(now, submitted)
    const contacts = customerId === null ? {} : await contactsOf(db, customerId)
    await applications.add({ ...fields, ...contacts, id, tokenHash, at, address })
    if (status === 'submitted' || decided === undefined) continue
    const decidedAt = hoursBefore(now, decided)
    const isFinal = status !== 'needs_information'
    await applications.decide(id, {
      status,
      note,
      by: operator.userId,
      at: isFinal ? decidedAt : null,
      customerId,
    })
    await audit.add(
      {
        ...{ tenantId: operator.tenantId, userId: operator.userId, operation: decisions[status] },
        ...{ traceId: `demo-${fields.code}`, address: '10.16.0.8', at: decidedAt },
        appCode: 'spruce-web-operation-management',
      },
      [
        {
          ...{ table: 'applications', id, name: fields.name },
          before: { status: 'submitted', note: null },
          after: { status, note },
        },
      ],
    )
  }
}

/** Whoever applied is the contact of the customer that it became. */
async function contactsOf(db: Db, customerId: string) {
  const customer = await new CustomersRepository(db).find(customerId)
  if (!customer) throw new Error(`There is no customer ${customerId}`)
  const { contactName, contactMobile, contactEmail } = customer
  return {
    contactName: contactName ?? '',
    contactMobile: contactMobile ?? '',
    contactEmail: contactEmail ?? '',
  }
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000)
}
