import { operationTable } from '@spruce/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { messages } from '../messages.js'
import { HttpError, notFound } from './errors.js'
import { errorAnswer } from './errorAnswer.js'
import { languageOf } from './requestHeaders.js'
import { sendError } from './sendAnswer.js'

const known = operationTable.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The methods that the contract has for a path. */
export function methodsOf(path: string): string[] {
  return known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}

/** 404 for unknown paths, 405 with `allow` for known ones under another method; both as JSON. */
export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?')[0] ?? '')
    const error =
      methods.length > 0
        ? new HttpError(405, 405, (language) => messages[language].status(405))
        : notFound('route', request.url)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return sendError(reply, errorAnswer(error, languageOf(request), request.id))
  })
}
