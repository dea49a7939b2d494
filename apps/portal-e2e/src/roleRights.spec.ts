import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, test } from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/role'

test('an administrator finds out why somebody cannot do something, whom a role shows, and how two differ', async ({
  page,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  // Other journeys of the same server add roles, which may take its row to the next page.
  await page.goto(`${path}?keyword=${encodeURIComponent('人事专员')}`)
  const table = page.getByRole('grid', { name: '角色' })
  const row = (text: string) => table.getByRole('row').filter({ hasText: text })
  const menu = (text: string) => row(text).getByRole('button', { name: /更多操作/ })
  await expect(row('人事专员')).toBeVisible()

  await test.step('asks why, from the page', async () => {
    await page.getByRole('button', { name: '诊断权限' }).click()
    const dialog = page.getByRole('dialog', { name: '权限诊断' })
    await expect(dialog.getByText('请选择人员和权限')).toBeVisible()
    await dialog.getByRole('button', { name: /^谁/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('member')
    await page.getByRole('option', { name: /周晓雨/ }).click()
    await dialog.getByRole('button', { name: /^做什么/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('新增部门')
    await page.getByRole('option', { name: /新增部门/ }).click()
    await expect(dialog.getByText('周晓雨不能“新增部门”')).toBeVisible()
    await expect(dialog.getByText(/拥有此权限的角色：.*人事专员/)).toBeVisible()
    const way = dialog.getByRole('list', { name: '判断过程' })
    await expect(way.getByRole('listitem').filter({ hasText: '由此决定' })).toContainText('权限')
    await dialog.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('asks why, from a member of a role, about another person', async () => {
    await row('人事专员').getByRole('button', { name: '成员' }).click()
    const members = page.getByRole('dialog', { name: '“人事专员”的成员' })
    await members.getByRole('searchbox', { name: '搜索成员' }).fill('multi')
    await page.keyboard.press('Enter')
    const person = members.getByRole('row').filter({ hasText: '顾文博' })
    await person.getByRole('button', { name: '诊断权限' }).click()
    const dialog = page.getByRole('dialog', { name: '权限诊断' })
    await dialog.getByRole('button', { name: /^做什么/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('编辑成员')
    await page.getByRole('option', { name: /编辑成员/ }).click()
    await expect(dialog.getByText('顾文博可以“编辑成员”')).toBeVisible()
    await expect(dialog.getByText('由角色“人事专员”授予')).toBeVisible()
    await dialog.getByRole('button', { name: /^对谁/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('member')
    await page.getByRole('option', { name: /周晓雨/ }).click()
    await expect(dialog.getByText('周晓雨在数据范围内')).toBeVisible()
    await dialog.getByRole('button', { name: '关闭' }).first().click()
    await members.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('sees whom a data scope shows before it is saved', async () => {
    await menu('人事专员').click()
    await page.getByRole('menuitem', { name: '编辑' }).click()
    const form = page.getByRole('dialog', { name: '编辑“人事专员”' })
    await expect(form.getByText(/^可见 \d+ 人（企业共 \d+ 人）$/)).toBeVisible()
    await form.getByRole('button', { name: /^数据范围/ }).click()
    await page.getByRole('option', { name: '本部门', exact: true }).click()
    await expect(form.getByText('角色成员各自可见的人数：')).toBeVisible()
    await form.getByRole('button', { name: /^数据范围/ }).click()
    await page.getByRole('option', { name: '全部' }).click()
    await form.getByRole('button', { name: '取消' }).click()
  })

  await test.step('compares it with another', async () => {
    await menu('人事专员').click()
    await page.getByRole('menuitem', { name: '比较' }).click()
    const dialog = page.getByRole('dialog', { name: '比较“人事专员”与另一个角色' })
    await dialog.getByRole('button', { name: /^与哪个角色比较/ }).click()
    await page.getByRole('option', { name: '审计员' }).click()
    await expect(dialog.getByRole('region', { name: '只有“人事专员”拥有的权限' })).toContainText(
      '新增部门',
    )
    await expect(dialog.getByRole('region', { name: '两者都有的权限' })).toContainText('组织架构')
    await dialog.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('all of it fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.getByRole('button', { name: '诊断权限' }).click()
    await expect(page.getByRole('dialog', { name: '权限诊断' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('who may only look at roles finds out, too, and changes nothing', async ({ page }) => {
  await signInByApi(page, 'multi', 'yunshan')
  await page.goto(path)
  await expect(page.getByRole('grid', { name: '角色' })).toBeVisible()
  await expect(page.getByRole('button', { name: '诊断权限' })).toBeVisible()
  await expect(page.getByRole('button', { name: '新增角色' })).toHaveCount(0)
})

test('who may not see roles learns on /403 why, about themselves alone', async ({ page }) => {
  await signInByApi(page, 'member', 'yunshan')
  await page.goto('/403?permission=role:list')
  await expect(page.getByText('您的角色都没有授予此权限')).toBeVisible()
  await expect(page.getByText('普通成员')).toBeVisible()
  const answer = await page.request.get('/spruce/api/v1/permissions/matrix', {
    headers: { 'app-code': 'spruce-web-enterprise-console' },
  })
  expect(answer.status()).toBe(403)
})
