import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config/serverConfig.js'
import type { Services } from '../services.js'
import { denied, unavailable } from './errors.js'
import { Readiness } from './Readiness.js'

/** The routes outside the contract besides the portal's files; the gate's exempt list (S-03). */
export const infrastructurePaths = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/docs',
  '/docs/:file',
  '/files/signed/:token',
  '/files/archive',
  '/files/public/:name',
  '/_outbox',
  '/_outbox.json',
] as const

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Life signs for supervisors and Prometheus. */
export function registerInfrastructure(app: FastifyInstance, services: Services): void {
  let isDraining = false
  const readiness = new Readiness(services)
  app.addHook('preClose', (done) => {
    isDraining = true
    done()
  })
  // What still comes on open connections after SIGTERM; `readyz` says it in its own words.
  app.addHook('onRequest', (request, _reply, done) => {
    done(isDraining && request.url !== '/readyz' ? unavailable() : undefined)
  })

  /** The process lives. */
  app.get('/healthz', () => ({ status: 'ok' }))

  /** It can serve: what is written stays, and it is not on its way out. */
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isDraining && (await readiness.isReady())
    if (!isReady) reply.code(503).header('retry-after', '5')
    return { status: isReady ? 'ready' : 'not ready' }
  })

  app.get('/metrics', (request, reply) => {
    if (!mayReadMetrics(request, services.config)) throw denied()
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(services.metrics.print(services.live.figures))
  })

  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operationId ?? 'other'
    services.metrics.observe(operation, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}

/**
 * In production by its token alone: behind a proxy every address is near, and headers may claim any. Elsewhere,
 * without a token, by this machine, which both the connection and the proxy's word must say.
 */
function mayReadMetrics(
  request: FastifyRequest,
  { metricsToken, isEvaluation }: ServerConfig,
): boolean {
  if (metricsToken !== undefined) {
    return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
  }
  const nearest = request.socket.remoteAddress ?? ''
  return isEvaluation && loopback.has(request.ip) && loopback.has(nearest)
}

/** Takes as long for any text, so that nobody finds a secret by its beginning. */
function isSame(sent: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(secret))
}
