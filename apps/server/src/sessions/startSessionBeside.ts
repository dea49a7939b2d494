import type { FastifyReply, FastifyRequest } from 'fastify'
import { conflict } from '../http/errors.js'
import { isOutsideBrowser } from '../http/requestHeaders.js'
import { newId } from '../ids.js'
import type {
  SessionOpening,
  SessionsRepository,
} from '../repositories/sessions/SessionsRepository.js'
import type { Services } from '../services.js'
import { mockCookies, readCookie, setCookie } from './cookies.js'
import type { StartedSession } from './startSession.js'
import { browserIdOf } from './startSession.js'
import { hashToken, isToken, newToken } from './tokens.js'

/** Whose session, what it opens and until when. */
export interface SessionBeside {
  userId: string
  via: 'mock' | 'role'
  opens: SessionOpening
  expiresAt: Date
}

/**
 * Opens a session of its own for a mock login or a role view; the caller's stays. A browser gets it in
 * the first of its cookies for these that holds nothing live. @throws 409 MOCK_LOGIN_LIMIT when all do
 */
export async function startSessionBeside(
  sessions: SessionsRepository,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, via, opens, expiresAt }: SessionBeside,
): Promise<StartedSession & { name: string | null }> {
  const isInBody = request.headers['x-token-delivery'] === 'body' && isOutsideBrowser(request)
  const now = services.now()
  const cookie = isInBody ? undefined : await freeCookie(sessions, request, now)
  const [id, token, browserId] = [newId(), newToken(), browserIdOf(request)]
  await sessions.insert({
    id,
    tokenHash: hashToken(token),
    userId,
    browserId,
    via,
    address: request.ip,
    agent: request.headers['user-agent']?.slice(0, 200) ?? null,
    now,
    expiresAt,
    opens,
  })
  if (!cookie) return { accessToken: token, browserId, name: null }
  const maxAgeSeconds = Math.round((expiresAt.getTime() - now.getTime()) / 1000)
  setCookie(request, reply, services.config, cookie, token, { maxAgeSeconds })
  return { accessToken: id, browserId, name: `m${cookie.slice('token_m_'.length)}` }
}

async function freeCookie(sessions: SessionsRepository, request: FastifyRequest, now: Date) {
  const held = new Map(
    mockCookies.flatMap((name) => {
      const token = readCookie(request, name)
      return token !== undefined && isToken(token) ? [[name, hashToken(token)] as const] : []
    }),
  )
  const live = await sessions.liveAmong([...held.values()], now)
  const free = mockCookies.find((name) => !live.has(held.get(name) ?? ''))
  if (!free) throw conflict('MOCK_LOGIN_LIMIT')
  return free
}
