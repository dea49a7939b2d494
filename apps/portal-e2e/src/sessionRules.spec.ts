import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { publishNotice, withdrawNotice, readWhatWaits } from './support/notices.js'
import { demoPassword, signInByApi } from './support/signIn.js'
import { signOut } from './support/signOut.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hearsServer,
  test,
  waitForQuiet,
} from './support/test.js'

const console_ = '/yunbu-app/spruce-web-enterprise-console'
const rolesPath = `${console_}/base/role`
const group = '云杉制造集团'
const network = '全国区划服务网络'

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const menuLink = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const roles = (page: Page) => page.getByRole('grid', { name: '角色' })

/** How often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

/** Signs in and waits until the page hears the server. */
async function signInListening(page: Page, account: string, tenant = 'yunshan') {
  const greeted = hearsServer(page)
  await signInByApi(page, account, tenant)
  await greeted
}

test.describe('unsaved edits of the custom home page', () => {
  test.use({ expectedConsole: [/status of 422 .*\/homepage/] })

  const question = (page: Page) => page.getByRole('alertdialog', { name: '保存提示' })
  const unsafe = { homepageEnabled: true, homepageUrl: 'https://evil.example/' }
  const safe = { homepageEnabled: true, homepageUrl: rolesPath }

  /** What the page that edits them leaves behind. */
  function leaveUnsaved(page: Page, form: object) {
    return page.evaluate((kept) => {
      const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      const owned = keys.find((key) => /^spruce:[^:]+:[^:]+:/.test(key)) ?? ''
      const owner = owned.split(':').slice(0, 3).join(':')
      localStorage.setItem(`${owner}:pcForm`, JSON.stringify(kept))
      localStorage.setItem(`${owner}:unSaveHome`, 'true')
    }, form)
  }
  /** Which of the two are still stored. */
  function left(page: Page) {
    return page.evaluate(() =>
      Object.keys(localStorage)
        .map((key) => key.split(':')[3] ?? '')
        .filter((name) => ['pcForm', 'unSaveHome'].includes(name))
        .sort(),
    )
  }

  test('raise the save prompt: refused, declined, saved', async ({ page }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await page.goto('/personal')
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
    await leaveUnsaved(page, unsafe)

    await test.step('says what the server says, and keeps them', async () => {
      await menuLink(page, '角色管理').click()
      await expect(question(page)).toContainText('自定义首页未保存，是否保存？')
      await expect(question(page).getByRole('button', { name: '不保存' })).toBeFocused()
      await expectAccessible(page)
      await question(page).getByRole('button', { name: '保存', exact: true }).click()
      await expect(question(page).getByRole('alert')).toBeVisible()
      expect(await left(page)).toEqual(['pcForm', 'unSaveHome'])
    })

    await test.step('declined, asks no more, and what was typed stays', async () => {
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden()
      expect(await left(page)).toEqual(['pcForm'])
      await menuLink(page, '组织架构').click()
      await expect(page.getByRole('tree', { name: '组织架构' })).toBeVisible()
      await expect(question(page)).toHaveCount(0)
    })

    await test.step('saved, it is the home page', async () => {
      await leaveUnsaved(page, safe)
      await page.reload() // a page that begins asks, too
      await question(page).getByRole('button', { name: '保存', exact: true }).click()
      await expect(page.getByText('自定义首页成功！')).toBeVisible()
      await expect(question(page)).toBeHidden()
      expect(await left(page)).toEqual([])
      await page.goto('/')
      await expect(page).toHaveURL(new RegExp(`${rolesPath}$`))
      await expect(roles(page)).toBeVisible()
    })

    await test.step('signing out clears the mark and asks nothing', async () => {
      await leaveUnsaved(page, safe)
      await signOut(page)
      await expect(question(page)).toHaveCount(0)
      expect(await left(page)).toEqual([])
    })

    await signInByApi(page, 'admin', 'yunshan')
    await callAs(page, 'POST', '/aba-base/api/enterprise-infos/homepage', {
      homepageEnabled: false,
      homepageUrl: null,
    })
  })
})

test('/default warns of an app with status 1, and after 1,000 ms opens the workbench', async ({
  page,
}) => {
  const appCode = 'spruce-web-enterprise-console'
  await page.clock.install()
  await signInByApi(page, 'admin', 'yunshan')
  await expect(page.getByRole('tree', { name: '组织架构' })).toBeVisible()
  await page.route('**/spruce/api/v1/system-data', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as {
      data: { tenantInfo: object; apps: { appCode: string }[] }
    }
    const { tenantInfo, apps } = answer.data
    const homepageUrl = `${console_}?single=1&appCode=${appCode}`
    answer.data.tenantInfo = { ...tenantInfo, homepageEnabled: true, homepageUrl }
    answer.data.apps = apps.map((app) => (app.appCode === appCode ? { ...app, status: 1 } : app))
    await route.fulfill({ response, json: answer })
  })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto('/')
  await expect(page.getByText('自定义首页设置异常，即将跳转至工作台')).toBeAttached()
  await expect(page).toHaveURL(/\/default$/)
  await page.clock.runFor(999)
  await expect(page).toHaveURL(/\/default$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.clock.resume()
  await expect(page.getByText('自定义首页设置异常，即将跳转至工作台')).toBeVisible()
  await expect(page.getByRole('heading', { name: '我的应用' })).toBeVisible()
})

test('/default leads to the workbench where no home page is set, without a warning', async ({
  page,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto('/default')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: '我的应用' })).toBeVisible()
  await expect(page.getByText('自定义首页设置异常，即将跳转至工作台')).toHaveCount(0)
})

test('a tenant with a home page begins there, not at the first menu', async ({ page }) => {
  await signInByApi(page, 'division', 'division')
  await expect(page.getByRole('tree', { name: '组织架构' })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: '我的应用' })).toBeVisible()
})

test.describe('rights that change under an open page', () => {
  let admin: Page
  const role = '/spruce/api/v1/roles/yunshan-role-auditor'

  test.beforeEach(async ({ browser, own }) => {
    const context = await browser.newContext({ baseURL: own.origin, locale: 'zh-CN' })
    admin = await context.newPage()
    await signInByApi(admin, 'admin', 'yunshan')
  })
  test.afterEach(() => admin.context().close())

  async function memberId(account: string): Promise<string> {
    const found = await callAs<{ id: string; loginName: string }[]>(
      admin,
      'GET',
      `/spruce/api/v1/members?keyword=${account}`,
    )
    return found.find(({ loginName }) => loginName === account)?.id ?? ''
  }

  test('a role that is given, changed and taken shows at once, without a reload', async ({
    page,
  }) => {
    await signInListening(page, 'member')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(menuLink(page, '我的信息')).toBeVisible()
    await expect(menuLink(page, '角色管理')).toHaveCount(0)
    const loads = countLoads(page)
    const memberIds = [await memberId('member')]

    await callAs(admin, 'POST', `${role}/members`, { memberIds })
    await menu(page).getByRole('button', { name: '组织管理' }).click()
    await menuLink(page, '角色管理').click()
    await expect(roles(page)).toBeVisible()
    const add = page.getByRole('button', { name: '新增角色' })
    await expect(add).toHaveCount(0)

    const read = () =>
      callAs<{ version: number; codes: string[] }>(admin, 'GET', `${role}/permissions`)
    const { version, codes } = await read()
    await callAs(admin, 'PUT', `${role}/permissions`, { version, codes: [...codes, 'role:add'] })
    await expect(add).toBeVisible()
    await callAs(admin, 'PUT', `${role}/permissions`, { version: (await read()).version, codes })
    await expect(add).toHaveCount(0)
    await expect(roles(page)).toBeVisible()

    await callAs(admin, 'POST', `${role}/members/remove`, { memberIds })
    await expect(page).toHaveURL(/\/page404$/)
    await expect(roles(page)).toHaveCount(0)
    expect(loads()).toBe(0)
    await page.getByRole('button', { name: '返回首页' }).click()
    await expect(menuLink(page, '我的信息')).toBeVisible()
    await expect(menuLink(page, '角色管理')).toHaveCount(0)
    await expect(page.getByRole('tab', { name: '角色管理' })).toHaveCount(0)
  })

  test('what is unread shows at once, on the bell and on the home page', async ({ page }) => {
    await signInListening(page, 'member')
    await readWhatWaits(page)
    const bell = page.getByRole('banner').getByRole('button', { name: /未读消息$/ })
    await expect(bell).toHaveAccessibleName('没有未读消息')
    // One to confirm would open by itself, over the bell.
    const asItIs = { mustConfirm: false }
    const id = await publishNotice(admin, '周五停电检修', '<p>请保存工作</p>', asItIs)
    await expect(bell).toHaveAccessibleName('有未读消息')
    await page.goto('/personal')
    await page.goto('/dashboard')
    await expect(page.getByText('共 1 条未读', { exact: true })).toBeVisible()
    const unread = page.getByRole('article', { name: '未读消息' })
    await expect(unread.getByRole('listitem').filter({ hasText: '周五停电检修' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await waitForQuiet(page)
    const read = `/message-center-service/api/spruce/msg-center/notice/read/${id}`
    await callAs(page, 'POST', read, { confirm: false })
    await expect(bell).toHaveAccessibleName('没有未读消息')
    await expect(page.getByText('没有未读消息。')).toBeVisible()
    await withdrawNotice(admin, id)
  })

  test('a tenant that is left takes its tabs along, and no other', async ({ page, context }) => {
    await signInListening(page, 'multi')
    await expect(page.getByRole('button', { name: `当前租户：${group}` })).toBeVisible()
    const beside = await context.newPage()
    await beside.goto('/?tenant=division')
    await expect(beside.getByRole('button', { name: `当前租户：${network}` })).toBeVisible()
    const removed = await memberId('multi')
    await callAs(admin, 'POST', `/aba-base/api/v3/tenant/tenant-remove-user?id=${removed}`)
    await expect(page.getByText(`您已不在「${group}」中，已切换到您的默认租户`)).toBeVisible()
    await expect(page.getByRole('button', { name: `当前租户：${network}` })).toBeVisible()
    await expect(page.getByRole('treeitem', { name: group })).toHaveCount(0)
    await expect(beside.getByText('您已不在')).toHaveCount(0)
    await expect(beside.getByRole('button', { name: `当前租户：${network}` })).toBeVisible()
  })

  test.describe('the last membership', () => {
    // Whatever the page happens to ask of its tenant before it hears of the end is refused.
    test.use({ expectedConsole: [/status of 403 /] })

    test('who belongs to no tenant any more is told so', async ({ page }) => {
      // The stream opens only afterwards: it says so in its first words.
      let tellRemoved: () => void = () => undefined
      const removal = new Promise<void>((resolve) => (tellRemoved = resolve))
      await page.route('**/spruce/api/v1/live', async (route) => {
        await removal
        await route.continue()
      })
      await signInListening(page, 'member')
      const removed = await memberId('member')
      await callAs(admin, 'POST', `/aba-base/api/v3/tenant/tenant-remove-user?id=${removed}`)
      tellRemoved()
      await expect(page.getByText(`您已不在「${group}」中`)).toBeVisible()
      await expect(page.getByText('当前账号不属于任何租户，请联系管理员。')).toBeVisible()
      await expect(page.getByText('我的应用')).toHaveCount(0)
    })
  })
})

test.describe('S-19 files that are gone after a deploy', () => {
  test.use({ expectedConsole: [/status of 404 .*\/assets\/|dynamically imported module/] })

  test('nothing that is typed is lost: the page says so, and waits', async ({ page }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await page.goto(rolesPath)
    await menuLink(page, '组织架构').click()
    await expect(page.getByRole('tree', { name: '组织架构' })).toBeVisible()
    await page.reload() // the file of the roles' page has yet to come
    await page.getByRole('button', { name: '添加成员' }).click()
    const form = page.getByRole('dialog', { name: '添加成员' })
    await expect(form.getByLabel('姓名')).toBeFocused()
    await form.getByLabel('姓名').fill('未存')
    const loads = countLoads(page)
    await page.route(/\/assets\/.*roles?.*\.js/i, (route) => route.fulfill({ status: 404 }))
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: '放弃修改？' })
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(page).toHaveURL(/base\/organization/)
    await expect(form.getByLabel('姓名')).toHaveValue('未存')
    await form.getByRole('button', { name: '取消' }).click()
    await question.getByRole('button', { name: '放弃修改' }).click()

    await page.goBack()
    const told = page.getByRole('alert').filter({ hasText: '此页面需要重新加载' })
    await expect(told).toBeVisible()
    await expectAccessible(page)
    expect(loads()).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' }) // the new files are there
    await told.getByRole('button', { name: '重新加载' }).click()
    await expect(roles(page)).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('a page without data says so in its tab, the others stay', async ({ page }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await page.goto(rolesPath)
    await expect(roles(page)).toBeVisible()
    const loads = countLoads(page)
    await page.route(/\/assets\/profilePage.*\.js/, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: /^用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '个人中心' }).click()
    const told = page.getByRole('alert').filter({ hasText: '此页面需要重新加载' })
    await expect(told).toBeVisible()
    await page.getByRole('tab', { name: '角色管理' }).click()
    await expect(roles(page)).toBeVisible()
    await page.getByRole('tab', { name: '个人信息' }).click()
    await expect(told).toBeVisible()
    expect(loads()).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await told.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
  })
})

test('S-05 a password changed in one tab: the others go on with the new token', async ({
  page,
  context,
}) => {
  const nextPassword = 'Gengxin#2028'
  await signInListening(page, 'division', 'division')
  const beside = await context.newPage()
  await beside.goto(rolesPath)
  await beside.getByRole('button', { name: '新增角色' }).click()
  const form = beside.getByRole('dialog', { name: '新增角色' })
  await expect(form.getByLabel('名称')).toBeFocused()
  await form.getByLabel('名称').fill('轮换员')
  await waitForQuiet(beside)
  const refused: string[] = []
  for (const tab of [page, beside]) {
    tab.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url())
    })
  }
  const before = await context.cookies()

  await page.bringToFront()
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.locator('input[name=oldPwd]').fill(demoPassword)
  await dialog.getByLabel('新密码', { exact: true }).fill(nextPassword)
  await dialog.getByLabel('确认新密码').fill(nextPassword)
  const adopted = beside.waitForResponse((one) => one.url().endsWith('/spruce/api/v1/system-data'))
  await dialog.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('修改成功')).toBeVisible()
  const tokenOf = (cookies: typeof before) => cookies.find(({ name }) => name === 'token')?.value
  expect(tokenOf(await context.cookies())).not.toBe(tokenOf(before))

  await adopted
  await beside.bringToFront()
  await expect(form.getByLabel('名称')).toHaveValue('轮换员')
  await form.getByLabel('编码').fill('rotated')
  await form.getByRole('button', { name: /^数据范围/ }).click()
  await beside.getByRole('option', { name: '本部门及以下' }).click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(roles(beside)).toContainText('轮换员')
  for (const tab of [page, beside]) {
    await expect(tab.getByRole('dialog', { name: '登录已过期' })).toHaveCount(0)
    await expect(tab.getByRole('banner')).toContainText('方志远')
  }
  expect(refused).toEqual([])
})
