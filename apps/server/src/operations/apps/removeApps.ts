import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentManagedApp } from '../../presenters/presentApps.js'

export const removeApps = defineOperation('removeApps', {
  async handle({ body, session, tenantId, repositories, services, audit }) {
    const { tenantApps, members, recycleBin } = repositories
    await members.lock(tenantId)
    const apps = (await tenantApps.list(tenantId)).filter(({ id }) => body.ids.includes(id))
    const removed = await tenantApps.remove(tenantId, body.ids)
    for (const app of apps) {
      const before = presentManagedApp(app)
      await recycleBin.put(tenantId, {
        kind: 'apps',
        objectId: app.id,
        name: app.name['zh-CN'],
        snapshot: app,
        removedBy: session.userId,
        at: services.now(),
      })
      audit({ table: 'apps', id: app.id, name: app.name['zh-CN'], before })
    }
    return ok({ removed })
  },
})
