import { defineOperation, ok } from '../../http/defineOperation.js'
import { stale } from '../../http/errors.js'
import { presentManagedMenu } from '../../presenters/presentManagedMenus.js'
import { noteMenuIcons } from '../files/noteUses.js'
import { branchOf } from './menuRules.js'
import { menuOf } from './moveMenu.js'
import { findManaged } from './readManagedMenu.js'

/** Removes one of the tenant's own menus and those below; the platform's go back to their place. */
export const removeMenu = defineOperation('removeMenu', {
  async handle({ params, body, session, tenantId, repositories, services, audit }) {
    const { menus, recycleBin } = repositories
    await menus.lock(tenantId)
    const rows = await menus.listManaged(tenantId)
    const menu = findManaged(rows, params.id)
    if (body.version !== menu.version) throw stale(presentManagedMenu(menu))
    const branch = branchOf(rows, menu.id)
    for (const row of branch.filter(({ origin }) => origin === 'platform')) {
      const changes = { ...row.changes }
      delete changes.parentId
      await menus.override(tenantId, row.id, changes)
    }
    const own = branch.filter(({ origin }) => origin === 'tenant')
    const removed = await menus.remove(
      tenantId,
      own.map(({ id }) => id),
    )
    await noteMenuIcons(repositories, tenantId)
    await recycleBin.put(tenantId, {
      kind: 'menus',
      objectId: menu.id,
      name: menu.name['zh-CN'],
      snapshot: own.map(menuOf),
      removedBy: session.userId,
      at: services.now(),
    })
    for (const row of own) {
      const before = presentManagedMenu(row)
      audit({ table: 'menus', id: row.id, name: row.name['zh-CN'], before })
    }
    return ok({ removed })
  },
})
