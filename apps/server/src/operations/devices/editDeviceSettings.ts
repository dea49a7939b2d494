import { defineOperation, ok } from '../../http/defineOperation.js'
import { stale } from '../../http/errors.js'

export const editDeviceSettings = defineOperation('editDeviceSettings', {
  async handle({ body, tenantId, repositories: { pointHistory }, audit }) {
    const before = await pointHistory.settings(tenantId)
    if (!(await pointHistory.saveSettings(tenantId, body))) throw stale(before)
    const after = await pointHistory.settings(tenantId)
    audit({ table: 'deviceSettings', id: tenantId, before, after })
    return ok(after)
  },
})
