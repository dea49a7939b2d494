import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services.js'
import { denied } from './errors.js'

/** The routes outside the contract besides the portal's files; the gate's exempt list (S-03). */
export const infrastructurePaths = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/docs',
  '/docs/:file',
  '/files/signed/:token',
  '/files/public/:name',
  '/_outbox',
  '/_outbox.json',
] as const

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Life signs for supervisors and Prometheus. */
export function registerInfrastructure(app: FastifyInstance, services: Services): void {
  let isDraining = false
  app.addHook('preClose', (done) => {
    isDraining = true
    done()
  })

  /** The process lives. */
  app.get('/healthz', () => ({ status: 'ok' }))

  /** It can serve: the database answers, and it is not on its way out. */
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isDraining && (await canReach(services))
    if (!isReady) reply.code(503).header('retry-after', '5')
    return { status: isReady ? 'ready' : 'not ready' }
  })

  app.get('/metrics', (request, reply) => {
    if (!mayReadMetrics(request, services.config.metricsToken)) throw denied()
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

async function canReach(services: Services): Promise<boolean> {
  try {
    await services.engine.platform.selectFrom('tenants').select('id').limit(1).execute()
    return true
  } catch {
    return false
  }
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  return token === undefined
    ? loopback.has(request.ip)
    : request.headers.authorization === `Bearer ${token}`
}
