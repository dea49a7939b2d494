import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config/serverConfig.js'
import { denied } from './errors.js'

type OriginConfig = Pick<ServerConfig, 'allowedOrigins' | 'isHttps' | 'publicUrl'>

/**
 * S-08: a page may call only from this origin or a listed one. Calls that carry neither Origin nor
 * Sec-Fetch-Site come from no page. @throws 403 ORIGIN_DENIED
 */
export function checkOrigin(request: FastifyRequest, config: OriginConfig): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) {
    if (!isOwnOrigin(origin, request, config) && !config.allowedOrigins.includes(origin)) {
      throw denied('ORIGIN_DENIED')
    }
    return
  }
  // Navigations and pictures carry no Origin: `none` is a person typing the address.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw denied('ORIGIN_DENIED')
}

/** The configured one and nothing else (S-27); where none is, that of the Host header. */
function isOwnOrigin(
  origin: string,
  request: FastifyRequest,
  config: Pick<OriginConfig, 'isHttps' | 'publicUrl'>,
): boolean {
  if (!URL.canParse(origin)) return false
  if (config.publicUrl !== undefined) return origin === new URL(config.publicUrl).origin
  const { host, protocol } = new URL(origin)
  return host === request.host.toLowerCase() && (protocol === 'https:' || !config.isHttps)
}
