import type { PermissionCode, Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { mostNamedUses, type TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import { permissionsOf } from '../../sessions/session.js'

/** What leads to applications and would lead nowhere without them. Nothing is written. */
export const previewAppRemoval = defineOperation('previewAppRemoval', {
  async handle({ body, session, tenantId, repositories, language }) {
    const { tenantApps, menus, tenants } = repositories
    const apps = (await tenantApps.list(tenantId)).filter(({ id }) => body.ids.includes(id))
    const leading = (await menus.listManaged(tenantId)).filter(
      (menu) => menu.type === 0 && apps.some((app) => leadsTo(menu, app)),
    )
    const { homepage_enabled: isHome, homepage_url: home } = await tenants.get(tenantId)
    const uses = await tenantApps.uses(tenantId, apps)
    const permissions = permissionsOf(session)
    const named = [
      ...leading.slice(0, mostNamedUses).map((menu) => namedMenu(menu, language)),
      ...uses.named,
    ]
    return ok({
      menus: leading.length,
      favourites: await menus.countFavourites(
        tenantId,
        leading.map(({ id }) => id),
      ),
      homePage: isHome && home !== null && apps.some((app) => isAddressOf(home, app)),
      roles: new Set(apps.flatMap(({ roleIds }) => roleIds)).size,
      departments: new Set(apps.flatMap(({ departmentIds }) => departmentIds)).size,
      ...uses,
      named: named.filter(({ kind }) => permissions.has(listedBy[kind])),
    })
  },
})

/** The right to the list that names what uses an application. */
const listedBy = {
  menus: 'menu:list',
  workbenches: 'workbench:list',
  pages: 'page:list',
  notices: 'notice:list',
  identifiers: 'businessidentity:list',
} as const satisfies Record<Schemas['AppUse']['kind'], PermissionCode>

function namedMenu({ id, name }: ManagedMenuRow, language: Language): Schemas['AppUse'] {
  return { kind: 'menus', id, name: name[language], scope: null, appCode: null, isPublished: false }
}

function leadsTo({ app_code: code, path }: ManagedMenuRow, app: TenantApp): boolean {
  return code === app.code || (path !== '' && isAddressOf(path, app))
}

/** Whether an address is the application's, something below it, or names it. */
function isAddressOf(address: string, { url, code }: TenantApp): boolean {
  const query = new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '')
  const base = url.replace(/\/+$/, '')
  return (
    query.get('appCode') === code ||
    address === url ||
    (base !== '' && (address === base || /^[/?#]/.test(afterStart(address, base))))
  )
}

function afterStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : ''
}
