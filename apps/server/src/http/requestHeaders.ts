import { pickLanguage, type Language } from '@spruce/validators/i18n'
import type { FastifyRequest } from 'fastify'
import { badRequest, denied, wrongField } from './errors.js'

const appCodePattern = /^[0-9A-Za-z_-]{1,50}$/
const tenantPattern = /^[0-9A-Za-z-]{1,40}$/
const keyPattern = /^[0-9A-Za-z_-]{8,64}$/

/** The language to answer in. */
export function languageOf(request: FastifyRequest): Language {
  return pickLanguage(request.headers['accept-language'])
}

/** One value of a header; a doubled one arrives joined by a comma. */
function one(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

/** The calling application's code. It grants nothing. @throws 400 when missing or malformed */
export function appCodeOf(request: FastifyRequest): string {
  const code = one(request, 'app-code')
  if (code === undefined) throw badRequest('APP_CODE_MISSING', [wrongField('app-code', 'required')])
  if (!appCodePattern.test(code)) throw badRequest(400, [wrongField('app-code', 'format')])
  return code
}

/** The application on screen: `current-app`, else `app-code`. @throws 400 when malformed */
export function currentAppOf(request: FastifyRequest): string {
  const code = one(request, 'current-app')
  if (code === undefined) return appCodeOf(request)
  if (!appCodePattern.test(code)) throw badRequest(400, [wrongField('current-app', 'format')])
  return code
}

/**
 * The tenant that the call asks for; null (header absent or empty) means the main tenant. Whether
 * the caller is a member is the session's question. @throws 403 TENANT_DENIED for a malformed or
 * doubled header
 */
export function currentTenantOf(request: FastifyRequest): string | null {
  const { rawHeaders } = request.raw
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'current-tenant',
  )
  if (values.length > 1) throw denied('TENANT_DENIED')
  const value = values[0]?.trim() ?? ''
  if (value === '') return null
  if (!tenantPattern.test(value)) throw denied('TENANT_DENIED')
  return value
}

/** The key under which a write happens once. @throws 400 when malformed */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = one(request, 'idempotency-key')
  if (key === undefined || key === '') return undefined
  if (!keyPattern.test(key)) throw badRequest(400, [wrongField('idempotency-key', 'format')])
  return key
}

/**
 * True for a call that no page makes: a page's POST always carries Origin, its other calls
 * Sec-Fetch-Site. (Node's own fetch sends Sec-Fetch-Mode, but neither of these.)
 */
export function isOutsideBrowser(request: FastifyRequest): boolean {
  const { headers } = request
  return headers.origin === undefined && headers['sec-fetch-site'] === undefined
}
