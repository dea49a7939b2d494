import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { AppRow } from '../repositories/menus/MenusRepository.js'
import type { MenuRow } from '../repositories/menus/menuRows.js'
import type { PermissionRow } from '../repositories/roles/PermissionsRepository.js'

export interface PermissionTreeParts {
  apps: readonly AppRow[]
  menus: readonly MenuRow[]
  registry: readonly PermissionRow[]
  isGranted(code: string): boolean
  isGrantable(code: string): boolean
  language: Language
}

/** The app that only leads to others; its entries carry their codes, and none of its own. */
const entryApp = 'MT0001'

/** Apps with their menus and buttons that carry codes, and beside them the codes that none carries. */
export function presentPermissionApps(parts: PermissionTreeParts): Schemas['PermissionApp'][] {
  const { apps, menus, registry, language } = parts
  return apps
    .filter(({ code }) => code !== entryApp)
    .map((app) => {
      const own = menus.filter(({ app_code }) => app_code === app.code)
      const carried = new Set(own.map(({ perm_code }) => perm_code))
      return {
        appCode: app.code,
        name: app.name[language],
        nodes: nodesBelow(null, own, parts),
        others: registry
          .filter(({ app_code, code }) => app_code === app.code && !carried.has(code))
          .map(({ code, name }) => ({
            code,
            name: name[language],
            granted: parts.isGranted(code),
            grantable: parts.isGrantable(code),
          })),
      }
    })
    .filter(({ nodes, others }) => nodes.length + others.length > 0)
}

function nodesBelow(
  parentId: string | null,
  menus: readonly MenuRow[],
  parts: PermissionTreeParts,
): Schemas['PermissionNode'][] {
  return menus
    .filter(({ parent_id }) => parent_id === parentId)
    .flatMap((menu) => {
      const children = nodesBelow(menu.id, menus, parts)
      const code = menu.perm_code
      if (code === null && children.length === 0) return []
      return [
        {
          id: menu.id,
          name: menu.name[parts.language],
          type: menu.type as 0 | 1,
          permCode: code,
          granted: code !== null && parts.isGranted(code),
          grantable: code !== null && parts.isGrantable(code),
          children,
        },
      ]
    })
}
