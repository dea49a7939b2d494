import type { Schemas } from '@spruce/api-client/contract'
import { maskEmail, maskMobile } from '@spruce/validators'
import type { ApplicationRow } from '../repositories/customers/ApplicationsRepository.js'
import type { Customer } from '../repositories/customers/CustomersRepository.js'

export function presentCustomer(
  customer: Customer,
  options: { withContacts: boolean },
): Schemas['Customer'] {
  const { contactMobile, contactEmail, expiresAt, createdAt, ...rest } = customer
  return {
    ...rest,
    contactMobile: options.withContacts
      ? contactMobile
      : contactMobile && maskMobile(contactMobile),
    contactEmail: options.withContacts ? contactEmail : contactEmail && maskEmail(contactEmail),
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** What auditor and applicant both see. */
function presentAsked(row: ApplicationRow, withContacts: boolean) {
  return {
    status: row.status,
    name: row.name,
    shortName: row.short_name,
    code: row.customer_code ?? row.code,
    industry: row.industry,
    region: row.region,
    contactName: row.contact_name,
    contactMobile: withContacts ? row.contact_mobile : maskMobile(row.contact_mobile),
    contactEmail: withContacts ? row.contact_email : maskEmail(row.contact_email),
    reason: row.reason,
    note: row.note,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
  }
}

export function presentApplication(
  row: ApplicationRow,
  options: { withContacts: boolean },
): Schemas['Application'] {
  return { id: row.id, customerId: row.customer_id, ...presentAsked(row, options.withContacts) }
}

/** For whoever has the token, which need not be the contact: contacts stay masked. */
export function presentOwnApplication(row: ApplicationRow): Schemas['OwnApplication'] {
  return presentAsked(row, false)
}
