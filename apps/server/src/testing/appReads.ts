import type { Schemas } from '@spruce/api-client/contract'
import type { TestCaller } from './TestCaller.js'
import { partnerOrigin } from './startTestServer.js'

/** Every read that says which applications somebody has, and what each answers for these codes. */
export interface AppReads {
  /** In the system data, with the state of each: `oa (status 1)`. */
  system: string[]
  /** As `system`, of the list of one's own applications. */
  mine: string[]
  /** Menus of each application: in the system data, by the call of one, in the application's permissions. */
  menus: Record<string, string[]>
  /** Permissions that an application is told of. */
  permissions: Record<string, string[]>
  favourites: string[]
  hasManagementEntry: boolean
  /** Those that a single-sign-on link opens. */
  links: string[]
  /** Those whose visits are counted. */
  visits: string[]
  /** Those that may be the home page; null: the caller may not choose one. */
  home: string[] | null
  /** Those that the applications' page lists; null: the caller may not see it. */
  managed: string[] | null
}

/** How reads reach what the answers leave behind. */
export interface AppReadsContext {
  caller: TestCaller
  tenant: string
  codes: readonly string[]
  /** Codes of the visits that were counted for the caller. */
  visited: () => Promise<string[]>
}

/** Asks them all. @throws when two calls that say the same disagree */
export async function readApps(context: AppReadsContext): Promise<AppReads> {
  const { caller, tenant, codes } = context
  const system = await get<Schemas['SystemData']>(context, '/spruce/api/v1/system-data')
  const mine = await get<Schemas['App'][]>(context, '/spruce-console-web/api/app/my-app')
  const menus: Record<string, string[]> = {}
  const permissions: Record<string, string[]> = {}
  const links: string[] = []
  for (const code of codes) {
    const path = `/aba-base/api/v3/menu/menu-user?appCode=${code}`
    const own = ids(await get<Schemas['MenuItem'][]>(context, path))
    const app = await get<Schemas['AppPermissions']>(
      context,
      `/spruce/api/v1/app-permissions?appCode=${code}`,
    )
    const inSystem = ids(Object.hasOwn(system.menus, code) ? (system.menus[code] ?? []) : [])
    for (const other of [ids(app.menus), inSystem]) {
      if (other.join() !== own.join()) throw new Error(`${tenant}: the menus of ${code} differ`)
    }
    if (own.length > 0) menus[code] = own
    if (app.permissions.length > 0) permissions[code] = app.permissions
    if (await opensByLink(context, code)) links.push(code)
    await caller.post('/spruce/api/v1/app-visits', { appCode: code }, { tenant })
  }
  return {
    system: system.apps.map(appText),
    mine: mine.map(appText),
    menus,
    permissions,
    favourites: system.favorites.map(({ menuId }) => menuId),
    hasManagementEntry: system.hasMT0001,
    links,
    visits: await context.visited(),
    home: await homeCodes(context),
    managed: await managedCodes(context),
  }
}

async function get<T>({ caller, tenant }: AppReadsContext, path: string): Promise<T> {
  const answer = await caller.get<T>(path, { tenant })
  if (answer.status !== 200) throw new Error(`${tenant}: ${path} ${answer.text}`)
  return answer.body.data
}

function appText({ appCode, status, enable }: Schemas['App']): string {
  return `${appCode}${status === 0 ? '' : ' (disabled)'}${enable === 1 ? '' : ' (off)'}`
}

function ids(items: readonly Schemas['MenuItem'][]): string[] {
  return items.flatMap(({ id, childs }) => [id, ...ids(childs)])
}

/** A link that is made is also taken. */
async function opensByLink({ caller, tenant }: AppReadsContext, appCode: string): Promise<boolean> {
  const to = encodeURIComponent(`${partnerOrigin}/entry`)
  const path = `/aba-base/api/generateSSOLink?appCode=${appCode}&redirectUri=${to}`
  const made = await caller.get<{ url: string }>(path, { tenant })
  if (made.status !== 200) return false
  const token = new URL(made.body.data.url).searchParams.get('sso_token')
  const body = { token, appCode, origin: partnerOrigin }
  const taken = await caller.post('/spruce/api/v1/sso-exchange', body, {
    headers: { origin: partnerOrigin, 'sec-fetch-site': 'cross-site', cookie: undefined },
  })
  if (taken.status !== 200)
    throw new Error(`${tenant}: the link to ${appCode} is not taken: ${taken.text}`)
  return true
}

async function homeCodes({ caller, tenant, codes }: AppReadsContext): Promise<string[] | null> {
  const save = (homepageUrl: string | null) =>
    caller.send('POST', '/aba-base/api/enterprise-infos/homepage', {
      tenant,
      body: { homepageEnabled: homepageUrl !== null, homepageUrl },
    })
  const found: string[] = []
  for (const code of codes) {
    const { status } = await save(`/dashboard?single=1&appCode=${code}`)
    if (status === 403) return null
    if (status === 200) found.push(code)
  }
  await save(null)
  return found
}

async function managedCodes({ caller, tenant }: AppReadsContext): Promise<string[] | null> {
  const path = '/spruce/api/v1/apps?size=100'
  const answer = await caller.get<{ appCode: string }[]>(path, { tenant })
  return answer.status === 200 ? answer.body.data.map(({ appCode }) => appCode) : null
}

/** What they say, in a line: `home 1 · console 3 (2 permissions) | links home`. */
export function readsText(reads: AppReads): string {
  const short = (code: string) => code.replace('spruce-web-', '')
  const list = (codes: readonly string[]) => codes.map(short).join(' ') || 'none'
  if (list(reads.system) !== list(reads.mine)) throw new Error('my-app differs from system-data')
  const menus = Object.entries(reads.menus).map(([code, all]) => `${short(code)} ${all.length}`)
  const codes = Object.entries(reads.permissions).map(
    ([code, all]) => `${short(code)} ${all.length}`,
  )
  return [
    `apps ${list(reads.system)}`,
    `menus ${menus.join(' ') || 'none'}`,
    `permissions ${codes.join(' ') || 'none'}`,
    `entry ${reads.hasManagementEntry ? 'yes' : 'no'}`,
    `favourites ${String(reads.favourites.length)}`,
    `links ${list(reads.links)}`,
    `visits ${list(reads.visits)}`,
    ...(reads.home ? [`home ${list(reads.home)}`] : []),
    ...(reads.managed ? [`managed ${list(reads.managed)}`] : []),
  ].join(' | ')
}
