import type { ApplicationStatus } from '../../db/schema.js'
import { conflict, notFound, wrongField } from '../../http/errors.js'
import type { Transitions } from '../../http/transitions.js'
import type { ApplicationRow } from '../../repositories/customers/ApplicationsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { hashToken } from '../../sessions/tokens.js'
import type { ServerMessages } from '../../messages.js'
import { tellEach } from '../tellEach.js'

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

/**
 * The applicant's token: of the service's secret and the id, so that every letter can carry the link
 * and none of it is stored but a hash.
 */
export function applicationToken({ seal }: Services, id: string): string {
  return seal.hash('application', id)
}

/** Where the applicant sees how things stand; undefined where the token is another secret's. */
export function progressLink(services: Services, row: Pick<ApplicationRow, 'id' | 'token_hash'>) {
  const token = applicationToken(services, row.id)
  if (hashToken(token) !== row.token_hash) return undefined
  return `${portalUrl(services)}/customer-apply#${token}`
}

/** Where the people of a tenant sign in. */
export function signInUrl(services: Services, code: string): string {
  return `${portalUrl(services)}/login?tenant=${encodeURIComponent(code)}`
}

/** From the configuration, never from a request (S-11). */
function portalUrl({ config }: Services): string {
  return config.publicUrl?.replace(/\/$/, '') ?? ''
}

/**
 * The code of a tenant, whatever became of it, is refused at once: the applicant can choose another.
 * Codes of other applications are not looked at; whose wins, the operator decides.
 * @throws 409 DUPLICATE at `code`
 */
export async function assertCodeFree({ tenants }: Repositories, code: string): Promise<void> {
  if (await tenants.isCodeTaken(code)) throw conflict('DUPLICATE', [wrongField('code', 'taken')])
}

const auditPath = '/yunbu-app/spruce-web-operation-management/base/customer/audit?status=submitted'

/** Tells the operator's staff who may decide that an application waits. */
export async function tellAuditors(
  repositories: Repositories,
  name: string,
  what: 'waits' | 'answered',
  now: Date,
): Promise<void> {
  const auditors = await repositories.customers.staffWith('customer:audit')
  const title = ({ application }: ServerMessages) => application[what](name)
  await tellEach(repositories, auditors, { title, link: auditPath }, now)
}
