import { operationTable } from '@spruce/api-client/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { createLog, type Log } from './config/log.js'
import type { ServerConfig } from './config/serverConfig.js'
import type { Engine } from './db/engine.js'
import { DeliveryQueue } from './deliveries/DeliveryQueue.js'
import { registerFileRoutes } from './files/fileRoutes.js'
import { FileService } from './files/FileService.js'
import type { FileStorage } from './files/storage/FileStorage.js'
import { openStorage } from './files/storage/openStorage.js'
import { registerPortal } from './html/registerPortal.js'
import { registerApiReference } from './http/apiReference.js'
import { answerClientError, maxHeaderSize } from './http/clientErrors.js'
import { answerErrors } from './http/answerErrors.js'
import { errorAnswer } from './http/errorAnswer.js'
import { frameOrigins } from './http/frameOrigins.js'
import { registerInfrastructure } from './http/infrastructureRoutes.js'
import { readJsonBodies } from './http/jsonBodies.js'
import { Metrics } from './http/Metrics.js'
import { answerNotFound } from './http/notFoundAnswer.js'
import { OwnHosts } from './http/OwnHosts.js'
import { RateLimiter } from './http/RateLimiter.js'
import { registerContract } from './http/registerContract.js'
import { languageOf } from './http/requestHeaders.js'
import { packAnswers } from './http/packAnswers.js'
import { resolveBrand, resolveDraft } from './http/resolveBrand.js'
import { DataEndpoints } from './data-endpoints/DataEndpoints.js'
import { Seal } from './http/Seal.js'
import { sendSecurityHeaders } from './http/securityHeaders.js'
import { sendError } from './http/sendAnswer.js'
import { traceIdOf } from './http/traceIds.js'
import { LiveBatches } from './live/LiveBatches.js'
import { LiveHub } from './live/LiveHub.js'
import { versionOf } from './live/versionOf.js'
import { userImportWork } from './imports/userImportWork.js'
import { WorkQueue } from './jobs/WorkQueue.js'
import { bulkChangeWork } from './bulk-changes/bulkChangeWork.js'
import { planPushWork } from './pushes/planPushWork.js'
import type { Openid } from './openid/Openid.js'
import { OpenidClients } from './openid/OpenidClients.js'
import { Courier } from './outbox/Courier.js'
import { DevOutbox } from './outbox/DevOutbox.js'
import { makeOutbox } from './outbox/makeOutbox.js'
import { registerOutboxRoutes } from './outbox/outboxRoutes.js'
import { FrameCache } from './page-queries/FrameCache.js'
import { forgetChanged } from './page-queries/forgetChanged.js'
import { presentDeployConfig } from './presenters/deployConfigPresenter.js'
import { IdentityProvidersRepository } from './repositories/openid/IdentityProvidersRepository.js'
import type { Services } from './services.js'
import { PasswordCipher } from './sessions/PasswordCipher.js'
import { PasswordHasher } from './sessions/PasswordHasher.js'
import { makeWechat } from './wechat/makeWechat.js'

export interface ServerParts {
  config: ServerConfig
  /** Migrated, and open for as long as the server is. */
  engine: Engine
  /** Of `saveManifests`. */
  menuVersion: number
  /** Permission codes of the manifests. */
  permissionCodes?: readonly string[]
  log?: Log
  passwords?: PasswordHasher
  /** Default: the storage that the configuration names. */
  storage?: FileStorage
  /** Default: whoever the providers are. */
  openid?: Openid
  /** Default: the system's clock. */
  now?: () => Date
}

/** A server and what its handlers share. */
export interface BuiltServer {
  app: FastifyInstance
  services: Services
  /** The URL patterns of all routes; the gate S-03 compares them with the contract. */
  routes: readonly string[]
}

/**
 * The whole HTTP service, not listening yet. @throws when an operation of the contract has no handler,
 * or a handler no operation
 */
export async function buildServer(parts: ServerParts): Promise<BuiltServer> {
  const { config, engine } = parts
  const log = parts.log ?? createLog(config)
  const services = makeServices(parts, log)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: traceIdOf,
    // The one proxy in front, not what its callers claim.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    exposeHeadRoutes: false,
    http: { maxHeaderSize },
    clientErrorHandler: answerClientError,
    bodyLimit: 256 * 1024,
    requestTimeout: 130_000, // the longest call may take 120 s
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // infrastructureRoutes answers in the envelope
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      void sendError(reply, errorAnswer(error, languageOf(request), request.id))
    },
  })
  const routes: string[] = []
  app.addHook('onRoute', ({ url }) => {
    routes.push(url)
  })
  packAnswers(app)
  await app.after() // it packs the routes added from now on
  readJsonBodies(app)
  sendSecurityHeaders(app, config)
  answerErrors(app)
  answerNotFound(app)
  registerInfrastructure(app, services)
  registerApiReference(app)
  if (services.outbox instanceof DevOutbox) registerOutboxRoutes(app, services.outbox, services)
  registerFileRoutes(app, services)
  registerContract(app, services)
  await app.after() // forms have scopes of their own
  await registerPortal(app, {
    portalDir: config.portalDir,
    resolveBrand: (request) => resolveBrand(request, services),
    resolveDraft: (request) => resolveDraft(request, services),
    frameOrigins: (request) => frameOrigins(request, services),
    signInProviders: ({ tenantId }) =>
      new IdentityProvidersRepository(engine.platform).listOffered(tenantId),
    deployConfig: presentDeployConfig(config),
  })
  // Before the server waits for what is under way: a live stream has no end of its own.
  app.addHook('preClose', () => {
    void services.deliveries.stop()
    return services.live.close()
  })
  app.addHook('onClose', async () => {
    await services.liveBatches.close()
    await services.deliveries.stop() // it has the courier's drivers
    await services.courier.close()
  })
  return { app, services, routes }
}

function makeServices(parts: ServerParts, log: Log): Services {
  const { config, engine } = parts
  const now = parts.now ?? (() => new Date())
  const outbox = config.isEvaluation ? new DevOutbox(engine, now) : makeOutbox(config, now)
  const contractCodes = operationTable.flatMap(({ authz }) => authz.perm)
  const seal = new Seal(config.secret)
  const files = new FileService(parts.storage ?? openStorage(config), config)
  const pageFrames = new FrameCache()
  const work = {
    'user-import': userImportWork({ engine, files, log, now }),
    'plan-push': planPushWork({ engine, log, now }),
    'bulk-change': bulkChangeWork({ engine, config, log, now }),
  }
  return {
    engine,
    config,
    log,
    passwords: parts.passwords ?? new PasswordHasher(),
    cipher: new PasswordCipher(config.cipherKey),
    files,
    outbox,
    courier: new Courier(outbox, log),
    work: new WorkQueue(engine, work, log, now),
    deliveries: new DeliveryQueue(engine, outbox, log, now, config.publicUrl),
    limiter: new RateLimiter(engine, now),
    ownHosts: new OwnHosts({ engine, now }),
    liveBatches: new LiveBatches(engine, log),
    live: new LiveHub({
      engine,
      log,
      now,
      sessionIdleMinutes: config.sessionIdleMinutes,
      onEvents: (events) => forgetChanged(pageFrames, events),
      version: versionOf(config.portalDir, parts.menuVersion),
    }),
    metrics: new Metrics(),
    pageFrames,
    wechat: makeWechat(config),
    openid: parts.openid ?? openidOf(config, now),
    dataEndpoints: new DataEndpoints({ seal, trustedOrigins: config.endpointOrigins }),
    seal,
    menuVersion: parts.menuVersion,
    permissionCodes: [...new Set([...contractCodes, ...(parts.permissionCodes ?? [])])],
    now,
  }
}

function openidOf({ isEvaluation, openidOrigins }: ServerConfig, now: () => Date): Openid {
  return new OpenidClients({ isEvaluation, trustedOrigins: openidOrigins, now })
}
