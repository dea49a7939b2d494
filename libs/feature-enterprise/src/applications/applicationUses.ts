import type { Schemas } from '@spruce/api-client'
import { permissionOfPage } from '../home/homeTiles.js'
import { enterpriseManifest } from '../manifest.js'
import { designHref, type Visitor } from '../workbenches/designHref.js'
import type { applicationMessages } from './applicationMessages.js'

type Texts = (typeof applicationMessages)['zh-CN']

/** What uses applications, counted. */
export type ApplicationUses = Schemas['AppImpact']

/** One of what uses them, by its name. */
export type NamedUse = ApplicationUses['named'][number]

/** One kind of what uses them. */
export type UseKind = Exclude<keyof ApplicationUses, 'named'>

/** What a list of uses shows in one row. */
export interface UseRow {
  kind: UseKind
  /** By name; undefined: the others of the kind, or all of them, counted in `uses`. */
  one?: NamedUse
  uses: ApplicationUses
}

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

/** A row for each that has a name here, then one for those of its kind that have none. */
export function rowsOfUses(uses: ApplicationUses): UseRow[] {
  return usedKinds(uses).flatMap((kind) => {
    const named = uses.named.filter((use) => use.kind === kind)
    const unnamed = Number(uses[kind]) - named.length
    const rows: UseRow[] = named.map((one) => ({ kind, one, uses }))
    return unnamed > 0 ? [...rows, { kind, uses: { ...uses, [kind]: unnamed } }] : rows
  })
}

const words = {
  menus: 'usingMenu',
  workbenches: 'usingWorkbench',
  pages: 'usingPage',
  notices: 'usingNotice',
  identifiers: 'usingIdentifier',
} as const satisfies Record<NamedUse['kind'], keyof Texts>

/** What one is that has a name, or how many of a kind there are. */
export function sayRow({ kind, one, uses }: UseRow, t: Texts): string {
  return one ? t[words[one.kind]] : sayUse(kind, uses, t)
}

/** How many of a kind there are. */
export function sayUse(kind: UseKind, uses: ApplicationUses, t: Texts): string {
  return known[kind].say(uses, t)
}

/** A workbench or a page itself, else the list of its kind; undefined: nothing that the person may open. */
export function hrefOfUse({ kind, one }: UseRow, visitor: Visitor): string | undefined {
  if (one?.kind === 'workbenches' || one?.kind === 'pages') {
    return designHref({ ...one, kind: one.scope ?? 'page' }, visitor)
  }
  const { path } = known[kind]
  if (path === undefined || !visitor.isPermitted(permissionOfPage(path))) return undefined
  return `${enterpriseManifest.basePath}/${path}`
}
