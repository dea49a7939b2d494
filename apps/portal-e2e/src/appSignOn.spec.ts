import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { gridRows } from './support/gridRows.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const list = '/yunbu-app/spruce-web-enterprise-console/base/appMgt'

/** An application on this machine: another port is another origin. It signs on who comes with a token. */
let site: Server
let origin = ''
/** Of the platform, where the application exchanges tokens. */
let platform = ''
/** Tokens that came, in their order. */
const tokens: string[] = []

/** Who came, as the platform says, and to which page. */
async function greeting({ url = '/' }: IncomingMessage): Promise<string> {
  const { pathname, searchParams } = new URL(url, origin)
  const token = searchParams.get('sso_token')
  if (token === null) return `${pathname}：请先登录`
  tokens.push(token)
  const [, appCode = ''] = pathname.split('/')
  const answer = await fetch(`${platform}/spruce/api/v1/sso-exchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'app-code': appCode },
    body: JSON.stringify({ token, appCode, origin }),
  })
  const { data, message } = (await answer.json()) as { data?: { name: string }; message: string }
  return `${pathname}：${data ? `您好，${data.name}` : message}`
}

test.beforeAll(async () => {
  site = createServer((request, response) => {
    void greeting(request).then((text) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(
        `<!doctype html><html lang="zh-CN"><title>site</title><link rel="icon" href="data:,">
         <main><h1>${text}</h1></main></html>`,
      )
    })
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
test.afterAll(() => site.close())

test.use({
  // A link that is refused; axe talks to the frame of the other site, which does not answer.
  expectedConsole: [/status of 422|'postMessage' on 'DOMWindow'/],
})

interface App {
  id: string
  version: number
}

/** What the application says in a window that opens. */
async function popupOf(page: Page, open: () => Promise<void>) {
  const opening = page.waitForEvent('popup')
  await open()
  const popup = await opening
  return { popup, heading: popup.getByRole('heading', { level: 1 }) }
}

test('people arrive signed on in an application that an administrator has set so', async ({
  page,
  baseURL,
}) => {
  platform = baseURL ?? ''
  const number = ownNumber()
  const [apart, inside] = [`on-window-${number}`, `on-frame-${number}`]
  const names = {
    apart: `单点窗口${number}`,
    inside: `单点嵌入${number}`,
    menu: `单点报表${number}`,
  }
  const made: App[] = []
  await signInByApi(page, 'admin', 'yunshan')

  await test.step('the form says what the application has to do, and refuses what cannot be', async () => {
    await page.goto(`${list}/add`)
    await page.getByRole('radio', { name: '新窗口打开' }).click()
    await page.getByLabel('中文名称').fill(names.apart)
    await page.getByLabel('英文名称').fill(`Sign-on ${number}`)
    await page.getByRole('textbox', { name: '应用编码' }).fill(apart)
    const address = page.getByLabel('访问地址', { exact: true })
    await address.fill(`${origin}/${apart};part`)
    const signOn = page.getByRole('switch', { name: '打开时自动登录' })
    await expect(signOn).not.toBeChecked()
    await expect(signOn).toHaveAccessibleDescription(/sso_token/)
    await signOn.focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(/只有外部地址可以自动登录/)).toBeVisible()
    await expectAccessible(page)
    await address.fill(`${origin}/${apart}#/home`)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(`“${names.apart}”已保存`)).toBeVisible()
  })

  await test.step('its history says so', async () => {
    const [app] = await callAs<App[]>(
      page,
      'GET',
      `/spruce/api/v1/apps?keyword=${encodeURIComponent(names.apart)}`,
    )
    expect(app).toMatchObject({ embed: { signOn: 'link' } })
    if (app) made.push(app)
    const embed = {
      ...{ memoryClass: 'normal', keepAlive: true, signOn: 'link' },
      ...{ sandbox: [], allow: [], connect: [], frame: [] },
    }
    made.push(
      await callAs<App>(page, 'POST', '/spruce/api/v1/apps', {
        ...{ appCode: inside, kind: 'frame', url: `${origin}/${inside}`, embed },
        name: { 'zh-CN': names.inside, 'en-US': `Framed ${number}` },
      }),
    )
    await gridRows('应用管理').act(page, names.apart, '历史')
    const history = page.getByRole('dialog', { name: `“${names.apart}”的历史` })
    await expect(history.getByRole('row', { name: /打开时自动登录.*一次性链接/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a window from the home page greets the person, and its link works once', async () => {
    await page.goto('/dashboard')
    const { popup, heading } = await popupOf(page, () =>
      page.getByRole('link', { name: names.apart }).click(),
    )
    await expect(heading).toHaveText(`/${apart}：您好，林建业`)
    expect(await popup.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([
      null,
      '',
    ])
    expect(await popup.evaluate(() => sessionStorage.length)).toBe(0)
    expect(new URL(popup.url()).hash, 'behind the token').toBe('#/home')
    await popup.reload()
    await expect(heading).toHaveText(`/${apart}：链接无效或已失效，请重新打开`)
    await popup.close()
  })

  await test.step('a refusal closes the window and says why; another try opens it', async () => {
    const no = { code: 'ORIGIN_NOT_LISTED', message: '该地址不在允许的来源列表中', data: null }
    await page.route('**/generateSSOLink?*', (route) => route.fulfill({ status: 422, json: no }), {
      times: 1,
    })
    const { popup } = await popupOf(page, () =>
      page.getByRole('link', { name: names.apart }).click(),
    )
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(page.getByText(`未能打开“${names.apart}”`)).toBeVisible()
    await expect(page.getByText(no.message)).toBeVisible()
    const again = await popupOf(page, () => page.getByRole('button', { name: '重试' }).click())
    await expect(again.heading).toHaveText(`/${apart}：您好，林建业`)
    await again.popup.close()
  })

  await test.step('the search opens it framed, loads it anew with another link, and fits', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '全局搜索' })).toBeFocused()
    await page.keyboard.type(names.inside)
    await page.getByRole('option', { name: names.inside }).click()
    const shown = page.frameLocator(`iframe[title="${names.inside}"]`).getByRole('heading')
    await expect(shown).toHaveText(`/${inside}：您好，林建业`)
    const bar = page.getByRole('region', { name: '外部页面信息' })
    await expect(bar).not.toContainText('sso_token')
    await expectAccessible(page)
    const before = tokens.length
    await bar.getByRole('button', { name: '重新加载' }).click()
    await expect.poll(() => tokens.length).toBe(before + 1)
    await expect(shown).toHaveText(`/${inside}：您好，林建业`)
    const { popup, heading } = await popupOf(page, () =>
      bar.getByRole('button', { name: '在新窗口中打开' }).click(),
    )
    await expect(heading).toHaveText(`/${inside}：您好，林建业`)
    await popup.close()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(page.url()).not.toContain('sso_token')
  })

  await test.step('a menu below its address does, too, and as a favourite', async () => {
    const menu = await callAs<App>(page, 'POST', '/spruce/api/v1/menus', {
      ...{ appCode: 'spruce-web-enterprise-console', parentId: null, type: 0, openType: 0 },
      name: { 'zh-CN': names.menu, 'en-US': `Report ${number}` },
      path: `${origin}/${apart}/reports?year=2026`,
    })
    await page.goto(list)
    const navigation = page.getByRole('navigation', { name: '主菜单' })
    const first = await popupOf(page, () =>
      navigation.getByRole('link', { name: names.menu }).click(),
    )
    await expect(first.heading).toHaveText(`/${apart}/reports：您好，林建业`)
    await first.popup.close()
    await navigation.getByRole('button', { name: new RegExp(`收藏.*${names.menu}`) }).click()
    await page.goto('/dashboard')
    const favorites = page.getByRole('region', { name: '我的收藏' })
    const second = await popupOf(page, () =>
      favorites.getByRole('link', { name: names.menu }).click(),
    )
    await expect(second.heading).toHaveText(`/${apart}/reports：您好，林建业`)
    await second.popup.close()
    await callAs(page, 'POST', `/spruce/api/v1/menus/${menu.id}/remove`, { version: menu.version })
  })

  expect(new Set(tokens).size, 'each opening had a link of its own').toBe(tokens.length - 1)
  await callAs(page, 'POST', '/spruce/api/v1/apps/remove', { ids: made.map(({ id }) => id) })
})
