import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentDeviceToken } from '../../presenters/presentDevices.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { deviceRefusal } from './deviceRules.js'

/** The one answer that carries the token; what is stored of it leads nowhere. */
export const addDeviceToken = defineOperation('addDeviceToken', {
  async handle({ body, tenantId, repositories: { deviceTokens }, audit }) {
    const { name, areaId = null, deviceId = null } = body
    if (areaId === null && deviceId === null) {
      throw unprocessable('TOKEN_SCOPE', [wrongField('areaId', 'invalid')])
    }
    const [id, token] = [newId(), newToken()]
    try {
      await deviceTokens.add(tenantId, { id, name, areaId, deviceId, hash: hashToken(token) })
    } catch (error) {
      throw deviceRefusal(error)
    }
    const [record] = (await deviceTokens.find(tenantId, [id])).map(presentDeviceToken)
    if (!record) throw notFound('device token', id)
    audit({ table: 'deviceTokens', id, name, after: record })
    return ok({ record, token })
  },
})
