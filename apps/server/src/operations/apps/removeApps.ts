import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentSetApp } from '../../presenters/presentApps.js'
import { auditedApps } from './auditedApps.js'
import { noteAppIcons } from '../files/noteUses.js'

export const removeApps = defineOperation('removeApps', {
  async handle({ body, session, tenantId, repositories, services, audit }) {
    const { tenantApps, members, recycleBin, designs } = repositories
    await members.lock(tenantId)
    const apps = (await tenantApps.list(tenantId)).filter(({ id }) => body.ids.includes(id))
    const removed = await tenantApps.remove(tenantId, body.ids)
    await noteAppIcons(repositories, tenantId)
    const kept = await auditedApps(repositories, tenantId, apps.map(presentSetApp))
    for (const [index, app] of apps.entries()) {
      const before = kept[index] ?? null
      await recycleBin.put(tenantId, {
        kind: 'apps',
        objectId: app.id,
        name: app.name['zh-CN'],
        snapshot: app,
        removedBy: session.userId,
        at: services.now(),
      })
      audit({ table: 'apps', id: app.id, name: app.name['zh-CN'], before })
      // Nothing says any more to whom they show.
      for (const page of await designs.published(tenantId, app.code)) {
        await designs.withdraw(tenantId, page.id)
        const [was, is] = [{ status: 'published' }, { status: 'withdrawn' }]
        audit({ table: 'pages', id: page.id, name: page.name, before: was, after: is })
      }
    }
    return ok({ removed })
  },
})
