import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentDeviceToken } from '../../presenters/presentDevices.js'
import { hashToken, newToken } from '../../sessions/tokens.js'

/** So long the token before works. */
const overlapMs = 24 * 3_600_000

export const rotateDeviceToken = defineOperation('rotateDeviceToken', {
  async handle({ params, body, tenantId, repositories: { deviceTokens }, services, audit }) {
    const found = await deviceTokens.lock(tenantId, params.id)
    if (!found) throw notFound('device token', params.id)
    const before = presentDeviceToken(found)
    assertVersion(body.version, found.version, before)
    const token = newToken()
    const until = new Date(services.now().getTime() + overlapMs)
    await deviceTokens.rotate(tenantId, found.id, hashToken(token), until)
    const record = { ...before, version: before.version + 1 }
    const worksUntil = until.toISOString()
    audit({ table: 'deviceTokens', id: found.id, name: found.name, after: { worksUntil } })
    return ok({ record, token })
  },
})
