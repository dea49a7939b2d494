import { signInByApi } from './support/signIn.js'
import { expect, test } from './support/test.js'

const roles = '/yunbu-app/spruce-web-enterprise-console/base/role'

test('Back closes a dialog instead of leaving it over another page', async ({ page }) => {
  await signInByApi(page, 'admin', 'yunshan')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '组织架构' }).click()
  await menu.getByRole('link', { name: '角色管理' }).click()
  await expect(page).toHaveURL(new RegExp(roles))
  await page.getByRole('button', { name: '新增角色' }).click()
  const form = page.getByRole('dialog', { name: '新增角色' })
  await expect(form).toBeVisible()

  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(new RegExp(roles))

  await test.step('and asks about what was typed, at a reload as well', async () => {
    await page.getByRole('button', { name: '新增角色' }).click()
    await form.getByLabel('名称').fill('仓管员')
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: '放弃修改？' })
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(form.getByLabel('名称')).toHaveValue('仓管员')

    let asked = ''
    page.once('dialog', (dialog) => {
      asked = dialog.type()
      void dialog.dismiss()
    })
    await page.evaluate(() => location.reload())
    await expect.poll(() => asked).toBe('beforeunload')
    await expect(form.getByLabel('名称')).toHaveValue('仓管员')

    await page.goBack()
    await question.getByRole('button', { name: '放弃修改' }).click()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(new RegExp(roles))
  })

  await page.goBack()
  await expect(page).toHaveURL(/organization/)
})
