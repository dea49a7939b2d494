import type { TenantStatus } from '../../db/schema.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import type { Transitions } from '../../http/transitions.js'
import type { Customer } from '../../repositories/customers/CustomersRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Session } from '../../sessions/session.js'
import { writeRefusal } from '../writeRefusal.js'

/** What the operator may do by hand: time alone expires a customer, and a renewal alone undoes that. */
export const statusChanges: Transitions<TenantStatus> = {
  enabled: ['disabled'],
  disabled: ['enabled'],
  expired: ['disabled'],
}

/** A code, login name or contact in use is 409 DUPLICATE with the field. */
export function customerRefusal(
  error: unknown,
  fields: { code: string; loginName: string; mobile: string; email: string },
): unknown {
  return writeRefusal(error, {
    tenants_code_key: fields.code,
    users_login_key_key: fields.loginName,
    users_mobile_key: fields.mobile,
    users_email_key_key: fields.email,
  })
}

/** A moment as the contract writes it. @throws 422 unless it is still to come */
export function futureTime(text: string | null | undefined, now: Date): Date | null {
  if (text === null || text === undefined) return null
  const time = new Date(text)
  if (time <= now) throw unprocessable('NOT_IN_FUTURE', [wrongField('expiresAt', 'invalid')])
  return time
}

/** Who may edit customers sees their contacts in full. */
export function seesCustomerContacts(session: Session): boolean {
  return session.tenant?.permissions.has('customer:edit') ?? false
}

/** The customer, held until the transaction ends. @throws 404 */
export async function heldCustomer({ customers }: Repositories, id: string): Promise<Customer> {
  await customers.lock(id)
  const customer = await customers.find(id)
  if (!customer) throw notFound('customer', id)
  return customer
}
