import { defineOperation, ok } from '../../http/defineOperation.js'

/** Those named in this order, the others after them. */
export const orderApps = defineOperation('orderApps', {
  async handle({ body, tenantId, repositories: { tenantApps, members }, audit }) {
    await members.lock(tenantId)
    const apps = await tenantApps.list(tenantId)
    const named = body.ids.flatMap((id) => apps.filter((app) => app.id === id))
    const others = apps.filter(({ id }) => !body.ids.includes(id))
    let changed = 0
    for (const [sort, app] of [...named, ...others].entries()) {
      if (app.sort === sort) continue
      await tenantApps.setSort(tenantId, app.id, sort)
      const { sort: before } = app
      audit({
        table: 'apps',
        id: app.id,
        name: app.name['zh-CN'],
        before: { sort: before },
        after: { sort },
      })
      changed += 1
    }
    return ok({ changed })
  },
})
