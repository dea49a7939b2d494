import { safeUrl } from '@spruce/validators'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import type { TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
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

/** S-07: a path of the portal or a plain address; its origin is registered by it. @throws 422 */
export function assertAppUrl(url: string | undefined, portal: string): void {
  if (url === undefined) return
  let allowedOrigins: string[] = []
  try {
    allowedOrigins = [new URL(url).origin]
  } catch {
    // a path of the portal has no origin of its own
  }
  if (!safeUrl(url, { origin: portal, allowedOrigins })) {
    throw unprocessable('UNSAFE_URL', [wrongField('url', 'invalid')])
  }
}

/** Origins are compared exactly, so each must be written as browsers write it. @throws 422 */
export function assertOrigins(origins: readonly string[] | undefined): void {
  for (const [index, origin] of (origins ?? []).entries()) {
    if (!isOrigin(origin)) {
      const at = `allowedOrigins[${String(index)}]`
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
