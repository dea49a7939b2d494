import { expect, type Page } from '@playwright/test'
import { replaceAnswer } from './replaceAnswer.js'
import { signInByApi } from './signIn.js'
import { waitForQuiet } from './test.js'

/** What was tried, and what of it was kept, loaded or ran. */
export interface AddressLooks {
  readonly counts: Record<
    'addresses' | 'refusals' | 'links' | 'clicks' | 'searches' | 'homes',
    number
  >
  readonly findings: readonly string[]
}

/** Which of the addresses are tried where. */
export interface AddressTries {
  /** Stored, in menus, applications, favourites and the search. */
  readonly everywhere: readonly string[]
  /** As the home page of the company, which takes a page load each. */
  readonly asHome: readonly string[]
}

const consoleCode = 'spruce-web-enterprise-console'
const openTypes = [0, 1, 2] as const
const kinds = ['frame', 'page', 'window'] as const
/** So many stand in one page. */
const atOnce = 12
/** How long something that must not happen is waited for, in milliseconds. */
const pause = 50

/** An address of the system data, as far as it is replaced here. */
interface SystemData {
  menus: Record<string, object[]>
  apps: object[]
  favorites: object[]
  tenantInfo: object
}

/**
 * Gives each address to the server, as that of an application, a menu and a home page, which has to refuse it; then to
 * the browser in the server's answers, as if it had been kept, and follows it wherever it stands.
 */
export async function lookForAddresses(page: Page, tries: AddressTries): Promise<AddressLooks> {
  const counts = { addresses: 0, refusals: 0, links: 0, clicks: 0, searches: 0, homes: 0 }
  const findings: string[] = []
  await signInByApi(page, 'admin', 'yunshan')
  const { origin } = new URL(page.url())
  const happened = watch(page, origin)
  const settle = async (what: string) => {
    await closeWindows(page, origin)
    const frames = await page.locator('iframe').count()
    if (frames > 0) happened.push(`${String(frames)} frames`)
    if (happened.length > 0) findings.push(`${what}: ${[...new Set(happened)].join('; ')}`)
    happened.length = 0
  }

  for (const address of tries.everywhere) {
    counts.refusals += await countRefusals(page, origin, address, findings)
  }
  for (let from = 0; from < tries.everywhere.length; from += atOnce) {
    const addresses = tries.everywhere.slice(from, from + atOnce)
    counts.addresses += addresses.length
    const first = (from / atOnce) % 2 === 0 ? [0, 1, 2] : [1, 2, 0]
    const stop = await keep(page, addresses, first)
    await page.evaluate(() => sessionStorage.clear()) // the tabs of those before
    await page.goto('/') // leads to the first menu that leads anywhere: by a window, or within the portal
    await open(page)
    await waitForQuiet(page)
    const label = `stored ${JSON.stringify(addresses)}`
    const links = await findLinks(page)
    counts.links += links.count
    happened.push(...links.misleading)
    for (const [at] of addresses.entries()) counts.clicks += await press(page, at)
    await waitForQuiet(page)
    await settle(label)
    for (const [at, address] of addresses.entries()) {
      const name = at % 2 === 0 ? `地址 ${String(at)} 菜单 0` : `地址 ${String(at)} 应用 window`
      counts.searches += await search(page, name)
      await settle(`searched ${JSON.stringify(address)}`)
    }
    await stop()
  }
  for (const address of tries.asHome) {
    const stop = await keepHome(page, address)
    await page.goto('/default')
    const brand = page.getByRole('banner').getByRole('link').first()
    await expect(brand).toBeVisible()
    const broken = page.getByText('自定义首页设置异常')
    if (address !== '') await expect(broken, JSON.stringify(address)).toBeVisible()
    happened.push(...(await findLinks(page)).misleading)
    await brand.click()
    await page.waitForTimeout(pause)
    await settle(`home page ${JSON.stringify(address)}`)
    counts.homes += 1
    await stop()
  }
  return { counts, findings }
}

/** Writes down what leaves the portal, what asks by a dialog, and what keeps a window of its own. */
function watch(page: Page, origin: string): string[] {
  const happened: string[] = []
  const context = page.context()
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) happened.push(`asked ${request.url()}`)
  })
  context.on('dialog', (dialog) => {
    happened.push(`said ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    const url = frame.url()
    if (frame === page.mainFrame() && new URL(url).origin !== origin)
      happened.push(`went to ${url}`)
  })
  return happened
}

/**
 * A window of another site opens empty and closes when the server has refused it. One of the portal stays: the menu
 * `undefined` leads to a page of that name, which is none.
 */
async function closeWindows(page: Page, origin: string): Promise<void> {
  const others = () =>
    page
      .context()
      .pages()
      .filter((one) => one !== page)
  const areOwn = () => others().every((one) => one.url().startsWith(`${origin}/`))
  await expect.poll(areOwn, 'windows of other sites close').toBe(true)
  for (const own of others()) await own.close()
}

/**
 * How many of three places refuse an address. What is kept instead has to be another one, of this portal: surrounding
 * blanks go and separators of lines become blanks before an address is looked at. An application registers the site of its address, so a plain one of
 * another site is what it is for.
 */
async function countRefusals(
  page: Page,
  origin: string,
  address: string,
  findings: string[],
): Promise<number> {
  const name = { 'zh-CN': '地址', 'en-US': 'Address' }
  const appCode = `hostile-${String(Date.now())}`
  const send = async (path: string, data: object) => {
    const headers = { 'app-code': consoleCode, origin }
    const answer = await page.request.post(path, { headers, data })
    const body = (await answer.json()) as { code: unknown; data: Record<string, unknown> | null }
    return { status: answer.status(), ...body }
  }
  const places = [
    ['url', '/spruce/api/v1/apps', { appCode, name, kind: 'window', url: address }],
    ['path', '/spruce/api/v1/menus', menuBody(name, address)],
    [
      'homepageUrl',
      '/aba-base/api/enterprise-infos/homepage',
      { homepageEnabled: false, homepageUrl: address },
    ],
  ] as const
  let refusals = 0
  for (const [field, path, body] of places) {
    const { status, code, data } = await send(path, body)
    if (status === 400 || (status === 422 && code === 'UNSAFE_URL')) {
      refusals += 1
      continue
    }
    const kept = data?.[field]
    const isOther = kept !== address && (kept === '' || kept === null || isOwn(kept, origin))
    const isRegistered = field === 'url' && isPlainSite(address, origin) && status === 200
    const isEmpty = address === '' && (kept === '' || kept === null || kept === undefined)
    if (!isOther && !isRegistered && !isEmpty) {
      findings.push(`${path} answered ${String(status)} to ${JSON.stringify(address)}`)
    }
    const { id = '', version } = (data ?? {}) as { id?: string; version?: number }
    if (field === 'url' && id) await send('/spruce/api/v1/apps/remove', { ids: [id] })
    if (field === 'path' && id) {
      await send(`/spruce/api/v1/menus/${id}/remove`, { version })
    }
  }
  return refusals
}

const menuBody = (name: object, path: string) => ({
  ...{ appCode: consoleCode, parentId: null, type: 0, openType: 0, name, path },
})

/** A plain path of this portal, or one with the portal's own site before it. */
function isOwn(address: unknown, origin: string): boolean {
  if (typeof address !== 'string') return false
  const path = address.startsWith(origin) ? address.slice(origin.length) : address
  return (path === '' && address !== '') || /^\/[\w -]*$/.test(path.split('?')[0] ?? '')
}

/** Of another site, written as a browser would write it, but for its end and the letters of its host. */
function isPlainSite(address: string, origin: string): boolean {
  if (!/^https?:\/\/[^/\\?#@\s\p{Cc}]+(?:[/?#]|$)/iu.test(address) || !URL.canParse(address)) {
    return false
  }
  const url = new URL(address)
  return url.origin !== origin && url.username === '' && !url.pathname.startsWith('//')
}

/**
 * Puts addresses into the answers of the server: each in a menu and an application of each kind, and a favourite.
 * @param inOrder what the menus of an address are opened by, the first one first
 */
async function keep(
  page: Page,
  addresses: readonly string[],
  inOrder: readonly number[],
): Promise<() => Promise<void>> {
  const menus = addresses.flatMap((path, at) =>
    inOrder.map((openType) => ({
      ...{ id: `hostile-${String(at)}-${String(openType)}`, parentId: null, path, openType },
      ...{ name: `地址 ${String(at)} 菜单 ${String(openType)}`, baseUrl: null, icon: null },
      ...{ type: 0, permCode: null, isonly: false, ownsPaths: false, childs: [] },
    })),
  )
  const apps = addresses.flatMap((path, at) =>
    kinds.map((kind) => ({
      ...{ appCode: `hostile-${String(at)}-${kind}`, appName: `地址 ${String(at)} 应用 ${kind}` },
      ...{ path, kind, icon: null, status: 0, enable: 1, openType: kind === 'window' ? 0 : 1 },
    })),
  )
  const favorites = addresses.map((path, at) => ({
    ...{
      menuId: `gone-${String(at)}`,
      appCode: consoleCode,
      name: `地址 ${String(at)} 收藏`,
      path,
    },
  }))
  const stopData = await replaceData(page, (data) => ({
    ...data,
    menus: { ...data.menus, [consoleCode]: menus },
    apps: [...data.apps, ...apps],
    favorites,
  }))
  const stopMine = await replaceAnswer(page, '*/spruce-console-web/api/app/my-app*', () => ({
    code: 200,
    message: '',
    data: apps,
  }))
  return async () => {
    await stopData()
    await stopMine()
  }
}

/** Puts an address into the answers of the server as the home page of the company, to which its logo leads. */
function keepHome(page: Page, homepageUrl: string): Promise<() => Promise<void>> {
  return replaceData(page, (data) => ({
    ...data,
    tenantInfo: { ...data.tenantInfo, homepageEnabled: true, homepageUrl, logo: 2 },
  }))
}

function replaceData(
  page: Page,
  change: (data: SystemData) => SystemData,
): Promise<() => Promise<void>> {
  return replaceAnswer(page, '*/spruce/api/v1/system-data*', ({ body }) => {
    const answered = body as { data: SystemData }
    return { ...answered, data: change(answered.data) }
  })
}

/** Links that a click with a key would follow, and those of them that lead where nothing may. */
function findLinks(page: Page): Promise<{ count: number; misleading: string[] }> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const misleading = links.flatMap((link) => {
      const written = link.getAttribute('href') ?? ''
      const isWeb = /^https?:$/.test(link.protocol)
      const isPath = !/^https?:/i.test(written)
      const isRight = isWeb && link.username === '' && link.password === ''
      return isRight && (!isPath || link.origin === location.origin)
        ? []
        : [`a link to ${JSON.stringify(written)}`]
    })
    return { count: links.length, misleading }
  })
}

/** The menus beside a page; what was followed may have left the frame, or may be about to. */
async function open(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(async () => {
    if ((await menu.count()) === 0) await page.goto('/dashboard')
    await expect(menu.getByText('地址 0 菜单 0')).toBeAttached({ timeout: 10_000 })
  }).toPass()
}

/** Follows an address from every place, applications first: they stand on the home page. Answers how often. */
async function press(page: Page, at: number): Promise<number> {
  const names = [
    ...kinds.map((kind) => `应用 ${kind}`),
    ...openTypes.map((type) => `菜单 ${String(type)}`),
    '收藏',
  ]
  let clicks = 0
  for (const name of names) {
    await open(page)
    clicks += await page.evaluate(
      (text) => {
        const elements = document.querySelectorAll<HTMLElement>('aside a, main a, main button')
        const found = [...elements].filter(({ textContent }) => textContent.includes(text))
        for (const element of found) element.click()
        return found.length
      },
      `地址 ${String(at)} ${name}`,
    )
    await page.waitForTimeout(pause)
  }
  return clicks
}

/** Opens what the search finds by a name; answers whether it found anything. */
async function search(page: Page, name: string): Promise<number> {
  const dialog = page.getByRole('dialog', { name: '全局搜索' })
  const words = dialog.getByRole('combobox', { name: '全局搜索' })
  await expect(async () => {
    await open(page)
    await page.keyboard.press('Control+k')
    // What was followed before may only now lead out of the frame.
    await expect(words).toBeFocused({ timeout: 5_000 })
  }).toPass()
  await words.fill(name)
  const option = dialog.getByRole('option', { name })
  await page.waitForTimeout(pause)
  const isThere = (await option.count()) > 0
  if (isThere) await option.first().click()
  else await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.waitForTimeout(pause)
  return isThere ? 1 : 0
}
