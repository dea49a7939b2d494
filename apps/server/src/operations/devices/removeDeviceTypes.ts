import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'
import { presentDeviceType } from '../../presenters/presentDevices.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'

export const removeDeviceTypes = defineOperation('removeDeviceTypes', {
  async handle(context) {
    const { body, tenantId, repositories, audit } = context
    const { deviceTypes } = repositories
    for (const id of [...body.ids].sort()) await deviceTypes.lock(tenantId, id)
    const types = await deviceTypes.byIds(tenantId, body.ids)
    if (types.some(({ deviceCount }) => deviceCount > 0)) throw unprocessable('TYPE_IN_USE')
    for (const type of types) await recycleRows(context, 'deviceTypes', type)
    const removed = await deviceTypes.remove(tenantId, body.ids)
    for (const type of types) {
      const before = presentDeviceType(type)
      audit({ table: 'deviceTypes', id: type.id, name: type.name, before })
    }
    return ok({ removed })
  },
})
