import { auditOrigin } from '../../http/auditOrigin.js'
import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { startSessionBeside } from '../../sessions/startSessionBeside.js'

/** The longest that somebody acts for a customer at a time. */
const longestMinutes = 30

/**
 * Opens a session as an administrator of a customer, beside the caller's own. The customer's audit
 * gets a line of it as well as the operator's, each with both identities and the reason.
 */
export const mockLogin = definePlatformOperation('mockLogin', {
  async handle({ params, body, session, repositories, services, request, reply, audit }) {
    const { customers, users } = repositories
    const customer = await customers.find(params.id)
    if (!customer) throw notFound('customer', params.id)
    if (customer.status === 'disabled') throw unprocessable('TENANT_DISABLED')
    if (customer.status === 'expired') throw unprocessable('TENANT_EXPIRED')
    const people = await customers.administrators(params.id)
    const person =
      body.memberId === undefined
        ? people[0]
        : people.find(({ memberId }) => memberId === body.memberId)
    if (!person) {
      if (body.memberId === undefined) throw unprocessable('NO_ADMINISTRATOR')
      throw unprocessable('INVALID_REFERENCE', [wrongField('memberId', 'invalid')])
    }
    const minutes = body.minutes ?? longestMinutes
    const now = services.now()
    const expiresAt = new Date(now.getTime() + minutes * 60_000)
    const reason = body.reason.trim()
    const started = await startSessionBeside(repositories.sessions, services, request, reply, {
      userId: person.userId,
      via: 'mock',
      opens: { tenantId: params.id, actingUserId: session.userId, reason },
      expiresAt,
    })
    const { nickName, loginName } = person
    const about = { table: 'customers', id: params.id, name: customer.name }
    const after = { reason, nickName, loginName, expiresAt: expiresAt.toISOString() }
    audit({ ...about, after })
    await repositories.audit.add(
      {
        tenantId: params.id,
        userId: person.userId,
        actingUserId: session.userId,
        operation: 'mockLogin',
        ...auditOrigin(request),
        at: now,
      },
      [{ ...about, after }],
    )
    const actor = await users.get(session.userId)
    return ok({
      access_token: started.accessToken,
      jti: started.browserId,
      tenantId: params.id,
      tenantCode: customer.code,
      first: false as const,
      jump: null,
      datetime: now.toISOString(),
      isMockLogin: true as const,
      xSession: started.name,
      mockLogin: {
        actingName: actor.name,
        actingLoginName: actor.login_name,
        reason,
        expiresAt: expiresAt.toISOString(),
      },
    })
  },
})
