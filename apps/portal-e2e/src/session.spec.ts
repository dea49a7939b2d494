import type { Page, Request } from '@playwright/test'
import { demoPassword, readCaptcha, signIn, signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectListening,
  expectNoSidewaysScroll,
  scaledLimit,
  test,
  waitForQuiet,
} from './support/test.js'

const rolesPath = '/yunbu-app/spruce-web-enterprise-console/base/role'
const addRole = '/spruce/api/v1/roles'

const again = (page: Page) => page.getByRole('dialog', { name: '登录已过期' })
const form = (page: Page) => page.getByRole('dialog', { name: '新增角色' })

/** The session of this browser is gone, and no page has noticed. */
async function loseSession(page: Page) {
  await waitForQuiet(page)
  await page.context().clearCookies({ name: 'token' })
}

/** The roles' page, with a form that is filled in and not sent. */
async function fillRole(page: Page, name: string, code: string) {
  await page.goto(rolesPath)
  await page.getByRole('button', { name: '新增角色' }).click()
  await form(page).getByLabel('名称').fill(name)
  await form(page).getByLabel('编码').fill(code)
  await form(page)
    .getByRole('button', { name: /^数据范围/ })
    .click()
  await page.getByRole('option', { name: '本部门及以下' }).click()
}

async function signInAgain(page: Page, password = demoPassword) {
  await expect(again(page).getByLabel('密码', { exact: true })).toBeFocused()
  await again(page).getByLabel('密码', { exact: true }).fill(password)
  await again(page)
    .getByLabel('验证码', { exact: true })
    .fill(await readCaptcha(page))
  await again(page).getByRole('button', { name: '重新登录' }).click()
}

/** What a person can read on the page, with its title. */
async function readable(page: Page): Promise<string> {
  return `${await page.title()} ${await page.locator('body').innerText()}`
}

/** Keys of the browser's storage that belong to a person. */
function keysOfPeople(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => key.startsWith('spruce:') && key.split(':').length > 2,
    ),
  )
}

test.describe('S-19 a session that runs out under an open page', () => {
  test.use({ expectedConsole: [/status of 40[01]/] })

  test('goes on in place: one person, one more try of each call, nothing to read meanwhile', async ({
    page,
  }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await fillRole(page, '续期员', 'renewed')
    await loseSession(page)
    const sent: Request[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(addRole)) sent.push(request)
    })
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(again(page)).toBeVisible()
    await expect(again(page).getByLabel('账号', { exact: true })).toHaveValue('admin')
    await expectAccessible(page)

    const shown = await readable(page)
    for (const secret of ['云杉制造集团', '林建业', '续期员', '角色', 'renewed']) {
      expect(shown).not.toContain(secret)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    await signInAgain(page, 'Wrong@2026')
    await expect(again(page).getByText('密码错误，请输入正确的密码').first()).toBeVisible()
    await expect(again(page).getByLabel('验证码', { exact: true })).toHaveValue('')
    await signInAgain(page)
    await expect(again(page)).toBeHidden()
    await expect(page.getByRole('grid', { name: '角色' })).toContainText('续期员')
    await expect(page).toHaveURL(new RegExp(`${rolesPath}$`))
    expect(await Promise.all(sent.map(async (one) => (await one.response())?.status()))).toEqual([
      401, 200,
    ])
    expect(await readable(page)).toContain('云杉制造集团')
  })

  test('many calls that fail together ask once', async ({ page }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await fillRole(page, '甲', 'many_calls')
    await loseSession(page)
    // In one go: the first answer hides the form.
    await form(page)
      .getByRole('button', { name: '保存' })
      .evaluate((save: HTMLElement) => {
        for (const name of ['focus', 'visibilitychange']) dispatchEvent(new Event(name))
        save.click()
      })
    await signInAgain(page)
    await expect(again(page)).toHaveCount(0)
    await expect(page.getByRole('grid', { name: '角色' })).toContainText('many_calls')
  })

  test('given up, clears everything and leads to /login', async ({ page }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await fillRole(page, '乙', 'given_up')
    await loseSession(page)
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(again(page).getByLabel('密码', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
    await question.getByRole('button', { name: '重新登录' }).click()
    await expect(again(page)).toBeVisible()
    await again(page).getByRole('button', { name: '取消' }).click()
    await question.getByRole('button', { name: '放弃并退出' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('alert')).toContainText('您未登录或登录已过期，请登录后重试')
    expect(await keysOfPeople(page)).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('signed in again in one tab, the other tabs of the person go on', async ({
    page,
    context,
  }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await fillRole(page, '丙', 'in_one_tab')
    const beside = await context.newPage()
    await fillRole(beside, '丁', 'in_another')
    await loseSession(page)
    await form(page).getByRole('button', { name: '保存' }).click()
    await form(beside).getByRole('button', { name: '保存' }).click()
    await expect(again(page)).toBeVisible()
    await expect(again(beside)).toBeVisible()
    await page.bringToFront()
    await signInAgain(page)
    await expect(again(beside)).toBeHidden()
    await expect(page.getByRole('grid', { name: '角色' })).toContainText('in_one_tab')
    await expect(beside.getByRole('grid', { name: '角色' })).toContainText('in_another')
  })

  test('somebody else signs in: the page is gone, and nothing of it is sent', async ({
    page,
    context,
  }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await fillRole(page, '戊', 'somebody_else')
    await loseSession(page)
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(again(page)).toBeVisible()
    const other = await context.newPage()
    const written: string[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith(addRole)) {
        written.push(String(response.status()))
      }
    })
    await signIn(other, 'member', 'yunshan')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('banner')).not.toContainText('林建业')
    expect(await readable(page)).not.toContain('somebody_else')
    expect(written).toEqual([])
    expect(new URL(page.url()).pathname).not.toBe(rolesPath)
  })
})

test.describe('S-19 input survives', () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_|dynamically imported module/] })

  test('offline, a slow server and a broken answer; one toast however many calls fail', async ({
    page,
    context,
  }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await fillRole(page, '离线员', 'offline')
    await waitForQuiet(page)
    const save = form(page).getByRole('button', { name: '保存' })
    const isKept = async () => {
      await expect(form(page).getByLabel('名称')).toHaveValue('离线员')
      await expect(form(page).getByLabel('编码')).toHaveValue('offline')
    }
    const failed = form(page).getByRole('alert')
    await context.setOffline(true)
    await save.click()
    await expect(failed).toContainText('网络开小差了，请稍后重试')
    await isKept()
    await context.setOffline(false)
    await page.route(`**${addRole}`, (route) => route.fulfill({ status: 503, body: '' }))
    await save.click()
    await expect(failed).toContainText(/服务器异常|网络开小差了/)
    await isKept()
    await page.unroute(`**${addRole}`)
    await page.route(`**${addRole}`, () => undefined) // never answered
    await save.click()
    await expect(failed).toContainText('网络开小差了，请稍后重试')
    await isKept()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await save.click()
    await expect(page.getByRole('grid', { name: '角色' })).toContainText('离线员')

    const favorites = page.getByRole('list', { name: '我的收藏' })
    await page.route('**/my/favorites', (route) => route.abort())
    for (const name of ['取消收藏 组织架构', '取消收藏 全局工作台', '取消收藏 企业控制台']) {
      await favorites.getByRole('button', { name, exact: true }).click()
    }
    await expect(page.getByText('网络开小差了，请稍后重试')).toHaveCount(1)
    await expect(favorites.getByRole('button', { name: '取消收藏 组织架构' })).toBeVisible() // kept
  })

  test('a page whose files are gone after a deploy: one reload at most', async ({ page }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await page.goto('/dashboard')
    await waitForQuiet(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(/\/assets\/.*roles?.*\.js/i, (route) => route.fulfill({ status: 404 }))
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '角色管理' })
      .click()
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
    expect(loads).toBeLessThan(2)
    await page.unrouteAll({ behavior: 'ignoreErrors' }) // the new files are there
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('grid', { name: '角色' })).toBeVisible()
  })

  test('a sign-in whose files are gone after a deploy goes on with the new ones', async ({
    page,
  }) => {
    const gone: string[] = []
    await page.route(/\/assets\/sessionPart-.*\.js$/, async (route) => {
      if (!page.url().endsWith('/login')) return route.continue()
      gone.push(route.request().url())
      return route.fulfill({ status: 404 })
    })
    await signIn(page, 'admin')
    expect(gone).not.toEqual([])
    await expect(page.getByRole('banner')).toContainText('林建业')
  })

  test('a storage that is full or forbidden loses nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await signInByApi(page, 'admin', 'yunshan')
    await fillRole(page, '满仓员', 'full_storage')
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('grid', { name: '角色' })).toContainText('满仓员')
    await page.reload()
    await expect(page.getByRole('grid', { name: '角色' })).toContainText('满仓员')
  })
})

/** Everything that pages of this browser keep, as text. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      ...[localStorage, sessionStorage].map((area) => Object.entries(area)),
      document.cookie,
    ]),
  )
}

test.describe('S-20 a browser that people share', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test('after a sign-out the next person sees nothing of the last', async ({ page }) => {
    await signIn(page, 'admin', 'yunshan')
    await fillRole(page, '旧事', 'of_the_last')
    await form(page).getByRole('button', { name: '取消' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃修改' }).click()
    await page.goto('/personal')
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
    expect(await keysOfPeople(page)).not.toEqual([])
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login$/)
    expect(await keysOfPeople(page)).toEqual([])
    for (const secret of ['林建业', 'of_the_last', 'personal', rolesPath]) {
      expect(await stored(page)).not.toContain(secret)
    }
    await page.goBack()
    await page.waitForTimeout(500)
    expect(await readable(page)).not.toContain('林建业')
    await signIn(page, 'member', 'yunshan')
    await page.goto('/dashboard')
    await expect(page.getByText('打开过的页面会显示在这里。')).toBeVisible()
    for (const secret of ['林建业', '角色管理']) expect(await readable(page)).not.toContain(secret)
  })

  test('signed out in one tab, another that is only opening shows nothing of the person', async ({
    page,
    context,
  }) => {
    await signInByApi(page, 'admin', 'yunshan')
    const opening = await context.newPage()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await opening.route(/\/assets\/sessionPart-.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const asked = opening.waitForRequest(/\/assets\/sessionPart-/)
    await opening.goto('/personal', { waitUntil: 'commit' })
    await asked
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login$/)
    release()
    await expect(opening).toHaveURL(/\/login$/)
    await expect(opening.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    expect(await readable(opening)).not.toContain('林建业')
    expect(await keysOfPeople(opening)).toEqual([])
  })

  test('ended from another device, every tab leaves at once; unsaved input stays, hidden', async ({
    page,
    context,
    browser,
    own,
  }) => {
    await signInByApi(page, 'admin', 'yunshan')
    const beside = await context.newPage()
    await beside.goto('/personal')
    await expect(beside.getByRole('heading', { name: '个人信息' })).toBeVisible()
    const limit = await scaledLimit(page, 2000)
    const unsaved = await context.newPage()
    await fillRole(unsaved, '未存', 'not_saved')
    await expectListening(page, 3)
    const elsewhere = await browser.newContext({ baseURL: own.origin, locale: 'zh-CN' })
    const device = await elsewhere.newPage()
    await signInByApi(device, 'admin', 'yunshan')
    const answer = await device.request.post('/spruce/api/v1/sessions/end', {
      headers: { 'app-code': 'spruce-web-enterprise-console', origin: own.origin },
      data: {},
    })
    expect(answer.ok()).toBe(true)
    await Promise.all(
      [page, beside, unsaved].map((tab) =>
        expect
          .poll(() => readable(tab), { timeout: limit, intervals: [100] })
          .not.toMatch(/林建业|云杉制造集团 -|not_saved/),
      ),
    )
    await expect(page).toHaveURL(/\/login$/)
    await expect(beside).toHaveURL(/\/login$/)
    await expect(again(unsaved)).toBeVisible()
    expect(await readable(unsaved)).not.toContain('not_saved')
    await unsaved.bringToFront()
    await signInAgain(unsaved)
    await expect(form(unsaved).getByLabel('编码')).toHaveValue('not_saved')
    await elsewhere.close()
  })
})

const names = {
  local: ['jumpType', 'unSaveHome', 'pcForm', 'activeAppInfo', 'globalAppName', 'routerKey'],
  browserLocal: ['deployConfig', 'session'],
  session: ['appCode', 'tenant', 'redirect_uri'],
  cookies: ['browerId', 'tenantId', 'spruceLanguage', 'spruceTheme'],
}
const poisons: [name: string, value: string][] = [
  ['garbage', '{"a":'],
  ['wrong types', '[1,{"x":null}]'],
  ['markup', '"<img src=x onerror=alert(1)>"'],
  ['a prototype', '{"__proto__":{"tabs":[{"name":1}]}}'],
  ['huge', JSON.stringify('x'.repeat(200_000))],
]

test.describe('S-20 poisoned storage never breaks the start', () => {
  test.use({ expectedConsole: [/status of 401/] }) // the poisoned token
  for (const [poison, value] of poisons) {
    test(poison, async ({ page, baseURL }) => {
      await signInByApi(page, 'admin', 'yunshan')
      await page.goto('/personal')
      await expect.poll(() => keysOfPeople(page)).not.toEqual([])
      const [known = ''] = await keysOfPeople(page)
      const owner = known.split(':').slice(0, 3).join(':')
      await page.addInitScript(
        ([prefix, text, all]) => {
          for (const name of all.local) localStorage.setItem(`${prefix}:${name}`, text)
          for (const name of all.browserLocal) localStorage.setItem(`spruce:${name}`, text)
          for (const name of all.session) sessionStorage.setItem(`spruce:${name}`, text)
          sessionStorage.setItem(`${prefix}:tabs`, text)
        },
        [owner, value, names] as const,
      )
      const cookie = encodeURIComponent(value).slice(0, 3000)
      const cookies = names.cookies.map((name) => ({ name, value: cookie, url: baseURL ?? '' }))
      await page.context().addCookies(cookies)
      for (const path of ['/', rolesPath, '/dashboard', '/personal']) {
        await page.goto(path)
        await expect(page.getByRole('banner')).toContainText('林建业')
      }
      await page.goto('/logout')
      await expect(page).toHaveURL(/\/login$/)
      await page.context().clearCookies({ name: 'token' })
      await page
        .context()
        .addCookies([...cookies, { name: 'token', value: cookie, url: baseURL ?? '' }])
      await page.goto('/login')
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
      await signIn(page, 'admin')
    })
  }
})
