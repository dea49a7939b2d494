import type { Language } from '@spruce/validators/i18n'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorAnswer } from './errorAnswer.js'
import { HttpError } from './errors.js'
import { messages } from '../messages.js'
import { traceIdOf } from './traceIds.js'

/**
 * The most that the request line and the headers may hold, in bytes. The longest address that the
 * contract allows (200 ids, or 2,000 characters of three bytes, percent-encoded) fits in, with cookies.
 */
export const maxHeaderSize = 64 * 1024

/** How long a refused caller may go on sending before the connection is cut, in ms. */
const drainMs = 2_000

const answered = new WeakSet<Socket>()

/**
 * Answers a request that could not be parsed in the envelope of section 8: 431 where its address or
 * its headers are too large, 408 where it took too long, else 400. Nobody knows its language.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || answered.has(socket)) return
  answered.add(socket)
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(refusal(statusOf(error), 'zh-CN'))
  // What still comes is read and dropped: to close on it would reset the connection, answer and all.
  socket.resume()
  const cut = setTimeout(() => socket.destroy(), drainMs)
  cut.unref()
  socket.once('close', () => clearTimeout(cut))
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function refusal(status: number, language: Language): string {
  const error = new HttpError(status, status, (shown) => messages[shown].status(status))
  const { headers, body } = errorAnswer(error, language, traceIdOf({ headers: {} }))
  const json = JSON.stringify(body)
  const head = {
    ...headers,
    'status-message': Buffer.from(body.message, 'utf8').toString('base64'),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(json)),
    connection: 'close',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', json].join('\r\n')
}
