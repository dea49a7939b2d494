import { designGlobal, publishGlobal } from './support/globalWorkbench.js'
import { newWindow } from './support/newWindow.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

test('a workbench is designed and published, and somebody else sees it at once', async ({
  page,
  browser,
  own,
}) => {
  const { own: other, close } = await newWindow(browser, 'member', own.origin)
  await other.setViewportSize({ width: 1440, height: 2000 }) // all of it is in sight
  await other.goto('/dashboard')
  await expect(other.getByRole('article', { name: '我的应用' })).toBeVisible()
  await expect(other.getByRole('article', { name: '班次时钟' })).toHaveCount(0)

  await signInByApi(page, 'admin', 'yunshan')
  await designGlobal(page)

  await test.step('adds a widget from the palette, by keyboard', async () => {
    await page.getByRole('searchbox', { name: '搜索组件' }).fill('shizhong') // by pinyin
    await page.getByRole('button', { name: '时钟', exact: true }).press('Enter')
    await page.getByRole('tab', { name: '外观', exact: true }).click()
    const title = page.getByRole('textbox', { name: '标题', exact: true })
    await title.fill('班次时钟')
    await title.press('Tab')
    await expect(page.getByText('有未发布的修改')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('adds the search of the product', async () => {
    await page.getByRole('searchbox', { name: '搜索组件' }).fill('sousuo')
    await page.getByRole('main').getByRole('button', { name: '搜索', exact: true }).press('Enter')
    await expect(page.getByRole('group', { name: /^搜索，/ })).toBeVisible()
  })

  await test.step('undoes and redoes', async () => {
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByRole('button', { name: '重做' }).click()
    await expect(page.getByText('已保存于', { exact: false })).toBeVisible()
  })

  await test.step('goes on after a reload with what was saved', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '企业工作台' })).toBeVisible()
    await expect(page.getByRole('group', { name: /^班次时钟，/ })).toBeVisible()
    await expect(other.getByRole('article', { name: '班次时钟' })).toHaveCount(0)
  })

  await test.step('adds a variable for whoever looks at the page', async () => {
    await page.getByRole('tab', { name: '变量', exact: true }).click()
    await page.getByRole('button', { name: '添加变量' }).click()
    const form = page.getByRole('dialog', { name: '添加变量' })
    await form.getByLabel('名称', { exact: false }).first().fill('shift')
    await form.getByLabel('显示名称').fill('班次')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('list', { name: '变量' })).toContainText('{{shift}}')
    await expectAccessible(page)
  })

  await test.step('publishes with a note', async () => {
    await publishGlobal(page, '加上时钟')
    await expect(other.getByRole('article', { name: '班次时钟' })).toBeVisible()
    await expect(other.getByRole('group', { name: '页面变量' }).getByLabel('班次')).toBeVisible()
  })

  await test.step('what is typed into its search opens the global search', async () => {
    const field = other.getByRole('search', { name: /^搜索菜单/ }).getByRole('searchbox')
    await field.fill('geren')
    await field.press('Enter')
    const words = other.getByRole('dialog', { name: '全局搜索' }).getByRole('combobox')
    await expect(words).toBeFocused()
    await expect(words).toHaveValue('geren')
    await other.keyboard.press('Escape')
    await expect(field).toBeFocused()
  })

  await test.step('rolls back to what was out before', async () => {
    await page.getByRole('button', { name: '历史版本', exact: true }).click()
    const history = page.getByRole('region', { name: '历史版本' })
    await expect(history.getByText('加上时钟')).toBeVisible()
    await expect(history.getByText(/^版本 \d+$/)).toHaveText(['版本 2', '版本 1']) // all that was typed is one
    await history.getByRole('button', { name: '回退到版本 1' }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByLabel('版本说明').fill('先不要时钟')
    await expectAccessible(page)
    await sure.getByRole('button', { name: '回退', exact: true }).click()
    await expect(sure).toHaveCount(0)
    await expect(other.getByRole('article', { name: '班次时钟' })).toHaveCount(0)
    await expect(history.getByText('先不要时钟')).toBeVisible()
    await history.getByRole('button', { name: '关闭历史版本' }).click()
    await expect(page.getByRole('group', { name: /^班次时钟，/ })).toBeVisible() // the draft stays
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
  await close()
})
