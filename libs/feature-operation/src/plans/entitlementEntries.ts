import { hasScreen } from '@spruce/session'
import { menuPath } from './planNodes.js'
import type { Entitlements, EntitlementSource } from './planCustomerQueries.js'

/** What entries are about. */
export const entryKinds = ['apps', 'menus', 'permissions', 'components'] as const
export type EntryKind = (typeof entryKinds)[number]

/** One app, menu, button, permission or component, with whether the customer may use it and who says so. */
export interface Entry {
  id: string
  kind: EntryKind
  name: string
  /** The name of its app, the menus above it, or the category. */
  place: string
  code: string
  allowed: boolean
  source: EntitlementSource
}

/**
 * Everything that customers can have, as one list. Permissions of screens to come are among it only as
 * exceptions, so that those can be taken back.
 */
export function entriesOf(entitlements: Entitlements): Entry[] {
  const { apps, menus, permissions, components, overrides } = entitlements
  const carried = new Set(menus.map(({ permCode }) => permCode))
  const exceptions = [...overrides.grantedPermissions, ...overrides.revokedPermissions]
  const appNames = new Map(apps.map(({ code, name }) => [code, name]))
  const nameOf = (appCode: string) => appNames.get(appCode) ?? appCode
  return [
    ...apps.map(({ code, name, allowed, source }) =>
      entry('apps', code, name, '', { allowed, source }),
    ),
    ...menus.map((menu) => {
      const above = menuPath(menus, menu).split(' / ').slice(0, -1)
      const place = [nameOf(menu.appCode), ...above].join(' / ')
      return entry('menus', menu.id, menu.name, place, menu)
    }),
    ...permissions
      .filter(({ code }) => hasScreen(code, carried) || exceptions.includes(code))
      .map((one) => entry('permissions', one.code, one.name, nameOf(one.appCode), one)),
    ...components.map((one) => entry('components', one.code, one.name, one.category, one)),
  ]
}

function entry(
  kind: EntryKind,
  code: string,
  name: string,
  place: string,
  { allowed, source }: Pick<Entry, 'allowed' | 'source'>,
): Entry {
  return { id: `${kind}/${code}`, kind, code, name, place, allowed, source }
}

/** Narrows the list; absent: any. */
export interface EntryFilter {
  keyword?: string | undefined
  kind?: EntryKind | undefined
  source?: EntitlementSource | undefined
  page?: number | undefined
  size?: number | undefined
}

/** The entries that a filter finds: in their name, place or code. */
export function findEntries(entries: readonly Entry[], filter: EntryFilter): Entry[] {
  const keyword = filter.keyword?.trim().toLowerCase() ?? ''
  return entries.filter(
    ({ kind, source, name, place, code }) =>
      (filter.kind === undefined || kind === filter.kind) &&
      (filter.source === undefined || source === filter.source) &&
      [name, place, code].some((text) => text.toLowerCase().includes(keyword)),
  )
}
