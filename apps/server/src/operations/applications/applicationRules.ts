import type { ApplicationStatus } from '../../db/schema.js'
import { notFound } from '../../http/errors.js'
import type { Transitions } from '../../http/transitions.js'
import type { ApplicationRow } from '../../repositories/customers/ApplicationsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'

/** The auditor decides what is submitted; the applicant answers what is asked. */
export const applicationChanges: Transitions<ApplicationStatus> = {
  submitted: ['needs_information', 'approved', 'rejected'],
  needs_information: ['submitted'],
  approved: [],
  rejected: [],
}

/** The application, held until the transaction ends. @throws 404 */
export async function heldApplication(
  { applications }: Repositories,
  by: { id: string } | { tokenHash: string },
): Promise<ApplicationRow> {
  const row = await applications.lock(by)
  if (!row) throw notFound('application')
  return row
}

/** The login name of a new customer's administrator: letters, digits and underscore. */
export function administratorName(code: string): string {
  return `admin_${code.replaceAll('-', '_')}`
}

/** What the customer and its first department are called for short. */
export function shortNameOf({ short_name, name }: ApplicationRow): string {
  return short_name ?? Array.from(name).slice(0, 50).join('')
}
