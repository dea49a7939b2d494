import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.js'
import { OperationRunner } from './OperationRunner.js'
import { readMultipartBodies } from './multipartBodies.js'
import { bindOperations, type BoundOperation } from './operationRegistry.js'

/** Bodies are small here; an operation that takes more says so in the contract. */
const defaultBodyLimit = 256 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation behind a route; infrastructure has none. */
    operationId?: string
  }
}

/** One route for every operation of the contract, and none besides. */
export function registerContract(
  app: FastifyInstance,
  services: Services,
  operations: readonly BoundOperation[] = bindOperations(),
): void {
  for (const operation of operations) {
    const runner = new OperationRunner(operation, services)
    if (!operation.entry.multipart) addRoute(app, operation, runner)
    else {
      // A scope of its own: nowhere else is a form read.
      void app.register((scope, _options, done) => {
        readMultipartBodies(scope)
        addRoute(scope, operation, runner)
        done()
      })
    }
  }
}

function addRoute(app: FastifyInstance, { entry }: BoundOperation, runner: OperationRunner) {
  app.route({
    method: entry.method,
    url: entry.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operationId: entry.operationId },
    bodyLimit: entry.bodyLimit ?? defaultBodyLimit,
    onRequest: (request) => runner.admit(request),
    handler: (request, reply) => runner.run(request, reply),
  })
}
