import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The trace id of a `traceparent` header (W3C), else a new one of the same form. */
export function traceIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const parent = request.headers['traceparent']
  const given = typeof parent === 'string' ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-/.exec(parent) : null
  return given?.[1] && !/^0+$/.test(given[1]) ? given[1] : randomBytes(16).toString('hex')
}
