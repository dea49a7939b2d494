import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentMenus } from '../../presenters/menuPresenters.js'
import { PermissionSet } from '../../sessions/PermissionSet.js'
import { isForTenant } from '../../sessions/appOwners.js'

/** What somebody with this role alone sees. */
export const previewMenus = defineOperation('previewMenus', {
  async handle({ query, session, tenantId, repositories: { menus, roles }, language }) {
    const [grant] = await roles.grants(tenantId, [query.roleId])
    const permissions = new PermissionSet(grant?.permissions ?? [], grant?.grantsAll)
    const rows = (await menus.listMenus(tenantId, query.appCode)).filter((menu) =>
      isForTenant(menu, session),
    )
    const tree = presentMenus(rows, permissions, language)
    return okList(tree, tree.length)
  },
})
