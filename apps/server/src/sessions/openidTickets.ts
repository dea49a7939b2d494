import type { FastifyRequest } from 'fastify'
import { auditOrigin } from '../http/auditOrigin.js'
import type { Db } from '../db/schema.js'
import { databaseErrorFields } from '../db/databaseError.js'
import { conflict, HttpError } from '../http/errors.js'
import { messages } from '../messages.js'
import type { Repositories } from '../repositories/repositories.js'
import {
  SignInWaysRepository,
  type OpenidArrival,
} from '../repositories/sessions/SignInWaysRepository.js'
import type { Services } from '../services.js'
import { readCookie } from './cookies.js'
import { keptOutRefusal } from './keptOut.js'
import { hashToken } from './tokens.js'

/** 400 with code 1105, whatever is wrong: state, browser, code, token or ticket. */
export function wrongOpenid(): HttpError {
  return new HttpError(400, 1105, (language) => messages[language].rules.WRONG_OPENID)
}

/** The hash of the secret that ties a way to this browser. */
export function browserOf(request: FastifyRequest): string | undefined {
  const secret = readCookie(request, 'token_openid')
  return secret === undefined ? undefined : hashToken(secret)
}

/**
 * Refuses a ticket that would not do, before a password or code is compared: what it costs to try one
 * is the same whether they are right. @throws 400 with code 1105
 */
export async function checkOpenidTicket(
  db: Db,
  { now }: Services,
  request: FastifyRequest,
  ticket: string | undefined,
): Promise<void> {
  if (ticket === undefined) return
  const found = await new SignInWaysRepository(db).findTicket('openid', hashToken(ticket), now())
  if (!found || found.arrival.browser !== browserOf(request)) throw wrongOpenid()
}

/**
 * Uses the ticket up and links whom it stands for with the account that has just proved itself; within
 * the transaction of the sign-in, so both happen or neither. @throws 400, 403 for who is not
 * live in the provider's tenant, 409 DUPLICATE
 */
export async function linkByTicket(
  repositories: Repositories,
  { now }: Services,
  request: FastifyRequest,
  ticket: string | undefined,
  userId: string,
): Promise<void> {
  if (ticket === undefined) return
  const arrival = await repositories.signInWays.takeTicket('openid', hashToken(ticket), now())
  if (!arrival || arrival.browser !== browserOf(request)) throw wrongOpenid()
  const provider = await repositories.identityProviders.findEnabled(arrival.providerId)
  if (!provider) throw wrongOpenid()
  const tenants = await repositories.tenants.listOfUser(userId)
  if (!tenants.some(({ id }) => id === provider.tenantId)) {
    throw await keptOutRefusal(repositories.tenants, userId, provider.tenantId)
  }
  await linkOpenid(repositories, request, arrival, userId, now())
}

/** Links, and says so in the provider's tenant. @throws 409 DUPLICATE when either is linked already */
export async function linkOpenid(
  { openidLinks, audit }: Repositories,
  request: FastifyRequest,
  { tenantId, providerId, subject, name }: Omit<OpenidArrival, 'browser'>,
  userId: string,
  at: Date,
): Promise<void> {
  try {
    await openidLinks.add(tenantId, { providerId, subject, userId, name, at })
  } catch (error) {
    throw databaseErrorFields(error)?.code === '23505' ? conflict('DUPLICATE') : error
  }
  const operation = request.routeOptions.config.operationId ?? 'login'
  await audit.add({ tenantId, userId, operation, ...auditOrigin(request), at }, [
    { table: 'identityProviders', id: providerId, after: { linked: name } },
  ])
}
