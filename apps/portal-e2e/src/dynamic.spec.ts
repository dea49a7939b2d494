import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { hostileAddresses } from './support/hostileAddresses.js'
import { newColleague } from './support/newColleague.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const dynamic = (url: string, more = '') => `${base}/dynamic?url=${encodeURIComponent(url)}${more}`

/** Another site on this machine: the same host with another port is another origin. */
let site: Server
let origin = ''

test.beforeAll(async () => {
  site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="zh-CN"><title>site</title><link rel="icon" href="data:,">
       <main><h1>别处的页面 ${String(request.url).replace(/[^\w/]/g, '')}</h1></main></html>`,
    )
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
test.afterAll(() => site.close())

// The policy of a page that was opened before the application was registered keeps it out; axe talks to the frame
// of the other site, which does not answer.
test.use({
  expectedConsole: [/Content Security Policy directive: "frame-src|'postMessage' on 'DOMWindow'/],
})

interface App {
  id: string
  version: number
  appCode: string
  roleIds: string[]
}

const register = (page: Page, fields: object) =>
  callAs<App>(page, 'POST', '/spruce/api/v1/apps', {
    appCode: `dynamic-${ownNumber()}-${String(Date.now() % 1e9)}`,
    ...fields,
  })

/** What the application shows, in its frame. */
const inside = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="${name}"]`).getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('region', { name: '外部页面信息' })
const tabs = (page: Page) => page.getByRole('tablist').getByRole('tab')

test('applications open by their kind from the home page and the search, and leave the portal', async ({
  page,
  baseURL,
}) => {
  const number = ownNumber()
  const [wall, apart] = [`外部大屏${number}`, `独立窗口${number}`]
  const named = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': `${en} ${number}` })
  await signInByApi(page, 'admin', 'yunshan')
  const made = [
    await register(page, {
      ...{ name: named(wall, 'Wall'), kind: 'page', url: `${origin}/wall` },
    }),
    await register(page, {
      ...{ name: named(apart, 'Apart'), kind: 'window', openType: 0, url: `${origin}/apart` },
    }),
  ]

  await test.step('a page that stood open asks to be loaded anew', async () => {
    await page.goto('/dashboard')
    const later = `后来登记${number}`
    made.push(
      await register(page, {
        ...{ name: named(later, 'Later'), kind: 'frame', url: 'http://127.0.0.1:9/later' },
      }),
    )
    await page.getByRole('link', { name: later }).click()
    await expect(page.getByRole('alert').filter({ hasText: '此页面尚未放行' })).toBeVisible()
    await expect(page.getByRole('button', { name: '刷新平台' })).toBeVisible()
  })

  await test.step('the home page shows one in a tab, below a bar that names its host', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: wall }).click()
    await expect(inside(page, wall)).toContainText('/wall')
    expect(page.url().startsWith(`${baseURL}${base}/dynamic?`)).toBe(true)
    await expect(bar(page)).toContainText(new URL(origin).host)
    await expect(tabs(page).filter({ hasText: wall })).toHaveCount(1)
    await expectAccessible(page)
  })

  await test.step('another address is another tab, the same one is not', async () => {
    await page.goto(dynamic(`${origin}/second`, '&name=第二页'))
    await expect(inside(page, '第二页')).toContainText('/second')
    await expect(tabs(page).filter({ hasText: /第二页|外部大屏/ })).toHaveCount(2)
    await page.goto(dynamic(`${origin}/wall`))
    await expect(inside(page, wall)).toContainText('/wall')
    await expect(tabs(page).filter({ hasText: /第二页|外部大屏/ })).toHaveCount(2)
  })

  await test.step('alone it keeps its bar, and the way back', async () => {
    await bar(page).getByRole('button', { name: '只看页面' }).click()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(inside(page, wall)).toBeVisible()
    await expect(bar(page)).toContainText(new URL(origin).host)
    await page.reload()
    await expect(inside(page, wall)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await bar(page).getByRole('button', { name: '显示导航' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
  })

  await test.step('one that asks for a window gets one, from the home page and the search', async () => {
    await page.goto('/dashboard')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: apart }).click()
    const popup = await opened
    await expect(popup.getByRole('heading')).toContainText('/apart')
    expect(await popup.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([
      null,
      '',
    ])
    await popup.close()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '全局搜索' })).toBeFocused()
    await page.keyboard.type(apart)
    const again = page.waitForEvent('popup')
    await page.getByRole('option', { name: apart }).click()
    await (await again).close()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('it fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(dynamic(`${origin}/wall`))
    await expect(inside(page, wall)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(dynamic('https://nobody.example/portal?with=a-long-query'))
    await expect(page.getByText('此地址不能打开')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await callAs(page, 'POST', '/spruce/api/v1/apps/remove', { ids: made.map(({ id }) => id) })
})

test('an address shows to whom its application shows, and is gone when that is switched off', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const name = `限角色应用${number}`
  await signInByApi(page, 'admin', 'yunshan')
  const colleague = await newColleague(page, browser, { key: 'dynamic', codes: [], baseURL })
  const app = await register(page, {
    name: { 'zh-CN': name, 'en-US': `Limited ${number}` },
    ...{ kind: 'frame', url: `${origin}/limited` },
  })
  await colleague.own.goto(dynamic(`${origin}/limited`))
  await expect(inside(colleague.own, name)).toBeVisible()
  await callAs(page, 'PUT', `/spruce/api/v1/apps/${app.id}`, { version: app.version, enable: 0 })
  await expect(colleague.own.getByText('此地址不能打开')).toBeVisible()
  await expect(colleague.own.locator('iframe')).toHaveCount(0)
  await colleague.close()
  await callAs(page, 'POST', '/spruce/api/v1/apps/remove', { ids: [app.id] })
})

test('S-07: no refused address of the corpus loads or runs in the framework page', async ({
  page,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url())) asked.push(new URL(request.url()).origin)
  })
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked.push('a dialog')))
  const portal = baseURL ?? ''
  // No query holds half a character.
  const vectors = hostileAddresses(portal).filter((one) => !/\p{Surrogate}/u.test(one))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: '林建业' })).toBeVisible()
  for (const vector of vectors) {
    // As a link within the portal leads there: its router takes the address up, whatever stands in it.
    await page.evaluate(
      ([path, url]) => {
        const query = new URLSearchParams({ url })
        history.pushState({}, '', `${path}?${query.toString()}`)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      },
      [`${base}/dynamic`, vector] as const,
    )
    const panel = page.getByRole('tabpanel').filter({ visible: true })
    await expect(panel.getByText('此地址不能打开'), JSON.stringify(vector)).toBeVisible()
    expect(await page.locator('iframe').count(), JSON.stringify(vector)).toBe(0)
    expect(await panel.getByRole('link').count(), JSON.stringify(vector)).toBe(0)
  }
  expect([...new Set(asked)]).toEqual([portal])
  expect(new URL(page.url()).origin).toBe(portal)
})
