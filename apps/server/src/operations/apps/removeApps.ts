import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentManagedApp } from '../../presenters/presentApps.js'

export const removeApps = defineOperation('removeApps', {
  async handle({ body, tenantId, repositories: { tenantApps, members }, audit }) {
    await members.lock(tenantId)
    const apps = (await tenantApps.list(tenantId)).filter(({ id }) => body.ids.includes(id))
    const removed = await tenantApps.remove(tenantId, body.ids)
    for (const app of apps) {
      const before = presentManagedApp(app)
      audit({ table: 'apps', id: app.id, name: app.name['zh-CN'], before })
    }
    return ok({ removed })
  },
})
