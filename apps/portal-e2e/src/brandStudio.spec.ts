import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
import { newColleague } from './support/newColleague.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, hearsServer, ownNumber, test } from './support/test.js'

// One company has one look: what publishes it goes one after the other.
test.describe.configure({ mode: 'default' })

const path = '/yunbu-app/spruce-web-enterprise-console/base/pc'
const api = '/spruce/api/v1/personalisation'

interface Brand {
  draft: { browserTitle: string; palette: string; browserIcon: string | null }
  version: number
}

/** Publishes a look that differs from the draft in this. */
async function publish(page: Page, change: object): Promise<void> {
  const { draft, version } = await callAs<Brand>(page, 'GET', api)
  const saved = await callAs<Brand>(page, 'PUT', `${api}/draft`, {
    version,
    value: { ...draft, ...change },
  })
  await callAs(page, 'POST', `${api}/publish`, { version: saved.version })
}

/** What the page shows of a brand before anybody reads a word. */
function lookOf(page: Page) {
  return page.evaluate(() => ({
    palette: document.documentElement.dataset['palette'],
    title: document.title.split(' - ').at(-1),
    icon: document.querySelector('link[rel="icon"]')?.getAttribute('href'),
  }))
}

test('an administrator drafts a look, publishes it and goes back', async ({
  page,
  browser,
  baseURL,
}) => {
  const english = `Onwards ${ownNumber()}`
  const slogan = `向新而行 ${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '个性化' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '企业个性化', level: 1 })).toBeVisible()
  const former = await callAs<Brand>(page, 'GET', api)

  await test.step('sees what is typed in the preview, and keeps it', async () => {
    await expectAccessible(page)
    await main.getByLabel('标语', { exact: true }).fill(slogan)
    await main.getByLabel('英文标语').fill(english)
    await main.getByRole('radio', { name: '居中' }).check()
    await main.getByRole('radio', { name: '绿色' }).check()
    await main.getByRole('button', { name: '深色，绿色' }).click()
    await expect(main.getByRole('button', { name: '深色，绿色' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await main.getByRole('button', { name: '保存草稿' }).click()
    await expect(main.getByText('有未发布的草稿')).toBeVisible()
    await page.reload()
    await expect(main.getByLabel('标语', { exact: true })).toHaveValue(slogan)
  })

  await test.step('sees the mails of the company in it', async () => {
    await main.getByRole('combobox', { name: '预览页面' }).selectOption('邮件')
    await expect(main.getByText(/通过云杉发送/).first()).toBeVisible()
    await expect(main.getByText('查看待办').first()).toBeVisible()
    const icon = main.locator('[data-mail] img.light-icon').first()
    await expect(icon).toHaveJSProperty('complete', true)
    expect(await icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)
  })

  await test.step('shows it on the real sign-in page by a link, to nobody else', async () => {
    await main.getByRole('button', { name: '预览链接' }).click()
    const dialog = page.getByRole('alertdialog', { name: '草稿的预览链接' })
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link').click()
    // The administrator is signed in in this very browser, and sees the page all the same.
    const preview = await opened
    await expect(preview.getByText(slogan)).toBeVisible()
    await expect(preview.getByText('这是企业个性化草稿的预览，尚未发布')).toBeVisible()
    await expect(preview.locator('html')).toHaveAttribute('data-palette', 'green')
    await expectAccessible(preview)
    const link = preview.url()
    await preview.close()
    const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
    const login = await visitor.newPage()
    await login.goto(link)
    await expect(login.getByText(english)).toBeVisible()
    await login.goto('/login?tenant=yunshan')
    await expect(login.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(login.getByText(english)).toHaveCount(0)
    await login.goto(`${link}x`)
    await expect(login.getByText('The link to the draft has expired')).toBeVisible()
    await visitor.close()
    await dialog.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('publishes it to everybody', async () => {
    await main.getByRole('button', { name: '发布', exact: true }).click()
    const form = page.getByRole('dialog', { name: '发布企业个性化' })
    await form.getByLabel('发布说明').fill('秋季')
    await form.getByRole('button', { name: '发布', exact: true }).click()
    await expect(main.getByText('已发布最新内容')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'green')
  })

  await test.step('shows it to who signs in, in the language of each', async () => {
    for (const [locale, text] of [
      ['zh-CN', slogan],
      ['en-US', english],
    ] as const) {
      const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale })
      const login = await visitor.newPage()
      await login.goto('/login?tenant=yunshan')
      await expect(login.getByText(text)).toBeVisible()
      const width = await login.evaluate(() => innerWidth)
      const form = await login.getByRole('main').boundingBox()
      expect((form?.x ?? 0) + (form?.width ?? 0) / 2).toBeCloseTo(width / 2, -1)
      await expectAccessible(login)
      await visitor.close()
    }
  })

  await test.step('goes back to what was there first', async () => {
    await main.getByRole('button', { name: '发布历史' }).click()
    const dialog = page.getByRole('dialog', { name: '发布历史' })
    await expect(dialog.getByRole('row').filter({ hasText: '秋季' })).toBeVisible()
    await dialog
      .getByRole('row')
      .filter({ hasText: '第 1 版' })
      .getByRole('button', { name: '回退到此版本' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: '回退到此版本' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-palette', former.draft.palette)
    await page.keyboard.press('Escape')
  })

  await fitsNarrowScreen(page, path, '企业个性化')
})

test('a company is in a colour of its own, and what cannot be read is said and corrected', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(path)
  const main = page.getByRole('main')
  const { palette } = await lookOf(page)
  await main.getByRole('radio', { name: '企业色', exact: true }).check()
  await main.getByRole('button', { name: '保存草稿' }).click()
  await expect(main.getByText('请选择企业色')).toBeVisible()
  await main.getByRole('textbox', { name: '企业色' }).fill('#F2B600')
  const note = main.getByRole('list', { name: '实际使用的颜色' })
  await expect(note).toContainText('白字对比度只有 1.8:1')
  await expect(main.getByRole('button', { name: '深色，企业色' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: '保存草稿' }).click()
  await expect(main.getByText('有未发布的草稿')).toBeVisible()
  await main.getByRole('button', { name: '发布', exact: true }).click()
  const form = page.getByRole('dialog', { name: '发布企业个性化' })
  await form.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'own')
  const solid = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--own-light-solid'),
  )
  expect(solid).toMatch(/^#[\dA-F]{6}$/)

  await test.step('its login page is in it from the first paint', async () => {
    const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const login = await visitor.newPage()
    await login.route('**/*.js', (route) => route.abort())
    await login.goto('/login?tenant=yunshan')
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(solid.slice(at, at + 2), 16))
    await expect(login.getByRole('button', { name: '登录', exact: true })).toHaveCSS(
      'background-color',
      `rgb(${String(red)}, ${String(green)}, ${String(blue)})`,
    )
    await visitor.close()
  })

  await test.step('a person may choose another, and go back to it', async () => {
    await page.getByRole('button', { name: '外观设置' }).click()
    const panel = page.getByRole('dialog', { name: '外观设置' })
    await panel.getByRole('radio', { name: '红色' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'red')
    await panel.getByRole('radio', { name: '企业色' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'own')
  })
  await publish(page, { palette })
})

test('a publish shows in every open tab of its tenant within 2 s, and in no other', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const neighbour = await other.newPage()
  const second = await page.context().newPage()
  const open = async (tab: Page, account: string, tenant: string) => {
    const greeted = hearsServer(tab)
    await signInByApi(tab, account, tenant)
    await greeted
  }
  await open(neighbour, 'division', 'division')
  await open(page, 'admin', 'yunshan')
  await second.goto(path)
  await expect(second.getByRole('heading', { name: '企业个性化', level: 1 })).toBeVisible()
  const [before, beside] = [await lookOf(page), await lookOf(neighbour)]
  const title = `新标题${ownNumber()}`

  await publish(page, { browserTitle: title, palette: 'orange', browserIcon: null })
  const begin = Date.now()
  for (const tab of [page, second]) {
    await expect
      .poll(() => lookOf(tab), { intervals: [50], timeout: 2000 })
      .toEqual({ palette: 'orange', title, icon: '/favicon.svg' })
  }
  test.info().annotations.push({ type: 'shown after', description: `${Date.now() - begin} ms` })
  expect(await lookOf(neighbour)).toEqual(beside)

  await test.step('the next cold load on a slow line shows no other brand, not for a moment', async () => {
    await second.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seenBrands: seen })
      new MutationObserver(() => {
        const { palette } = document.documentElement.dataset
        const [icon] = document.querySelectorAll('link[rel="icon"]')
        if (palette) seen.add(palette)
        if (icon) seen.add(icon.getAttribute('href') ?? '')
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    const line = await second.context().newCDPSession(second)
    await line.send('Network.setCacheDisabled', { cacheDisabled: true })
    // As a phone on a fast 3G line.
    await line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 150 },
      ...{ downloadThroughput: 200_000, uploadThroughput: 94_000 }, // bytes a second
    })
    await second.reload()
    await expect(second.getByRole('heading', { name: '企业个性化', level: 1 })).toBeVisible()
    const seen = await second.evaluate(() => [
      ...(window as unknown as { seenBrands: Set<string> }).seenBrands,
    ])
    expect(seen.sort()).toEqual(['/favicon.svg', 'orange'])
  })

  const { draft } = await callAs<Brand>(page, 'GET', api)
  await publish(page, {
    palette: before.palette,
    browserTitle: before.title ?? draft.browserTitle,
    browserIcon: before.icon,
  })
  await other.close()
})

test('a draft comes out at a time as it was planned, and the plan is changed and cancelled', async ({
  page,
  browser,
  baseURL,
}) => {
  const planned = `定时 ${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  const former = await callAs<Brand>(page, 'GET', api)
  await page.goto(path)
  const main = page.getByRole('main')
  const slogan = main.getByLabel('标语', { exact: true })
  await slogan.fill(planned)
  await main.getByRole('button', { name: '保存草稿' }).click()
  await expect(main.getByText('有未发布的草稿')).toBeVisible()

  await test.step('is planned, in the zone of the reader, and outlives the page', async () => {
    await main.getByRole('button', { name: '发布', exact: true }).click()
    const form = page.getByRole('dialog', { name: '发布企业个性化' })
    await form.getByRole('radio', { name: '定时发布' }).check()
    await expect(form.getByText('Asia/Shanghai')).toBeVisible()
    await form.getByRole('textbox', { name: '定时发布于' }).fill('2098-01-01 09:00')
    await form.getByLabel('发布说明').fill('元旦')
    await expectAccessible(page)
    await form.getByRole('button', { name: '发布', exact: true }).click()
    await page.reload()
    const plan = main.getByRole('region', { name: '定时发布' })
    await expect(plan).toContainText('将于 2098-01-01 09:00:00（Asia/Shanghai）发布')
    await expect(plan).toContainText('元旦')
    await plan.getByRole('button', { name: '查看' }).click()
    await expect(page.getByRole('dialog', { name: '计划发布的外观' })).toContainText(planned)
    await page.keyboard.press('Escape')
  })

  await test.step('is shown to who may only look, without a way to change it', async () => {
    const reader = await newColleague(page, browser, {
      ...{ key: 'brand_plan_reader', codes: ['personalisation:list'], baseURL },
    })
    await reader.own.goto(path)
    const plan = reader.own.getByRole('region', { name: '定时发布' })
    await expect(plan.getByRole('button', { name: '查看' })).toBeVisible()
    await expect(plan.getByRole('button', { name: '更改计划' })).toHaveCount(0)
    await expect(plan.getByRole('button', { name: '取消定时发布' })).toHaveCount(0)
    await reader.close()
  })

  await test.step('is not the draft that is saved afterwards, and says so', async () => {
    await slogan.fill(`${planned} 改`)
    await main.getByRole('button', { name: '保存草稿' }).click()
    const plan = main.getByRole('region', { name: '定时发布' })
    await expect(plan).toContainText('届时发布的是计划时的草稿')
    await plan.getByRole('button', { name: '取消定时发布' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消定时发布' }).click()
    await expect(plan).toHaveCount(0)
  })

  await test.step('comes out by itself in the open page, and in the history', async () => {
    const saved = await callAs<Brand>(page, 'GET', api)
    const note = `到点 ${ownNumber()}`
    await callAs(page, 'POST', `${api}/plan`, {
      ...{ version: saved.version, note },
      publishAt: new Date(Date.now() + 3000).toISOString(),
    })
    await expect(main.getByText('已发布最新内容')).toBeVisible({ timeout: 20_000 })
    await main.getByRole('button', { name: '发布历史' }).click()
    const dialog = page.getByRole('dialog', { name: '发布历史' })
    await expect(dialog.getByRole('row').filter({ hasText: note })).toBeVisible()
  })

  await publish(page, former.draft)
})

test('a colleague with one code looks at it only, and one without sees nothing of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'brand_reader', codes: ['personalisation:list'], baseURL },
  })
  await reader.own.goto(path)
  const main = reader.own.getByRole('main')
  await expect(main.getByText('您可以查看企业个性化，但没有编辑权限')).toBeVisible()
  await expect(main.getByLabel('标语', { exact: true })).toBeDisabled()
  await expect(main.getByRole('button', { name: '发布历史' })).toBeVisible()
  for (const name of ['保存草稿', '发布', '保存首页设置']) {
    await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await reader.close()

  await expectKeptOut(page, browser, { key: 'brand_nobody', path, api, baseURL })
})
