import type { Schemas } from '@spruce/api-client/contract'
import { readPageData } from '@spruce/page-builder/data'
import type { Prepared, TenantContext } from '../../http/defineOperation.js'
import { assertVersion, notFound, unprocessable, wrongField } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { presentShareLink } from '../../presenters/presentShareLinks.js'
import type { ShareLink, ShareVariable } from '../../repositories/shares/ShareLinksRepository.js'
import type { Services } from '../../services.js'
import { futureTime } from '../customers/customerRules.js'
import { documentOf, findDesign, pageSubject } from '../pages/designWork.js'
import { readRules } from './shareVariables.js'

/** What a handler of a link works with. */
export type ShareContext = Pick<
  TenantContext<'editShareLink' | 'takeOverShareLink' | 'revokeShareLink' | 'removeShareLink'>,
  'tenantId' | 'repositories' | 'services' | 'audit'
>

const shortest = 6
const longest = 32

/**
 * The hash of a link's password, made before the transaction; null takes it away, undefined leaves
 * it. @throws 422 SHARE_PASSWORD
 */
export async function prepareSharePassword(
  { cipher, passwords }: Services,
  wire: string | null | undefined,
): Promise<Prepared<string | null | undefined>> {
  return { value: await hashed(), discard: () => Promise.resolve() }

  function hashed() {
    if (wire === null || wire === undefined) return wire
    const password = cipher.decrypt(wire)
    if (password.length < shortest || password.length > longest) {
      throw unprocessable('SHARE_PASSWORD', [wrongField('password', 'invalid')])
    }
    return passwords.hash(password)
  }
}

/** When a link ends; null is never, undefined leaves it. @throws 422 NOT_IN_FUTURE */
export function readExpiry(wire: string | null | undefined, now: Date): Date | null | undefined {
  return wire === undefined ? undefined : futureTime(wire, now)
}

/**
 * What a link makes of the variables that the page declares as it is out now; one that is not out has none.
 * @throws 422 SHARE_VARIABLE with each place
 */
export async function readVariableRules(
  { tenantId, repositories, services }: ShareContext,
  pageId: string,
  rules: readonly Schemas['ShareVariableRule'][],
): Promise<ShareVariable[]> {
  const page = await findDesign(repositories, tenantId, pageId, pageSubject)
  const { status, publishedRevision } = page
  const document =
    status === 'published' && publishedRevision !== null
      ? await documentOf(repositories, tenantId, pageId, publishedRevision)
      : {}
  return readRules(readPageData(document).variables, rules, services.now())
}

/** Locked, at the version that the caller saw. @throws 404, 412 */
export async function lockShareLink(
  { tenantId, repositories, services }: ShareContext,
  id: string,
  version: number,
): Promise<ShareLink> {
  const link = await repositories.shareLinks.lock(tenantId, id)
  if (!link) throw notFound('share link', id)
  assertVersion(version, link.version, presentShareLink(link, services.now()))
  return link
}

/** A revoked link does not come back. @throws 409 ILLEGAL_STATE */
export function assertNotRevoked({ revokedAt }: ShareLink): void {
  if (revokedAt) throw illegalState([])
}

/** What happened to it, in the audit, and how it looks now. */
export async function sayShareLink(
  { tenantId, repositories, services, audit }: ShareContext,
  id: string,
  before?: ShareLink,
): Promise<Schemas['ShareLink']> {
  const now = services.now()
  const link = await repositories.shareLinks.find(tenantId, id)
  if (!link) throw notFound('share link', id)
  const after = presentShareLink(link, now)
  const was = before && { before: presentShareLink(before, now) }
  audit({ table: 'shareLinks', id, name: link.name, ...was, after })
  return after
}
