import type { FastifyReply } from 'fastify'
import type { Answer, FileAnswer, StreamAnswer } from './answers.js'
import type { ErrorAnswer } from './errorAnswer.js'

/** The body of a success. */
export interface Envelope {
  code: 200
  message: string
  data: unknown
}

/** The message of every success. */
export const successMessage = 'OK'

/** The envelope of section 8 for `data`. */
export function envelopeOf(data: unknown): Envelope {
  return { code: 200, message: successMessage, data: data ?? null }
}

/** Sends JSON with the message once more in the header, in base64, always (section 8). */
export function sendJson(
  reply: FastifyReply,
  status: number,
  message: string,
  json: string,
): FastifyReply {
  return reply
    .code(status)
    .header('status-message', Buffer.from(message, 'utf8').toString('base64'))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(json)
}

export function sendError(reply: FastifyReply, { status, headers, body }: ErrorAnswer) {
  return sendJson(reply.headers(headers), status, body.message, JSON.stringify(body))
}

/** Sends what comes, when it comes: nothing on the way may hold it back or pack it. */
export function sendStream(reply: FastifyReply, { contentType, body }: StreamAnswer) {
  return reply
    .code(200)
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .type(contentType)
    .send(body)
}

/** Sends a file while it is written. */
export function sendFile(reply: FastifyReply, { contentType, fileName, open }: FileAnswer) {
  return named(reply, fileName)
    .code(200)
    .header('cache-control', 'no-store')
    .type(contentType)
    .send(open())
}

/** Sends what is no JSON. */
export function sendRaw(reply: FastifyReply, answer: Answer<unknown> & { kind: 'raw' }) {
  if (answer.fileName !== undefined) named(reply, answer.fileName)
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .type(answer.contentType)
    .send(typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body))
}

/** The browser keeps the answer as a file of this name. */
function named(reply: FastifyReply, fileName: string): FastifyReply {
  const name = encodeURIComponent(fileName)
  return reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
}
