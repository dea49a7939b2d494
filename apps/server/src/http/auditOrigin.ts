import type { FastifyRequest } from 'fastify'

/** From where a call came, as the operator log keeps it. */
export function auditOrigin(request: FastifyRequest) {
  return {
    traceId: request.id,
    address: request.ip,
    appCode: headerText(request.headers['app-code'], 50),
    agent: headerText(request.headers['user-agent'], 200),
  }
}

/** A header as the log keeps it: one text, not too long. */
function headerText(value: string | string[] | undefined, limit: number): string | null {
  return typeof value === 'string' ? value.slice(0, limit) : null
}
