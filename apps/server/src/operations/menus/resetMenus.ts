import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentManagedMenu } from '../../presenters/presentManagedMenus.js'
import { noteMenuIcons } from '../files/noteUses.js'

/** The platform's menus as the platform has them; the tenant's own stay. */
export const resetMenus = defineOperation('resetMenus', {
  async handle({ body, tenantId, repositories, audit }) {
    const { menus } = repositories
    await menus.lock(tenantId)
    const rows = await menus.listManaged(tenantId, body.appCode)
    const changed = rows.filter(
      (row) => row.changes !== null && (body.ids?.includes(row.id) ?? true),
    )
    const count = await menus.reset(
      tenantId,
      changed.map(({ id }) => id),
    )
    await noteMenuIcons(repositories, tenantId)
    for (const row of changed) {
      const before = presentManagedMenu(row)
      audit({ table: 'menus', id: row.id, name: row.name['zh-CN'], before, after: {} })
    }
    return ok({ changed: count })
  },
})
