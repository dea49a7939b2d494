import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { newMember } from './support/newMember.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

const rolesPath = '/yunbu-app/spruce-web-enterprise-console/base/role'
const path = `${rolesPath}/matrix`
const api = '/spruce/api/v1'

// The save that comes after somebody else's.
test.use({ expectedConsole: [/status of 412 .*\/permissions\/matrix/] })

interface Role {
  id: string
  version: number
}

async function newRole(page: Page, name: string): Promise<Role> {
  const code = `matrix_${ownNumber()}_${Math.random().toString(36).slice(2, 8)}`
  return callAs<Role>(page, 'POST', `${api}/roles`, { name, code, dataScope: 'all' })
}

test('an administrator changes roles in the matrix, sees whom it touches, and saves', async ({
  page,
}) => {
  const name = `矩阵甲${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  const role = await newRole(page, name)
  await page.goto(rolesPath)
  await page.getByRole('button', { name: '查看权限矩阵' }).click()
  await expect(page).toHaveURL(new RegExp(path))
  const grid = page.getByRole('grid', { name: '角色与权限' })
  const box = (permission: string) =>
    grid.getByRole('checkbox', { name: new RegExp(`^${name}：${permission}(（待保存）)?$`) })
  const pending = page.getByRole('region', { name: '待保存的更改' })
  await expect(grid).toBeVisible()

  await test.step('finds the role and the permissions by pinyin', async () => {
    await page.getByRole('searchbox', { name: '搜索角色' }).fill(`jzj${ownNumber()}`)
    await expect(grid.getByRole('columnheader')).toHaveCount(2)
    await page.getByRole('searchbox', { name: '搜索权限' }).fill('caidan')
    await expect(grid.getByRole('rowheader', { name: /^新增部门/ })).toHaveCount(0)
    await expect(grid.getByRole('rowheader', { name: /^新增菜单/ })).toBeVisible()
  })

  await test.step('gives a button by keyboard, and its menu comes along', async () => {
    await box('新增菜单').focus()
    await page.keyboard.press('Space')
    await expect(box('新增菜单')).toBeChecked()
    await expect(box('菜单管理')).toBeChecked()
    await expect(page.getByText(`${name}同时获得所需的菜单：菜单管理`)).toBeVisible()
    await expect(pending).toContainText('2 项更改待保存')
  })

  await test.step('previews and saves', async () => {
    await pending.getByRole('button', { name: '预览并保存' }).click()
    const dialog = page.getByRole('dialog', { name: '预览影响' })
    await expect(dialog.getByRole('row', { name: /新增菜单/ })).toContainText('无人')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存 1 个角色的权限')).toBeVisible()
    await expect(pending).toHaveCount(0)
    await page.reload()
    await expect(box('新增菜单')).toBeChecked()
  })

  await test.step('learns who was first, keeps the own change and saves it', async () => {
    await box('编辑菜单').click()
    const { version } = await callAs<Role>(page, 'GET', `${api}/roles/${role.id}`)
    await callAs(page, 'PUT', `${api}/roles/${role.id}/permissions`, {
      version,
      codes: ['menu:list', 'menu:add', 'menu:remove'],
    })
    await pending.getByRole('button', { name: '预览并保存' }).click()
    await expect(page.getByRole('alert')).toContainText(`“${name}”由`)
    await expect(page.getByRole('alert')).toContainText('增加 删除菜单')
    await expect(box('删除菜单')).toBeChecked()
    await pending.getByRole('button', { name: '预览并保存' }).click()
    await page
      .getByRole('dialog', { name: '预览影响' })
      .getByRole('button', { name: '保存' })
      .click()
    await expect(pending).toHaveCount(0)
    await expect(box('编辑菜单')).toBeChecked()
  })

  await test.step('does not lose changes silently', async () => {
    await box('删除菜单').click()
    await pending.getByRole('button', { name: '全部放弃' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '全部放弃' }).click()
    await expect(box('删除菜单')).toBeChecked()
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { name: '权限矩阵', level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('who may only look changes nothing, who may not does not get there', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account } = await newMember(page, own, { name: '沈阵', key: 'matrix', series: '1391239' })

  await test.step('without the permission', async () => {
    await own.goto(path)
    await expect(own).toHaveURL(/\/page404/)
    const answer = await own.request.get(`${api}/permissions/matrix`, {
      headers: { 'app-code': 'spruce-web-enterprise-console' },
    })
    expect(answer.status()).toBe(403)
  })

  await test.step('with the one that lists', async () => {
    const { id, version } = await newRole(page, `矩阵查看${ownNumber()}`)
    await callAs(page, 'PUT', `${api}/roles/${id}/permissions`, { version, codes: ['role:list'] })
    const query = new URLSearchParams({ keyword: account, page: '1', size: '20' }).toString()
    const [member] = await callAs<{ id: string }[]>(page, 'GET', `${api}/members?${query}`)
    await callAs(page, 'POST', `${api}/roles/${id}/members`, { memberIds: [member?.id] })
    await own.goto(path)
    const grid = own.getByRole('grid', { name: '角色与权限' })
    const box = grid.getByRole('checkbox', { name: /：新增部门$/ }).first()
    await expect(box).toHaveAttribute('aria-disabled', 'true')
    await box.click({ force: true })
    await expect(own.getByRole('region', { name: '待保存的更改' })).toHaveCount(0)
  })
  await context.close()
})
