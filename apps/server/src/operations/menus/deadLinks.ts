import type { Schemas } from '@spruce/api-client/contract'
import { isBelowPath, safeUrl } from '@spruce/validators'
import type { DesignStatus } from '../../db/schema.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import { menuHref, pathOf } from '../../repositories/menus/ownedPath.js'

/** Why a menu leads nowhere, and what that is about. */
export type DeadLink = Pick<Schemas['DeadMenuLink'], 'reason' | 'subject'>

/** Whether people can open an application. */
export type AppState = Schemas['MenuApp']['state'] | 'notInPlan'

/** An application that a menu may lead to. */
export interface LinkedApp {
  code: string
  name: string
  /** Empty where it is the platform's: its pages have addresses of their own. */
  url: string
  /** It is made of designed pages. */
  isDelivered: boolean
  state: AppState
}

export interface LinkedDesign {
  id: string
  name: string
  appCode: string | null
  status: DesignStatus
  isRecycled: boolean
}

/** All that is asked to say whether a menu leads somewhere. No address is called. */
export interface LinkFacts {
  /** The portal's own. */
  origin: string
  /** Origins that an address may lead to. */
  allowedOrigins: readonly string[]
  /** Paths that have a page of their own, or lead on to one. */
  passages: ReadonlySet<string>
  /** Paths of the product's pages, and whether the plan of the tenant has them. What is below belongs to them. */
  pages: ReadonlyMap<string, boolean>
  apps: readonly LinkedApp[]
  designs: readonly LinkedDesign[]
  permissionCodes: ReadonlySet<string>
}

/** The pages of the portal itself (specification 2.1). */
export const portalPages: readonly string[] = [
  ...['/', '/dashboard', '/default', '/personal', '/logout', '/login', '/admin/login'],
  ...['/forgetPassword', '/changePassword', '/customer-apply', '/demo'],
]

/** The page that shows the address in its query (specification 2.3). */
const frameworkPages = ['/dynamic', '/yunbu-app/spruce-web-enterprise-console/dynamic']

/** Of each menu or button that leads nowhere, why. */
export function deadLinks(
  rows: readonly ManagedMenuRow[],
  facts: LinkFacts,
): { row: ManagedMenuRow; link: DeadLink }[] {
  return rows.flatMap((row) => {
    const link = deadLink(row, rows, facts)
    return link ? [{ row, link }] : []
  })
}

function deadLink(
  row: ManagedMenuRow,
  rows: readonly ManagedMenuRow[],
  facts: LinkFacts,
): DeadLink | undefined {
  const { apps, permissionCodes } = facts
  const app = apps.find(({ code }) => code === row.app_code)
  if (!app) return { reason: 'appGone', subject: row.app_code }
  if (app.state !== 'open') return closedApp(app)
  const isOwn = row.origin === 'tenant'
  if (isOwn && row.perm_code !== null && !permissionCodes.has(row.perm_code)) {
    return { reason: 'permission', subject: row.perm_code }
  }
  if (row.type === 1) return undefined
  const href = menuHref(row)
  if (href !== '') return deadAddress(href, facts)
  const isEmpty = row.visible && !leadsBelow(row.id, rows)
  return isEmpty ? { reason: 'empty', subject: null } : undefined
}

/** Whether something below a menu without an address is shown and has one. */
function leadsBelow(id: string, rows: readonly ManagedMenuRow[]): boolean {
  return rows.some(
    (row) =>
      row.parent_id === id &&
      row.type === 0 &&
      row.visible &&
      (row.path !== '' || leadsBelow(row.id, rows)),
  )
}

function deadAddress(href: string, facts: LinkFacts): DeadLink | undefined {
  const { origin, allowedOrigins } = facts
  const anywhere = safeUrl(href, { origin, allowedOrigins: [originOf(href) ?? origin] })
  if (!anywhere) return { reason: 'malformed', subject: href }
  const app = appAt(href, facts)
  if (!anywhere.isOwn) {
    if (app && app.state !== 'open') return closedApp(app)
    const isAllowed = safeUrl(href, { origin, allowedOrigins }) !== undefined
    return isAllowed ? undefined : refusedOrigin(anywhere.origin, facts)
  }
  const path = pathOf(anywhere.path)
  if (frameworkPages.includes(path)) {
    const shown = new URL(anywhere.href).searchParams.get('url')
    return shown ? deadAddress(shown, facts) : { reason: 'malformed', subject: href }
  }
  return app ? deadDelivery(app, anywhere.href, facts) : deadPath(path, facts)
}

/** The application whose own address this is, or lies below. */
function appAt(href: string, { apps, origin }: LinkFacts): LinkedApp | undefined {
  const own = plainAddress(href, origin)
  const home = plainAddress('/', origin) ?? origin
  const found = apps.filter(({ url, isDelivered }) => {
    const address = url === '' ? undefined : plainAddress(url, origin)
    const isDesigned = isDelivered && url.startsWith('/yunbu-app/')
    const isPage = `${address ?? ''}/`.startsWith(`${home}/`) && !isDesigned
    return address !== undefined && !isPage && (own === address || own?.startsWith(`${address}/`))
  })
  return found.find(({ state }) => state === 'open') ?? found[0]
}

/** An origin is allowed while an application that leads there is switched on. */
function refusedOrigin(origin: string, { apps }: LinkFacts): DeadLink {
  const app = apps.find(({ url, state }) => state !== 'open' && originOf(url) === origin)
  return app ? closedApp(app) : { reason: 'origin', subject: origin }
}

function closedApp({ state, name }: LinkedApp): DeadLink {
  const reasons = {
    off: 'appOff',
    disabled: 'appDisabled',
    removed: 'appRemoved',
    notInPlan: 'plan',
    open: 'appGone',
  } as const
  return { reason: reasons[state], subject: name }
}

/** An application of designed pages: one of them, or the first that is out. */
function deadDelivery(app: LinkedApp, href: string, { designs }: LinkFacts): DeadLink | undefined {
  if (app.state !== 'open') return closedApp(app)
  const own = designs.filter(({ appCode }) => appCode === app.code)
  const id = pageIdOf(href)
  if (id === undefined) {
    const isOut = own.some(({ status, isRecycled }) => status === 'published' && !isRecycled)
    return isOut ? undefined : { reason: 'unpublished', subject: app.name }
  }
  const page = own.find((one) => one.id === id)
  if (!page) return { reason: 'page', subject: id }
  if (page.isRecycled) return { reason: 'pageRemoved', subject: page.name }
  return page.status === 'published' ? undefined : { reason: 'unpublished', subject: page.name }
}

/** Of an address such as `…/RCAPPN0001/page-preview/<id>` or `…/RCAPPN0001?pageId=<id>`. */
function pageIdOf(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href)
  const segments = pathname.split('/')
  const at = segments.indexOf('page-preview')
  const named = at < 0 ? undefined : segments[at + 1]
  return named || searchParams.get('pageId') || undefined
}

function deadPath(path: string, { pages, passages }: LinkFacts): DeadLink | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (portalPages.includes(plain) || passages.has(plain)) return undefined
  const known = [...pages].filter(([page]) => plain === page || isBelowPath(plain, page))
  if (known.length === 0) return { reason: 'page', subject: path }
  return known.some(([, isEntitled]) => isEntitled) ? undefined : { reason: 'plan', subject: path }
}

function plainAddress(address: string, origin: string): string | undefined {
  try {
    const url = new URL(address, origin)
    return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
  } catch {
    return undefined
  }
}

function originOf(address: string): string | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined
}
