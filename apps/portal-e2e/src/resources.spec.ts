import { readFile } from 'node:fs/promises'
import { expectKeptOut } from './support/expectKeptOut.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
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
  const choose = async (of: string, action: string) => {
    await row(of)
      .getByRole('button', { name: /更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }

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

  await test.step('finds it by a tag', async () => {
    await choose(name, '编辑')
    const form = page.getByRole('dialog', { name: `编辑“${name}”` })
    await form.getByRole('button', { name: /^标签/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill(folder)
    await page.getByRole('option', { name: new RegExp(folder) }).click()
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('combobox', { name: '全部标签' }).selectOption(folder)
    await expect(row(name)).toContainText(folder)
  })

  await test.step('replaces its content, and brings the older one back', async () => {
    const chooser = page.waitForEvent('filechooser')
    await choose(name, '替换内容')
    const buffer = drawing(`${name}+`)
    await (await chooser).setFiles({ name, mimeType: 'image/svg+xml', buffer })
    await page.getByRole('alertdialog').getByRole('button', { name: '替换内容' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await choose(name, '历史版本')
    const versions = page.getByRole('dialog', { name: /的历史版本$/ })
    await versions
      .getByRole('row', { name: /第 1 版/ })
      .getByRole('button', { name: '恢复' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: '恢复' }).click()
    await expect(versions.getByRole('row', { name: /第 2 版/ })).toBeVisible()
    await expect(versions.getByRole('row', { name: /第 1 版/ })).toHaveCount(0)
    await versions.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('removes it', async () => {
    await row(name)
      .getByRole('button', { name: /更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(row(name)).toHaveCount(0)
  })

  await test.step('downloads many as one ZIP file', async () => {
    await page.goto(`${path}?keyword=yunshan`)
    for (const picture of ['yunshan-login.svg', 'yunshan-dark.svg']) {
      await row(picture).getByRole('checkbox').check()
    }
    const begun = page.waitForEvent('download')
    await page
      .getByRole('toolbar', { name: '批量操作' })
      .getByRole('button', { name: '下载' })
      .click()
    const download = await begun
    expect(download.suggestedFilename()).toBe('资源.zip')
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
    expect(bytes.includes('yunshan-login.svg')).toBe(true)
  })

  await test.step('sees what uses the pictures of the brand', async () => {
    await page.goto(`${path}?keyword=login`)
    const used = row('login').first()
    await used.getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    const uses = page.getByRole('dialog', { name: /引用$/ })
    await expect(uses.getByRole('row').filter({ hasText: '企业个性化' }).first()).toBeVisible()
    await uses.getByRole('button', { name: '打开' }).first().click()
    await expect(page).toHaveURL(/base\/pc$/)
    await expect(uses).toBeHidden()
    await page.goto(path)
  })

  await test.step('fits a telephone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
})

test('a colleague with one code reads them only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  const { rowOf } = gridRows('资源管理')
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'resource_reader', codes: ['resource:list'], baseURL },
  })
  const picture = 'yunshan-login.svg'
  await reader.own.goto(`${path}?keyword=yunshan`)
  await expect(rowOf(reader.own, picture)).toBeVisible()
  const main = reader.own.getByRole('main')
  await expect(main.getByRole('button', { name: /^(上传|新增文件夹)$/ })).toHaveCount(0)
  await rowOf(reader.own, picture)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await expect(reader.own.getByRole('menuitem', { name: '查看引用' })).toBeVisible()
  await expect(reader.own.getByRole('menuitem', { name: /^(编辑|替换内容|删除)/ })).toHaveCount(0)
  await reader.close()

  await expectKeptOut(page, browser, {
    key: 'resource_nobody',
    path,
    api: '/spruce/api/v1/resources',
    baseURL,
  })
})
