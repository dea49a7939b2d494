import type { Schemas } from '@spruce/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, SessionVia } from '../db/schema.js'
import { isOutsideBrowser } from '../http/requestHeaders.js'
import { newId } from '../ids.js'
import {
  SessionsRepository,
  type SessionOpening,
} from '../repositories/sessions/SessionsRepository.js'
import type { Services } from '../services.js'
import { tokenOf } from './authenticate.js'
import { readCookie, setCookie } from './cookies.js'
import { hashToken, newPublicKey, newToken } from './tokens.js'

/** What the caller may know of the new session. */
export interface StartedSession {
  /** The session's id; for an API client that asked for it, the bearer token itself. */
  accessToken: string
  /** The browser's id, which is no secret. */
  browserId: string
}

/**
 * Opens a session and ends the one the caller came with: the token changes at every sign-in (S-05).
 * Browsers get it in an HttpOnly cookie only; a call from outside a browser may ask for it with
 * `x-token-delivery: body`. `token` is the secret itself, for what the same request goes on to read.
 */
export async function startSession(
  db: Db,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  via: SessionVia = 'password',
  opens?: SessionOpening,
): Promise<StartedSession & { token: string }> {
  const { config } = services
  const sessions = new SessionsRepository(db)
  const previous = tokenOf(request)
  if (previous !== undefined) await sessions.removeByToken(hashToken(previous))
  const token = newToken()
  const id = newId()
  const now = services.now()
  const maxAgeSeconds = config.sessionMaxHours * 3600
  const browserId = browserIdOf(request)
  await sessions.insert({
    id,
    tokenHash: hashToken(token),
    userId,
    browserId,
    via,
    address: request.ip,
    agent: request.headers['user-agent']?.slice(0, 200) ?? null,
    now,
    expiresAt: new Date(now.getTime() + maxAgeSeconds * 1000),
    ...(opens && { opens }),
  })
  if (wantsTokenInBody(request)) {
    return { accessToken: token, browserId, token }
  }
  setCookie(request, reply, config, 'token', token, { maxAgeSeconds })
  setCookie(request, reply, config, 'browerId', browserId)
  return { accessToken: id, browserId, token }
}

/** Whether the caller may have the token in the answer: it asks for it, and is no page. */
export function wantsTokenInBody(request: FastifyRequest): boolean {
  return request.headers['x-token-delivery'] === 'body' && isOutsideBrowser(request)
}

/** The answer of whatever gives the caller a new session. */
export function presentLogin(
  { accessToken, browserId }: StartedSession,
  { tenantId, first, now }: { tenantId: string | null; first: boolean; now: Date },
): Schemas['LoginResult'] {
  return {
    access_token: accessToken,
    jti: browserId,
    tenantId,
    first,
    jump: null,
    datetime: now.toISOString(),
  }
}

/** The browser's own id where it has one, else a new one. */
export function browserIdOf(request: FastifyRequest): string {
  const known = readCookie(request, 'browerId')
  return known !== undefined && /^[0-9A-Za-z_-]{8,64}$/.test(known) ? known : newPublicKey()
}
