import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { firstPassword } from './support/newMember.js'
import { fillSignIn, signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-operation-management'
const path = `${base}/base/role`
const api = '/spruce/api/v1'

interface Role {
  id: string
  name: string
  grantsAll: boolean
  version: number
}

interface Member {
  id: string
  nickName: string
  version: number
  departments: { id: string }[]
  roles: { id: string }[]
}

/** The one role that holds everything, and the people who have it. */
async function administration(page: Page) {
  const roles = await callAs<Role[]>(page, 'GET', `${api}/roles?page=1&size=100`)
  const role = roles.find(({ grantsAll }) => grantsAll)
  if (!role) throw new Error('No role holds everything.')
  const members = await callAs<Member[]>(
    page,
    'GET',
    `${api}/roles/${role.id}/members?page=1&size=100`,
  )
  const [first] = members
  // With a second one the operator could be taken away from all journeys.
  if (!first || members.length !== 1) throw new Error('The operator has not one administrator.')
  return { role, administrator: first }
}

/** A person of the operator's tenant, which has no page of people: added, and signed in on `own`. */
async function newPerson(page: Page, own: Page, nickName: string, loginName: string) {
  const { administrator } = await administration(page)
  const departmentIds = administrator.departments.map(({ id }) => id)
  const { oneTimePassword } = await callAs<{ oneTimePassword: string }>(
    page,
    'POST',
    '/aba-base/api/v3/user/add-user',
    { nickName, loginName, departmentIds },
  )
  await own.goto('/login?tenant=operator')
  await fillSignIn(own, loginName, oneTimePassword)
  await own.getByRole('button', { name: '登录', exact: true }).click()
  await own.getByLabel('新密码', { exact: true }).fill(firstPassword)
  await own.getByLabel('确认新密码').fill(firstPassword)
  await own.getByRole('button', { name: '修改密码' }).click()
  await own.getByRole('button', { name: '前往登录' }).click()
  await expect(own).toHaveURL(/\/login/)
}

test('the operator gives a colleague a part of its console, and takes it away', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const name = `组件专员${number}`
  const person = `柳运营${number}`
  const loginName = `own_operations_${number}`
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  await signInByApi(page, 'operator')
  await page.goto(`${base}/component-management`)
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '角色管理' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  const row = page.getByRole('grid', { name: '角色' }).getByRole('row').filter({ hasText: name })
  const form = page.getByRole('dialog', { name: `“${name}”的权限` })
  const box = (label: string) => form.getByRole('treeitem', { name: label, exact: true })
  const menu = own.getByRole('navigation', { name: '主菜单' })

  await test.step('makes a role', async () => {
    await page.getByRole('button', { name: '新增角色' }).click()
    const added = page.getByRole('dialog', { name: '新增角色' })
    await added.getByLabel('名称').fill(name)
    await added.getByLabel('编码').fill(`component_keeper_${number}`)
    await added.getByRole('button', { name: '保存' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('chooses among the menus of its own console', async () => {
    await row.getByRole('button', { name: '权限' }).click()
    await expect(box('运营管理')).toBeVisible()
    await expect(box('角色管理')).toHaveCount(1)
    await expect(form.getByRole('treeitem', { name: '组织架构' })).toHaveCount(0)
    await box('新增组件').first().check()
    await expect(box('组件管理')).toBeChecked()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('gives it to a new colleague', async () => {
    await newPerson(page, own, person, loginName)
    await row.getByRole('button', { name: '成员' }).click()
    const members = page.getByRole('dialog', { name: `“${name}”的成员` })
    await members.getByRole('button', { name: '添加成员' }).click()
    const added = page.getByRole('dialog', { name: `为“${name}”添加成员` })
    await page.getByRole('combobox', { name: '搜索选项' }).fill(loginName)
    await page.getByRole('option', { name: new RegExp(person) }).click()
    await added.getByRole('button', { name: '添加成员' }).click()
    await expect(members.getByRole('row').filter({ hasText: person })).toBeVisible()
    await members.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('who sees that menu and no other', async () => {
    await own.goto('/login?tenant=operator')
    await fillSignIn(own, loginName, firstPassword)
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await own.waitForURL((url) => !url.pathname.startsWith('/login'))
    await own.goto(base)
    await expect(own).toHaveURL(new RegExp(`${base}/component-management`))
    await expect(menu.getByRole('link', { name: '组件管理' })).toBeVisible()
    await expect(menu.getByRole('link')).toHaveCount(1)
    await expect(own.getByRole('button', { name: '新增组件' })).toBeVisible()
    await expect(own.getByRole('grid', { name: '组件' })).toBeVisible()
  })

  await test.step('loses the button while looking at it, then the page', async () => {
    await own.evaluate(() => Reflect.set(window, 'isSamePage', true))
    const lose = async (label: string, isGone: () => Promise<boolean>) => {
      await row.getByRole('button', { name: '权限' }).click()
      await box(label).first().uncheck()
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/permissions'),
      )
      await form.getByRole('button', { name: '保存' }).click()
      await saved
      const savedAt = Date.now()
      await expect.poll(isGone, { intervals: [25] }).toBe(true)
      const description = `${label}: ${Date.now() - savedAt} ms after the answer`
      test.info().annotations.push({ type: 'a permission is gone', description })
      await expect(form).toBeHidden()
    }
    await lose(
      '新增组件',
      async () => (await own.getByRole('button', { name: '新增组件' }).count()) === 0,
    )
    await expect(menu.getByRole('link', { name: '组件管理' })).toBeVisible()
    await lose(
      '组件管理',
      async () => (await own.getByRole('link', { name: '组件管理' }).count()) === 0,
    )
    expect(await own.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true)
    await own.goto(`${base}/component-management`)
    await expect(own.getByRole('grid', { name: '组件' })).toHaveCount(0)
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { name: '角色', level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
  await context.close()
})

test('the last administrator of the operator stays, whatever is tried', async ({ page }) => {
  await signInByApi(page, 'operator')
  const { role, administrator } = await administration(page)
  const memberIds = [administrator.id]
  const tries = [
    ['POST', `${api}/roles/${role.id}/members/remove`, { memberIds }, 'LAST_ADMIN'],
    ['POST', `${api}/members/status`, { ids: memberIds, status: 'disabled' }, 'LAST_ADMIN'],
    ['POST', `/aba-base/api/v3/tenant/tenant-remove-user?id=${administrator.id}`, {}, 'LAST_ADMIN'],
    [
      'PUT',
      `${api}/members/${administrator.id}`,
      { version: administrator.version, roleIds: [] },
      'LAST_ADMIN',
    ],
    [
      'POST',
      `${api}/roles/${role.id}/status`,
      { version: role.version, enabled: false },
      'ROLE_BUILTIN',
    ],
    ['POST', `${api}/roles/remove`, { ids: [role.id] }, 'ROLE_BUILTIN'],
  ] as const
  for (const [method, url, data, code] of tries) {
    const answer = await page.request.fetch(url, {
      method,
      headers: {
        'app-code': 'spruce-web-operation-management',
        origin: new URL(page.url()).origin,
      },
      data,
    })
    const said = {
      status: answer.status(),
      code: ((await answer.json()) as { code: unknown }).code,
    }
    expect.soft(said, `${method} ${url}`).toEqual({ status: 422, code })
  }
  expect(await administration(page)).toEqual({ role, administrator })
  await page.goto(path)
  await expect(page.getByRole('grid', { name: '角色' }).getByRole('row').nth(1)).toBeVisible()
})
