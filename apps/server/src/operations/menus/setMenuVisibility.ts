import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentManagedMenu } from '../../presenters/presentManagedMenus.js'
import { menuOf } from './moveMenu.js'
import { findManaged } from './readManagedMenu.js'

/** Shows or hides menus and buttons in one go; each of them gets its line of history. */
export const setMenuVisibility = defineOperation('setMenuVisibility', {
  async handle({ body, tenantId, repositories, audit }) {
    const { menus } = repositories
    const { ids, visible } = body
    await menus.lock(tenantId)
    const rows = await menus.listManaged(tenantId)
    const changed = ids.map((id) => findManaged(rows, id)).filter((row) => row.visible !== visible)
    for (const row of changed) {
      if (row.origin === 'tenant') await menus.edit(tenantId, { ...menuOf(row), visible })
      else await menus.override(tenantId, row.id, { ...row.changes, visible })
      const before = presentManagedMenu(row)
      const after = { ...before, visible }
      audit({ table: 'menus', id: row.id, name: row.name['zh-CN'], before, after })
    }
    return ok({ changed: changed.length })
  },
})
