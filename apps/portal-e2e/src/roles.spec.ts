import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
import { signInByApi } from './support/signIn.js'
import { expect, ownNumber, test } from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/role'

test('an administrator makes a role, gives it permissions, copies and removes it', async ({
  page,
}) => {
  const name = `排班员${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '角色管理' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  const table = page.getByRole('grid', { name: '角色' })
  const row = (text: string) => table.getByRole('row').filter({ hasText: text })
  await expect(row('内置').first()).toBeVisible()

  await test.step('adds it', async () => {
    await page.getByRole('button', { name: '新增角色' }).click()
    const form = page.getByRole('dialog', { name: '新增角色' })
    await form.getByLabel('名称').fill(name)
    await form.getByLabel('编码').fill(`planner_${ownNumber()}`)
    await form.getByRole('button', { name: /^数据范围/ }).click()
    await page.getByRole('option', { name: '本部门及以下' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(row(name)).toContainText('本部门及以下')
  })

  await test.step('gives it permissions', async () => {
    await row(name).getByRole('button', { name: '权限' }).click()
    const form = page.getByRole('dialog', { name: `“${name}”的权限` })
    await form.getByRole('treeitem', { name: '编辑成员' }).check()
    await expect(form.getByRole('treeitem', { name: '组织架构', exact: true })).toBeChecked()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await page.reload()
    await row(name).getByRole('button', { name: '权限' }).click()
    await expect(form.getByRole('treeitem', { name: '编辑成员' })).toBeChecked()
    await expect(form.getByRole('treeitem', { name: '移出成员' })).not.toBeChecked()
    await form.getByRole('button', { name: '取消' }).click()
  })

  await test.step('gives it to a person, and takes it back', async () => {
    await row(name).getByRole('button', { name: '成员' }).click()
    const dialog = page.getByRole('dialog', { name: `“${name}”的成员` })
    await expect(dialog.getByText('暂无数据')).toBeVisible()
    await dialog.getByRole('button', { name: '添加成员' }).click()
    const form = page.getByRole('dialog', { name: `为“${name}”添加成员` })
    // Nobody who signs in: another journey would meet the menu that comes with the role.
    await page.getByRole('combobox', { name: '搜索选项' }).fill('wang')
    const option = page.getByRole('option', { name: /wang/ }).first()
    const account = /wang\w*/.exec(await option.innerText())?.[0] ?? ''
    await option.click()
    await form.getByRole('button', { name: '添加成员' }).click()
    const person = dialog.getByRole('row').filter({ hasText: account })
    await expect(person).toBeVisible()
    await person.getByRole('button', { name: '移除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
    await expect(person).toHaveCount(0)
    await dialog.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('copies it and removes both', async () => {
    await row(name)
      .getByRole('button', { name: /更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: '复制' }).click()
    const form = page.getByRole('dialog', { name: `复制“${name}”` })
    await form.getByRole('button', { name: '复制' }).click()
    await expect(row(`${name}（副本）`)).toBeVisible()
    await page.getByRole('searchbox', { name: '搜索角色' }).fill(`pby${ownNumber()}`)
    await page.keyboard.press('Enter')
    await expect(table.getByRole('row')).toHaveCount(3)
    await table.getByRole('checkbox', { name: '全选本页' }).check()
    await page.getByRole('button', { name: '删除' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('2')
    await question.getByRole('textbox').fill('DELETE')
    await question.getByRole('button', { name: '删除' }).click()
    await expect(row(name)).toHaveCount(0)
  })

  await fitsNarrowScreen(page, path, '角色')
})
