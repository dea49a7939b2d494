import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { newMember } from './support/newMember.js'
import { signInByApi } from './support/signIn.js'
import { signOut } from './support/signOut.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSilence,
  ownNumber,
  readConsole,
  test,
} from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/role'
const api = '/spruce/api/v1'
const refusal = '正在以角色查看，只能浏览，不能进行此操作'

interface Role {
  id: string
  version: number
}

/** A role that sees the organisation and adds people to it. */
async function newRole(page: Page, name: string): Promise<Role> {
  const code = `view_${ownNumber()}_${Math.random().toString(36).slice(2, 8)}`
  const role = await callAs<Role>(page, 'POST', `${api}/roles`, { name, code, dataScope: 'all' })
  const codes = ['department:list', 'user:list', 'user:add', 'user:reset']
  await callAs(page, 'PUT', `${api}/roles/${role.id}/permissions`, { version: role.version, codes })
  return role
}

/** Starts the view from the row of the role and returns its tab. */
async function startView(page: Page, name: string): Promise<Page> {
  await page.goto(path)
  await page.getByRole('searchbox').first().fill(name)
  const row = page.getByRole('grid', { name: '角色' }).getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('menuitem', { name: '以此角色查看' }).click()
  const dialog = page.getByRole('dialog', { name: `以角色“${name}”查看` })
  await expect(dialog).toContainText('任何修改都会被拒绝')
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: '开始查看' }).click()
  return opened
}

const menusOf = (page: Page) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link').allTextContents()

test('an administrator looks as a role, changes nothing, and ends it', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `查看甲${ownNumber()}`
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await other.newPage()
  const { account } = await newMember(page, own, { name: '沈看', key: 'view', series: '1391242' })
  const role = await newRole(page, name)
  const query = new URLSearchParams({ keyword: account, page: '1', size: '20' }).toString()
  const [member] = await callAs<{ id: string }[]>(page, 'GET', `${api}/members?${query}`)
  await callAs(page, 'POST', `${api}/roles/${role.id}/members`, { memberIds: [member?.id] })

  const view = await startView(page, name)
  const lines = readConsole(view)
  const banner = view.getByRole('complementary', { name: '以角色查看' })

  await test.step('is told on every page as which role, and that it only reads', async () => {
    await expect(banner).toContainText(`正在以角色「${name}」查看`)
    await expect(banner).toContainText('只读')
    await expect(banner.getByRole('timer')).toHaveText(/剩余 (29|30):\d\d/)
    await expect(view).toHaveTitle(new RegExp(`（以“${name}”查看） - `))
    expect(new URL(view.url()).hash).toBe('')
    await expect(view.getByRole('button', { name: `用户菜单：${name}` })).toBeVisible()
  })

  await test.step('has the menus and buttons of a member with that role alone', async () => {
    await own.goto('/yunbu-app/spruce-web-enterprise-console/base/organization')
    await view.goto('/yunbu-app/spruce-web-enterprise-console/base/organization')
    for (const each of [own, view]) {
      await expect(each.getByRole('heading', { name: '全部成员' })).toBeVisible()
      await expect(each.getByRole('button', { name: '添加成员' })).toBeVisible()
      await expect(each.getByRole('button', { name: '新增部门' })).toHaveCount(0)
    }
    const menus = await menusOf(own)
    expect(menus).toContain('组织架构')
    expect(menus).not.toContain('角色管理')
    expect(await menusOf(view)).toEqual(menus)
    await view.goto(path)
    await expect(view).toHaveURL(/\/page404/)
  })

  await test.step('is offered nothing of an account, and speaks of no mock login', async () => {
    await view.goto('/personal')
    await expect(view.getByText('以角色查看时没有真实的账号')).toBeVisible()
    await expect(view.getByText('以角色查看时没有收藏')).toBeVisible()
    await expect(view.getByText('模拟登录')).toHaveCount(0)
    await view.getByRole('button', { name: /^用户菜单/ }).click()
    await expect(view.getByRole('menuitem', { name: '结束查看' })).toBeVisible()
    await expect(view.getByRole('menuitem', { name: '修改密码' })).toHaveCount(0)
    await expect(view.getByText(/role_view_/)).toHaveCount(0)
    await view.keyboard.press('Escape')
    await expectAccessible(view)
  })

  await test.step('is refused a change with words', async () => {
    await view.goto('/yunbu-app/spruce-web-enterprise-console/base/organization')
    await view.getByRole('treeitem', { name: /^营销中心/ }).click()
    await expect(view.getByRole('heading', { name: '营销中心' })).toBeVisible()
    await view.getByRole('button', { name: '添加成员' }).click()
    const form = view.getByRole('dialog', { name: '添加成员' })
    await form.getByLabel('姓名').fill('沈无')
    await form.getByLabel('账号').fill(`nobody_${ownNumber()}`)
    await form.getByLabel('手机号').fill(`1391242${String(5000 + ownNumber())}`)
    await form.getByRole('button', { name: '添加成员' }).click()
    await expect(view.getByText(refusal)).toBeVisible()
    await view.keyboard.press('Escape')
    await view.getByRole('alertdialog').getByRole('button', { name: '放弃修改' }).click()
    await view.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(view)
    await view.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('another tab and the one it began in stay what they were', async () => {
    const second = await page.context().newPage()
    await second.goto('/personal')
    await expect(second.getByRole('button', { name: '用户菜单：林建业' })).toBeVisible()
    await expect(second.getByRole('complementary', { name: '以角色查看' })).toHaveCount(0)
    await second.close()
    await page.reload()
    await expect(page.getByRole('button', { name: '用户菜单：林建业' })).toBeVisible()
  })

  await test.step('ends it', async () => {
    await banner.getByRole('button', { name: '结束查看' }).click()
    await expect(view.getByText('以角色查看已结束，当前使用的是您自己的账号')).toBeVisible()
    await expect(view.getByRole('button', { name: '用户菜单：林建业' })).toBeVisible()
    await expect(banner).toHaveCount(0)
    await expect(view).not.toHaveTitle(/查看/)
  })
  expectSilence(lines, [/status of 403 .*\/user\/add-user/])
  await other.close()
})

test('a view ends when who began it signs out', async ({ page }) => {
  const name = `查看乙${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  await newRole(page, name)
  const view = await startView(page, name)
  await expect(view.getByRole('complementary', { name: '以角色查看' })).toBeVisible()
  await signOut(page)
  await expect(view).toHaveURL(/\/login/)
  await expect(view.getByText(name)).toHaveCount(0)
})

test('who may not give roles is not offered the view, and does not get it', async ({ page }) => {
  await signInByApi(page, 'multi', 'yunshan')
  await page.goto(path)
  const row = page.getByRole('grid', { name: '角色' }).getByRole('row')
  await expect(row.filter({ hasText: '人事专员' })).toBeVisible()
  await expect(row.getByRole('button', { name: '比较' }).first()).toBeVisible()
  await row
    .getByRole('button', { name: /更多操作/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['历史'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '以此角色查看' })).toHaveCount(0)
  const [role] = await callAs<Role[]>(page, 'GET', `${api}/roles?page=1&size=20`)
  const answer = await page.request.post(`${api}/roles/${role?.id ?? ''}/view`, {
    headers: {
      'app-code': 'spruce-web-enterprise-console',
      origin: new URL(page.url()).origin,
    },
    data: {},
  })
  expect(answer.status()).toBe(403)
})
