import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config/serverConfig.js'
import type { Services } from '../services.js'
import { denied } from './errors.js'

/**
 * S-08: a page may call only from this origin or a listed one. Calls that carry neither Origin nor
 * Sec-Fetch-Site come from no page. @throws 403 ORIGIN_DENIED
 */
export async function checkOrigin(
  request: FastifyRequest,
  services: Pick<Services, 'config' | 'ownHosts'>,
): Promise<void> {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) {
    const { config } = services
    if (isOwnOrigin(origin, request, config) || config.allowedOrigins.includes(origin)) return
    if (await isOfOwnHost(origin, request, services)) return
    throw denied('ORIGIN_DENIED')
  }
  // Navigations and pictures carry no Origin: `none` is a person typing the address.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw denied('ORIGIN_DENIED')
}

/** The configured one and nothing else (S-27); where none is, that of the Host header. */
function isOwnOrigin(
  origin: string,
  request: FastifyRequest,
  config: Pick<ServerConfig, 'isHttps' | 'publicUrl'>,
): boolean {
  if (!URL.canParse(origin)) return false
  if (config.publicUrl !== undefined) return origin === new URL(config.publicUrl).origin
  const { host, protocol } = new URL(origin)
  return host === request.host.toLowerCase() && (protocol === 'https:' || !config.isHttps)
}

/**
 * Beside the public address, a page on a host that a tenant has for its own, calling that same host: the
 * Host header alone makes no name one of ours, and one tenant's host calls no other.
 */
async function isOfOwnHost(
  origin: string,
  request: FastifyRequest,
  { config, ownHosts }: Pick<Services, 'config' | 'ownHosts'>,
): Promise<boolean> {
  if (config.publicUrl === undefined) return false
  const host = request.hostname.toLowerCase()
  return origin === `https://${host}` && ownHosts.has(host)
}
