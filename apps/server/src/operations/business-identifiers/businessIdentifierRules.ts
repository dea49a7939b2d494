import type { Schemas } from '@spruce/api-client/contract'
import { cleanChannels, cleanVariables, templateErrors } from '../../deliveries/templates.js'
import { assertVersion, notFound, unprocessable, wrongField } from '../../http/errors.js'
import {
  channelsOf,
  presentBusinessIdentifier,
} from '../../presenters/presentBusinessIdentifiers.js'
import type { BusinessIdentifier } from '../../repositories/deliveries/BusinessIdentifiersRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isAppForKind } from '../../sessions/appOwners.js'
import type { Session } from '../../sessions/session.js'
import { writeRefusal } from '../writeRefusal.js'

/** A code in use is 409 DUPLICATE. */
export function businessIdentifierRefusal(error: unknown): unknown {
  return writeRefusal(error, { business_identifiers_code: 'code' })
}

/** @throws 404 */
export async function readBusinessIdentifier(
  { businessIdentifiers }: Repositories,
  tenantId: string,
  id: string,
): Promise<Schemas['BusinessIdentifier']> {
  const identifier = await businessIdentifiers.find(tenantId, id)
  if (!identifier) throw notFound('business identifier', id)
  return presentBusinessIdentifier(identifier)
}

/** Locked, at the version that the caller saw. @throws 404, 412 */
export async function lockBusinessIdentifier(
  { businessIdentifiers }: Repositories,
  tenantId: string,
  id: string,
  version: number,
): Promise<BusinessIdentifier> {
  const identifier = await businessIdentifiers.lock(tenantId, id)
  if (!identifier) throw notFound('business identifier', id)
  assertVersion(version, identifier.version, presentBusinessIdentifier(identifier))
  return identifier
}

/** Templates and variables as they are kept. @throws 422 NO_CHANNEL, WRONG_TEMPLATE */
export function checkedTemplates(
  given: Schemas['BusinessChannels'],
  declared: readonly Schemas['BusinessVariable'][],
) {
  const channels = cleanChannels(given)
  const variables = cleanVariables(declared)
  if (channelsOf(channels).length === 0) {
    throw unprocessable('NO_CHANNEL', [wrongField('channels', 'required')])
  }
  const errors = templateErrors(channels, variables)
  if (errors.length > 0) throw unprocessable('WRONG_TEMPLATE', errors)
  return { channels, variables }
}

/** @throws 422 UNKNOWN_APP for an application that the tenant does not have */
export async function assertKnownApp(
  repositories: Repositories,
  session: Session,
  appCode: string,
): Promise<void> {
  const known = await readKnownApps(repositories, session)
  if (!known.has(appCode)) throw unprocessable('UNKNOWN_APP', [wrongField('appCode', 'invalid')])
}

/** The codes of the applications that the tenant has: the platform's for its kind, and its own. */
export async function readKnownApps(
  { menus, tenantApps }: Repositories,
  { tenant }: Session,
): Promise<ReadonlySet<string>> {
  const tenantId = tenant?.id ?? ''
  const platform = await menus.listApps(tenantId)
  const own = await tenantApps.list(tenantId)
  return new Set([
    ...platform.filter(({ code }) => isAppForKind(code, tenant?.kind)).map(({ code }) => code),
    ...own.map(({ code }) => code),
  ])
}
