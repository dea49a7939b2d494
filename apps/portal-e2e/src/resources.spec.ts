import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

// The server says by 409 that it has the content already.
test.use({ expectedConsole: [/status of 409/] })

const path = '/yunbu-app/spruce-web-enterprise-console/base/resourceMgt'
/** A drawing whose content nobody else uploads. */
const drawing = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><title>${text}</title></svg>`,
  )

test('an administrator keeps pictures in folders, and removes what nothing uses', async ({
  page,
}) => {
  const folder = `海报${ownNumber()}`
  const name = `海报${ownNumber()}.svg`
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '资源管理' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  const table = page.getByRole('grid', { name: '资源管理' })
  const row = (text: string) => table.getByRole('row').filter({ hasText: text })

  await test.step('adds a folder and uploads into it', async () => {
    await page.getByRole('button', { name: '新增文件夹' }).first().click()
    const form = page.getByRole('dialog', { name: '新增文件夹' })
    await form.getByLabel('文件夹名称').fill(folder)
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByRole('treeitem', { name: new RegExp(folder) }).click()
    await expect(page.getByRole('heading', { name: folder })).toBeVisible()
    await page.getByRole('button', { name: '上传', exact: true }).first().click()
    const upload = page.getByRole('dialog', { name: '上传资源' })
    const files = { name, mimeType: 'image/svg+xml', buffer: drawing(name) }
    await upload.locator('input[type=file]').setInputFiles(files)
    await expect(upload.getByText('已上传')).toBeVisible()
    await upload.locator('input[type=file]').setInputFiles(files)
    await upload.getByRole('button', { name: '使用已有的' }).click()
    await upload.getByRole('button', { name: '完成' }).click()
    await expect(row(name)).toHaveCount(1)
  })

  await test.step('removes it', async () => {
    await row(name)
      .getByRole('button', { name: /更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(row(name)).toHaveCount(0)
  })

  await test.step('sees what uses the pictures of the brand', async () => {
    await page.goto(`${path}?keyword=login`)
    const used = row('login').first()
    await used.getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    const uses = page.getByRole('dialog', { name: /引用$/ })
    await expect(uses.getByRole('row').filter({ hasText: '企业个性化' }).first()).toBeVisible()
    await uses.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('fits a telephone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
})
