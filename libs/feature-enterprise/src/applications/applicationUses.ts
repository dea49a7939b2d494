import type { Schemas } from '@spruce/api-client'
import { permissionOfPage } from '../home/homeTiles.js'
import { enterpriseManifest } from '../manifest.js'
import type { Visitor } from '../workbenches/designHref.js'
import type { applicationMessages } from './applicationMessages.js'

type Texts = (typeof applicationMessages)['zh-CN']

/** What uses applications, counted. */
export type ApplicationUses = Schemas['AppImpact']

/** One kind of what uses them. */
export type UseKind = keyof ApplicationUses

interface Use {
  /** How many there are, in words. */
  say: (uses: ApplicationUses, t: Texts) => string
  /** The page that lists them; absent: there is none, or there are several. */
  path?: string
}

const known: Readonly<Record<UseKind, Use>> = {
  homePage: { say: (_uses, t) => t.usedHome, path: 'base/pc' },
  menus: { say: ({ menus }, t) => t.usedMenus(menus), path: 'base/menuMgt' },
  favourites: { say: ({ favourites }, t) => t.usedFavourites(favourites) },
  workbenches: { say: ({ workbenches }, t) => t.usedWorkbenches(workbenches) },
  pages: { say: ({ pages }, t) => t.usedPages(pages) },
  notices: { say: ({ notices }, t) => t.usedNotices(notices), path: 'msg-publish/business-notice' },
  identifiers: {
    say: ({ identifiers }, t) => t.usedIdentifiers(identifiers),
    path: 'msg-config/businessb-identity',
  },
  roles: { say: ({ roles }, t) => t.usedRoles(roles), path: 'base/role' },
  departments: {
    say: ({ departments }, t) => t.usedDepartments(departments),
    path: 'base/organization',
  },
}

/** The kinds of which there are any, those that lead to them first. */
export function usedKinds(uses: ApplicationUses): UseKind[] {
  return (Object.keys(known) as UseKind[]).filter((kind) => Number(uses[kind]) > 0)
}

/** How many of a kind there are. */
export function sayUse(kind: UseKind, uses: ApplicationUses, t: Texts): string {
  return known[kind].say(uses, t)
}

/** The list of a kind; undefined: none that the person may open. */
export function hrefOfUse(
  kind: UseKind,
  { isPermitted }: Pick<Visitor, 'isPermitted'>,
): string | undefined {
  const { path } = known[kind]
  if (path === undefined || !isPermitted(permissionOfPage(path))) return undefined
  return `${enterpriseManifest.basePath}/${path}`
}
