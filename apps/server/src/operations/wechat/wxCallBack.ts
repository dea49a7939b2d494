import type { FastifyRequest } from 'fastify'
import { auditOrigin } from '../../http/auditOrigin.js'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { Repositories } from '../../repositories/repositories.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import { WechatRepository } from '../../repositories/sessions/WechatRepository.js'
import type { Services } from '../../services.js'
import { authenticate } from '../../sessions/authenticate.js'
import { completeLogin } from '../../sessions/completeLogin.js'
import { noteFailedLogin } from '../../sessions/loginLog.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import type { WechatIdentity } from '../../wechat/Wechat.js'
import {
  countWechat,
  isBegunHere,
  ticketMs,
  wechatOf,
  wechatRefusal,
  wrongWechat,
} from './wechatRules.js'

const nothing = { login: null, ticket: null, nickName: null, expiresAt: null }

/**
 * The way back from WeChat. The state is used up before anything is compared; the call to WeChat holds
 * no connection of the database.
 */
export const wxCallBack = definePublicOperation('wxCallBack', {
  transaction: 'none',
  async handle({ query, services, request, reply, tx }) {
    const wechat = wechatOf(services)
    await countWechat(services, request)
    const ways = new SignInWaysRepository(tx)
    const now = services.now()
    const state = await ways.takeState('wechat', hashToken(query.state))
    if (!state || state.expiresAt <= now || !isBegunHere(query.verifier, state.challenge)) {
      throw wrongWechat()
    }
    const binder =
      state.sessionId === null ? undefined : await binderOf(state.sessionId, services, request)
    const identity = await wechat.identify(query.code).catch((error: unknown) => {
      throw wechatRefusal(error, request)
    })
    const { nickName } = identity
    if (binder !== undefined) {
      await bind(services, request, binder, identity)
      return ok({ ...nothing, status: 'bound', nickName })
    }
    const userId = await new WechatRepository(tx).findUserId(identity)
    if (userId === undefined) {
      const ticket = newToken()
      const expiresAt = new Date(services.now().getTime() + ticketMs)
      await ways.addTicket('wechat', hashToken(ticket), identity, expiresAt)
      const until = expiresAt.toISOString()
      return ok({ ...nothing, status: 'unbound', ticket, nickName, expiresAt: until })
    }
    const user = await new UsersRepository(tx).get(userId)
    if (user.status !== 'active') {
      const attempt = { user, typed: user.login_name, reason: 'WRONG_WECHAT' }
      await noteFailedLogin(services, request, attempt)
      throw wrongWechat()
    }
    const way = { via: 'wechat' as const, tenantCode: query.tenantCode }
    const login = await completeLogin(services, request, reply, user, way)
    return ok({ ...nothing, status: 'signed-in', login, nickName })
  },
})

/** Whoever began to bind; in that session and no other. */
async function binderOf(
  sessionId: string,
  services: Services,
  request: FastifyRequest,
): Promise<string> {
  const session = await authenticate(request, services, null).catch(() => undefined)
  if (session?.id !== sessionId) throw wrongWechat()
  return session.userId
}

async function bind(
  services: Services,
  request: FastifyRequest,
  userId: string,
  identity: WechatIdentity,
): Promise<void> {
  const at = services.now()
  await services.engine.tx('platform', async (db) => {
    const { wechat, audit } = new Repositories(db)
    await wechat.bind(userId, identity, at)
    const entry = { tenantId: null, userId, operation: 'wxCallBack', at }
    await audit.add({ ...entry, ...auditOrigin(request) })
  })
}
