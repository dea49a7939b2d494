import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorAnswer } from './errorAnswer.js'
import { languageOf } from './requestHeaders.js'
import { sendError } from './sendAnswer.js'

/** Every thrown thing becomes an answer; faults of ours also a line in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-trace-id', request.id)
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    if (hasLeft(error, reply)) {
      request.log.info({ url: request.url }, 'The caller left before the answer')
      return reply.hijack()
    }
    const answer = errorAnswer(error, languageOf(request), request.id)
    if (answer.status >= 500) request.log.error({ err: error, url: request.url }, 'Request failed')
    return sendError(reply, answer)
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        operation: request.routeOptions.config.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

/** Whether nobody is there to take an answer that was being packed: that is no fault. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  const { code } = error as { code?: unknown }
  return raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE'
}
