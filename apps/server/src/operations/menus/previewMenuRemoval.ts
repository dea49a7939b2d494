import { defineOperation, ok } from '../../http/defineOperation.js'
import { branchOf } from './menuRules.js'
import { findManaged } from './readManagedMenu.js'

/** What would be gone with a menu, and who would miss it. Nothing is written. */
export const previewMenuRemoval = defineOperation('previewMenuRemoval', {
  async handle({ params, tenantId, repositories: { menus, permissions, roles, members } }) {
    const rows = await menus.listManaged(tenantId)
    const menu = findManaged(rows, params.id)
    const branch = branchOf(rows, menu.id)
    const code = menu.perm_code
    const showing = code === null ? [] : await permissions.rolesGranting(tenantId, code)
    const holders = showing.map(({ id }) => id)
    return ok({
      menus: branch.filter(({ type }) => type === 0).length,
      buttons: branch.filter(({ type }) => type === 1).length,
      people:
        code === null
          ? await members.countActive(tenantId)
          : (await roles.memberIds(tenantId, holders)).length,
      favourites: await menus.countFavourites(
        tenantId,
        branch.map(({ id }) => id),
      ),
      roles: showing,
      removable: menu.origin === 'tenant',
    })
  },
})
