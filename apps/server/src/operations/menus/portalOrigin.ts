import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.js'

/** The portal's own origin: as configured, else that of the request (evaluation mode). */
export function portalOrigin(request: FastifyRequest, { config }: Services): string {
  return config.publicUrl === undefined
    ? `${request.protocol}://${request.host}`
    : new URL(config.publicUrl).origin
}
