import { defineOperation, ok } from '../../http/defineOperation.js'
import { isForTenant } from '../../sessions/appOwners.js'
import { deadLinks } from './deadLinks.js'
import { menuTrail } from './menuTrail.js'
import { readLinkFacts } from './readLinkFacts.js'

/** Of the menus of all applications those that lead nowhere. No address is called. */
export const checkMenuLinks = defineOperation('checkMenuLinks', {
  async handle({ session, tenantId, repositories, services, request, language }) {
    const all = await repositories.menus.listManaged(tenantId)
    const kind = session.tenant?.kind
    const context = { tenantId, kind, services, request, language }
    const facts = await readLinkFacts(repositories, context)
    const had = new Set((await repositories.menus.listApps(tenantId)).map(({ code }) => code))
    const rows = all.filter(
      (menu) => isForTenant(menu, session) && (menu.origin === 'tenant' || had.has(menu.app_code)),
    )
    const dead = deadLinks(rows, facts)
    return ok({
      checked: rows.filter(({ type }) => type === 0).length,
      dead: dead.map(({ row, link }) => ({
        ...{ id: row.id, appCode: row.app_code },
        trail: menuTrail(rows, row.id).map(({ name }) => name[language]),
        ...link,
      })),
    })
  },
})
