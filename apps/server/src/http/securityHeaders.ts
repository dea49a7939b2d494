import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from '../config/serverConfig.js'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** For what is no page: nothing runs, nothing frames it. Pages set their own. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Headers that every answer carries, whatever made it; a route's own value is kept. */
export function sendSecurityHeaders(app: FastifyInstance, config: ServerConfig): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(always)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', apiPolicy)
    }
    if (config.isHttps) {
      reply.header('strict-transport-security', 'max-age=31536000')
    }
    done()
  })
}
