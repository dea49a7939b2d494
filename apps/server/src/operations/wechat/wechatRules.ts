import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { HttpError, unprocessable } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { messages } from '../../messages.js'
import type { CodeKey } from '../../repositories/sessions/CodesRepository.js'
import type { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import type { Services } from '../../services.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { WechatDownError, WechatRefusedError, type Wechat } from '../../wechat/Wechat.js'
import { portalOrigin } from '../menus/portalOrigin.js'

/** How long a person may take at WeChat, and then to bind an account. */
export const stateMs = 10 * 60_000
export const ticketMs = 10 * 60_000

/** 400 with code 1104, whatever is wrong: state, verifier, code or ticket. */
export function wrongWechat(): HttpError {
  return new HttpError(400, 1104, (language) => messages[language].rules.WRONG_WECHAT)
}

/** @throws 422 WECHAT_OFF where it is not set up */
export function wechatOf({ wechat }: Services): Wechat {
  if (!wechat) throw unprocessable('WECHAT_OFF')
  return wechat
}

/** What WeChat's answer means to the caller. The reason is for the log. */
export function wechatRefusal(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof WechatRefusedError) return wrongWechat()
  if (!(error instanceof WechatDownError)) return error
  request.log.warn({ reason: error.message }, 'WeChat failed')
  const text = (language: 'zh-CN' | 'en-US') => messages[language].rules.WECHAT_DOWN
  const down = new HttpError(503, 'WECHAT_DOWN', text)
  down.retryAfter = 5
  return down
}

/** Begins a way to WeChat, which ends at `path` of the portal in the same browser. */
export async function startWechat(
  ways: SignInWaysRepository,
  services: Services,
  request: FastifyRequest,
  { challenge, sessionId, path }: { challenge: string; sessionId: string | null; path: string },
) {
  const wechat = wechatOf(services)
  const state = newToken()
  const expiresAt = new Date(services.now().getTime() + stateMs)
  const stateHash = hashToken(state)
  await ways.addState('wechat', { stateHash, challenge, sessionId, expiresAt })
  const url = wechat.authorizeUrl(state, `${portalOrigin(request, services)}${path}`)
  return { url, expiresAt: expiresAt.toISOString() }
}

/** Codes that bind are of one ticket. */
export function bindingKey(contact: string, ticket: string): CodeKey {
  return { purpose: 'binding', contact, asker: `wx:${hashToken(ticket)}` }
}

/** Only who began it has the verifier: nobody is led into somebody else's account. */
export function isBegunHere(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge
}

export function countWechat({ limiter }: Services, { ip }: FastifyRequest): Promise<void> {
  return limiter.hit(`wechat-address:${ip}`, limits.wechatAddress)
}
