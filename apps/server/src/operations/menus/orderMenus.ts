import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentManagedMenus } from '../../presenters/presentManagedMenus.js'
import { noteMenuIcons } from '../files/noteUses.js'
import { assertMenuPlace } from './menuRules.js'
import { moveMenu } from './moveMenu.js'
import { findManaged } from './readManagedMenu.js'

/** Puts menus below a parent, in this order; siblings that are not named come after them. */
export const orderMenus = defineOperation('orderMenus', {
  async handle({ body, tenantId, repositories, audit }) {
    const { menus } = repositories
    const { ids, parentId } = body
    await menus.lock(tenantId)
    const rows = await menus.listManaged(tenantId)
    const named = ids.map((id) => findManaged(rows, id))
    const appCode = named[0]?.app_code ?? ''
    for (const { id, app_code } of named) {
      assertMenuPlace(rows, { appCode: app_code, parentId, moved: id })
    }
    const others = rows.filter(
      (row) => row.parent_id === parentId && row.app_code === appCode && !ids.includes(row.id),
    )
    for (const [sort, row] of [...named, ...others].entries()) {
      if (row.sort === sort && row.parent_id === parentId) continue
      if (row.parent_id === parentId) await menus.setPlace(tenantId, row, sort)
      else await moveMenu(menus, tenantId, row, { parentId, sort })
      audit({
        table: 'menus',
        id: row.id,
        name: row.name['zh-CN'],
        before: { parentId: row.parent_id, sort: row.sort },
        after: { parentId, sort },
      })
    }
    await noteMenuIcons(repositories, tenantId)
    const tree = presentManagedMenus(await menus.listManaged(tenantId, appCode))
    return okList(tree, tree.length)
  },
})
