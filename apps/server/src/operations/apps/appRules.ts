import type { Schemas } from '@spruce/api-client/contract'
import { safeUrl } from '@spruce/validators'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import type { TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isSignedOn, type LinkDeployment } from '../oauth/ssoRules.js'
import { writeRefusal } from '../writeRefusal.js'

/** A code that another application of the tenant has is 409 DUPLICATE. */
export function appRefusal(error: unknown): unknown {
  return writeRefusal(error, { tenant_apps_code: 'appCode' })
}

/** @throws 404 when the tenant has no such application */
export async function findApp(
  { tenantApps }: Repositories,
  tenantId: string,
  id: string,
): Promise<TenantApp> {
  const app = await tenantApps.find(tenantId, id)
  if (!app) throw notFound('app', id)
  return app
}

/** Codes with a meaning of their own in the portal (specification 2.5). */
const reserved = /^(spruce-|RCAPP|RCFRAMEAPP|MT0001$|0001$|0080$|0081$|0088$)/i
/** Of an application that is made of designed pages: registered, it says who sees them. */
const designed = /^RCAPP/

/** @throws 422 APP_CODE_RESERVED for a code that is the product's */
export async function assertFreeCode({ menus }: Repositories, code: string): Promise<void> {
  const isPlatform = (await menus.listApps()).some((app) => app.code === code)
  if (isPlatform || (reserved.test(code) && !designed.test(code))) {
    throw unprocessable('APP_CODE_RESERVED', [wrongField('appCode', 'taken')])
  }
}

/** The next code of a generation (specification 2.5): one above the highest, so that none is used twice. */
export function nextDeliveredCode(generation: 1 | 3, taken: readonly string[]): string {
  const prefix = generation === 3 ? 'RCAPPN' : 'RCAPP'
  const numbers = taken.flatMap((code) => {
    const number = code.startsWith(prefix) ? code.slice(prefix.length) : ''
    return /^[0-9]{1,9}$/.test(number) ? [Number(number)] : []
  })
  return `${prefix}${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`
}

/**
 * S-07: a path of the portal or a plain address; its origin is registered by it. The portal itself is not
 * framed: a page of the same origin lifts its sandbox. @throws 422
 */
export function assertAppUrl(url: string, portal: string, kind: TenantApp['kind']): void {
  let allowedOrigins: string[] = []
  try {
    allowedOrigins = [new URL(url).origin]
  } catch {
    // a path of the portal has no origin of its own
  }
  const address = safeUrl(url, { origin: portal, allowedOrigins })
  if (!address || (address.isOwn && (kind === 'frame' || !url.startsWith('/')))) {
    throw unprocessable('UNSAFE_URL', [wrongField('url', 'invalid')])
  }
}

/** Origins are plain, and what is granted was asked for. @throws 422 at the field */
export function assertSettings(
  { allowedOrigins, embed, permissionsGranted }: Settings,
  asked: readonly string[],
): void {
  assertOrigins('allowedOrigins', allowedOrigins)
  assertOrigins('embed.connect', embed?.connect)
  assertOrigins('embed.frame', embed?.frame)
  if (permissionsGranted?.some((code) => !asked.includes(code))) {
    throw unprocessable('INVALID_REFERENCE', [wrongField('permissionsGranted', 'invalid')])
  }
}

/** Only an address that a link can lead to signs people on. @throws 422 SIGN_ON_ADDRESS */
export function assertSignOn(
  app: Pick<TenantApp, 'url' | 'embed'>,
  deployment: Pick<LinkDeployment, 'isHttps'>,
): void {
  if (app.embed.signOn === 'link' && !isSignedOn(deployment, app, app.url)) {
    throw unprocessable('SIGN_ON_ADDRESS', [wrongField('embed.signOn', 'invalid')])
  }
}

type Settings = Pick<Schemas['EditAppRequest'], 'allowedOrigins' | 'embed' | 'permissionsGranted'>

/** Designed pages open where the product shows them. @throws 422 for another kind or address */
export function assertKept(
  app: Pick<TenantApp, 'kind' | 'url'>,
  { kind, url }: Pick<Schemas['EditAppRequest'], 'kind' | 'url'>,
): void {
  if (app.kind !== 'delivered') return
  if (kind !== undefined) throw unprocessable('UNSAFE_URL', [wrongField('kind', 'invalid')])
  if (url !== undefined && url !== app.url) {
    throw unprocessable('UNSAFE_URL', [wrongField('url', 'invalid')])
  }
}

/** Origins are compared exactly, so each must be written as browsers write it. @throws 422 */
function assertOrigins(field: string, origins: readonly string[] | undefined): void {
  for (const [index, origin] of (origins ?? []).entries()) {
    if (!isOrigin(origin)) {
      const at = `${field}[${String(index)}]`
      throw unprocessable('UNSAFE_URL', [wrongField(at, 'invalid')])
    }
  }
}

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text
  } catch {
    return false
  }
}
