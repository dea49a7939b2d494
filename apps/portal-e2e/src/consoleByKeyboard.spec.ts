import { byKeyboard } from './support/byKeyboard.js'
import { signInByApi } from './support/signIn.js'
import { expect, ownNumber, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'

test('resources are put in a folder, looked at, renamed, deleted and restored by keyboard', async ({
  page,
}) => {
  const number = ownNumber()
  const folder = `键盘${number}`
  const [first, second] = [`图一${number}.svg`, `图二${number}.svg`]
  const renamed = `封面${number}`
  const picture = (name: string) => ({
    ...{ name, mimeType: 'image/svg+xml' },
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><title>${name}</title></svg>`,
    ),
  })
  const { act, chooseInTree, find, press, skipToContent, type } = byKeyboard(page)
  const rowOf = (grid: string, text: string) =>
    page.getByRole('grid', { name: grid }).getByRole('row').filter({ hasText: text })
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(`${base}/base/resourceMgt`)
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: '主菜单' })

  await test.step('adds a folder and opens it in the tree', async () => {
    await expect(main.getByRole('heading', { name: '全部资源' })).toBeVisible()
    await skipToContent()
    await press(main.getByRole('button', { name: '新增文件夹' }).first())
    const form = page.getByRole('dialog', { name: '新增文件夹' })
    await expect(form.getByLabel('文件夹名称')).toBeFocused()
    await page.keyboard.type(folder)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('treeitem', { name: new RegExp(folder) })).toBeVisible()
    await expect(form).toBeHidden()
    await chooseInTree(page.getByRole('tree', { name: '文件夹' }), folder)
    await expect(main.getByRole('heading', { name: folder })).toBeVisible()
  })

  await test.step('uploads two pictures into it', async () => {
    await press(main.getByRole('button', { name: '上传', exact: true }).first())
    const upload = page.getByRole('dialog', { name: '上传资源' })
    const chooser = page.waitForEvent('filechooser')
    await press(upload.getByRole('button', { name: '选择文件' }))
    await (await chooser).setFiles([picture(first), picture(second)])
    await expect(upload.getByText('已上传')).toHaveCount(2)
    await press(upload.getByRole('button', { name: '完成' }))
    await expect(rowOf('资源管理', second)).toBeVisible()
  })

  await test.step('looks at one, goes on to the other and comes back to the table', async () => {
    await act(rowOf('资源管理', first), '预览')
    const preview = page.getByRole('dialog', { name: /^预览/ })
    await expect(preview.getByRole('heading', { name: `预览“${first}”` })).toBeVisible()
    const at = await preview.getByText(/^\d \/ 2$/).textContent()
    await page.keyboard.press(at?.startsWith('1') ? 'ArrowRight' : 'ArrowLeft')
    await expect(preview.getByRole('heading', { name: `预览“${second}”` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await expect(
      rowOf('资源管理', first).getByRole('button', { name: '预览', exact: true }),
    ).toBeFocused()
  })

  await test.step('gives it another name and a tag', async () => {
    await act(rowOf('资源管理', first), '编辑')
    const form = page.getByRole('dialog', { name: `编辑“${first}”` })
    await type(form.getByRole('textbox', { name: '名称' }), renamed)
    await find(form.getByRole('button', { name: /^标签/ }), folder)
    await press(form.getByRole('button', { name: '保存' }))
    await expect(form).toBeHidden()
    await expect(rowOf('资源管理', renamed)).toContainText(folder)
  })

  await test.step('deletes it', async () => {
    await act(rowOf('资源管理', renamed), '删除')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
    await press(question.getByRole('button', { name: '删除' }))
    await expect(rowOf('资源管理', renamed)).toHaveCount(0)
  })

  await test.step('brings it back from the recycle bin', async () => {
    await press(menu.getByRole('link', { name: '回收站' }))
    await act(rowOf('回收站', renamed), '恢复')
    await expect(page.getByText(`已恢复“${renamed}`)).toBeVisible()
    await press(menu.getByRole('link', { name: '资源管理' }))
    await expect(rowOf('资源管理', renamed)).toContainText(folder)
  })
})

test('a notice is written for one person, published, followed and withdrawn by keyboard', async ({
  page,
}) => {
  const title = `键盘公告${ownNumber()}`
  const { act, find, pick, press, select, skipToContent, type } = byKeyboard(page)
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(`${base}/msg-publish/business-notice`)
  const main = page.getByRole('main')
  const row = main.getByRole('grid', { name: '企业公告' }).getByRole('row', { name: title })

  await test.step('writes it, for one person', async () => {
    await expect(main.getByRole('heading', { name: '企业公告', level: 1 })).toBeVisible()
    await skipToContent()
    await press(main.getByRole('button', { name: '新增公告' }).first())
    const form = page.getByRole('dialog', { name: '新增企业公告' })
    await type(form.getByRole('textbox', { name: '标题' }), title)
    await pick(form.getByRole('radio', { name: '重要' }))
    await type(form.getByRole('textbox', { name: '正文' }), '请查收')
    await pick(form.getByRole('radio', { name: '指定部门、角色或人员' }))
    await find(form.getByRole('button', { name: /^人员/ }), '周晓雨')
    await expect(form.getByText('将发给 1 人')).toBeVisible()
    await press(form.getByRole('button', { name: '保存草稿' }))
    await expect(row).toContainText('草稿')
  })

  await test.step('publishes it', async () => {
    await act(row, '发布')
    const question = page.getByRole('dialog', { name: `发布“${title}”` })
    await expect(question.getByText('将发给 1 人')).toBeVisible()
    await press(question.getByRole('button', { name: '发布公告' }))
    await expect(row).toContainText('已发布')
  })

  await test.step('sees in its receipts who has not read it', async () => {
    await act(row, '回执')
    const receipts = page.getByRole('dialog', { name: `“${title}”的回执` })
    await expect(receipts.getByRole('row').filter({ hasText: '周晓雨' })).toBeVisible()
    await select(receipts.getByRole('combobox', { name: '阅读状态' }), '已读')
    await expect(receipts.getByRole('row').filter({ hasText: '周晓雨' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(receipts).toBeHidden()
  })

  await test.step('withdraws it, then deletes it', async () => {
    for (const action of ['撤回', '删除']) {
      await act(row, action)
      await press(page.getByRole('alertdialog').getByRole('button', { name: action }))
      if (action === '撤回') await expect(row).toContainText('已撤回')
    }
    await expect(row).toHaveCount(0)
  })
})

test('a look is drafted, published and taken back by keyboard', async ({ page }) => {
  const slogan = `键盘标语${ownNumber()}`
  const { act, pick, press, skipToContent, type } = byKeyboard(page)
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(`${base}/base/pc`)
  const main = page.getByRole('main')
  const look = page.locator('html')
  await expect(main.getByRole('heading', { name: '企业个性化', level: 1 })).toBeVisible()
  const before = (await look.getAttribute('data-palette')) ?? ''
  expect(before).not.toBe('red')

  await test.step('changes the colours and the slogan, and keeps the draft', async () => {
    await skipToContent()
    await pick(main.getByRole('radio', { name: '红色' }))
    await type(main.getByRole('textbox', { name: '标语', exact: true }), slogan)
    await press(main.getByRole('button', { name: '保存草稿' }))
    await expect(main.getByText('有未发布的草稿')).toBeVisible()
    await expect(look).toHaveAttribute('data-palette', before)
  })

  await test.step('publishes it', async () => {
    await press(main.getByRole('button', { name: '发布', exact: true }))
    const form = page.getByRole('dialog', { name: '发布企业个性化' })
    await type(form.getByLabel('发布说明'), slogan)
    await press(form.getByRole('button', { name: '发布', exact: true }))
    await expect(main.getByText('已发布最新内容')).toBeVisible()
    await expect(look).toHaveAttribute('data-palette', 'red')
  })

  await test.step('goes back to the release before', async () => {
    await press(main.getByRole('button', { name: '发布历史' }))
    const history = page.getByRole('dialog', { name: '发布历史' })
    await expect(history.getByRole('row').nth(1)).toContainText(slogan)
    await act(history.getByRole('row').nth(2), '回退到此版本')
    await press(page.getByRole('alertdialog').getByRole('button', { name: '回退到此版本' }))
    await expect(look).toHaveAttribute('data-palette', before)
    await page.keyboard.press('Escape')
    await expect(history).toBeHidden()
  })
})
