import type { MenuChanges } from '../../db/schema.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, stale } from '../../http/errors.js'
import { presentManagedMenu } from '../../presenters/presentManagedMenus.js'
import { noteMenuIcons } from '../files/noteUses.js'
import { assertIcons } from '../files/pictureRules.js'
import { assertMenuPlace } from './menuRules.js'
import { findManaged, readManagedMenu } from './readManagedMenu.js'

/** Changes what a tenant may of a menu of the platform; the fields given are kept beside earlier ones. */
export const overrideMenu = defineOperation('overrideMenu', {
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const { menus } = repositories
    await menus.lock(tenantId)
    const rows = await menus.listManaged(tenantId)
    const row = findManaged(rows, params.id)
    if (row.origin !== 'platform') throw notFound('menu', params.id)
    const { version, ...fields } = body
    if (version !== undefined && version !== row.version) throw stale(presentManagedMenu(row))
    await assertIcons(
      repositories,
      { icon: fields.icon },
      { tenantId, config: services.config, known: [row.icon] },
    )
    const { parentId } = fields
    if (parentId !== undefined && parentId !== row.parent_id) {
      assertMenuPlace(rows, { appCode: row.app_code, parentId, moved: row.id })
    }
    const changes: MenuChanges = { ...row.changes, ...fields }
    await menus.override(tenantId, row.id, changes)
    const before = presentManagedMenu(row)
    await noteMenuIcons(repositories, tenantId)
    const after = await readManagedMenu(repositories, tenantId, row.id)
    audit({ table: 'menus', id: row.id, name: after.name['zh-CN'], before, after })
    return ok(after)
  },
})
