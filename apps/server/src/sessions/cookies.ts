import { parse, serialize } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getDomain } from 'tldts'
import type { ServerConfig } from '../config/serverConfig.js'

/** Mock logins that a browser can have beside its own session. */
export const mockCookies = [
  'token_m_1',
  'token_m_2',
  'token_m_3',
  'token_m_4',
  'token_m_5',
] as const

/** The cookies that hold a token. */
export type SessionCookie = 'token' | (typeof mockCookies)[number]

/** The product's cookies: those of sessions, what ties a way to a provider to the browser, and others that are not secret. */
export type CookieName = SessionCookie | 'token_openid' | 'browerId' | 'tenantId'

const yearSeconds = 365 * 24 * 3600

export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  return parse(cookie)[name]
}

/**
 * The cookies' domain for a host (S-06): none, so this host only; or, where it is shared, the
 * registrable domain by the public suffix list, its private section included. An IP address,
 * localhost and a bare suffix get none.
 */
export function cookieDomainOf(
  hostname: string,
  rule: ServerConfig['cookieDomain'],
): string | undefined {
  if (rule === 'host') return undefined
  return getDomain(hostname, { allowPrivateDomains: true }) ?? undefined
}

export interface CookieOptions {
  /** How long the browser keeps it; default a year for what is not secret. */
  maxAgeSeconds?: number
}

/** Sets a cookie; those that hold a token are out of every script's reach. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: ServerConfig,
  name: CookieName,
  value: string,
  options: CookieOptions = {},
): void {
  const domain = cookieDomainOf(request.hostname, config.cookieDomain)
  const text = serialize(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly: name.startsWith('token'),
    secure: config.isHttps || request.protocol === 'https',
    maxAge: options.maxAgeSeconds ?? yearSeconds,
    ...(domain === undefined ? {} : { domain }),
  })
  reply.header('set-cookie', text)
}

export function clearCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: ServerConfig,
  name: CookieName,
): void {
  setCookie(request, reply, config, name, '', { maxAgeSeconds: 0 })
}
