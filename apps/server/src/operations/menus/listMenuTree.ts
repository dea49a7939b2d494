import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentManagedMenus } from '../../presenters/presentManagedMenus.js'
import { isForTenant } from '../../sessions/appOwners.js'

export const listMenuTree = defineOperation('listMenuTree', {
  async handle({ query, session, tenantId, repositories: { menus } }) {
    const rows = await menus.listManaged(tenantId, query.appCode)
    const tree = presentManagedMenus(rows.filter((menu) => isForTenant(menu, session)))
    return okList(tree, tree.length)
  },
})
