import { callAs } from './support/callAs.js'
import { pressInRow } from './support/pressInRow.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const base = '/yunbu-app/spruce-web-operation-management'
const path = `${base}/component-management`

/** One blue dot, as a PNG. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const list = '/spruce/api/v1/components?page=1&size=10'

/** A schema that would run a script where a link of it is opened. */
const script = {
  type: 'object',
  properties: { link: { type: 'string', default: 'javascript:alert(1)' } },
}

// Chrome itself notes each answer that refuses.
test.use({ expectedConsole: [/status of (409|422) .*\/components\b/] })

test('the operator gives designers a component, changes it and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const name = `能耗看板${number}`
  const code = `acme.energy-${number}`
  await signInByApi(page, 'operator')
  await page.goto(base)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  const table = page.getByRole('grid', { name: '组件' })
  const row = table.getByRole('row').filter({ hasText: name })
  const question = page.getByRole('alertdialog')
  const choose = (label: string) => pressInRow(row, label)

  await test.step('adds it; what is wrong stands at its field, and nothing is written', async () => {
    await page.getByRole('button', { name: '新增组件' }).click()
    const form = page.getByRole('dialog', { name: '新增组件' })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByLabel('中文名称')).toBeFocused()
    await expect(form.getByText('请输入编码')).toBeVisible()
    await expect(form.getByText('请输入网址')).toBeVisible()
    await form.getByLabel('中文名称').fill(name)
    await form.getByLabel('英文名称').fill(`Energy ${number}`)
    await form.getByLabel('编码').fill('Energy!')
    await form.getByLabel('网址').fill('https://name:word@widgets.example.cn')
    await form.getByLabel('分类').fill('图表')
    await form.getByLabel('属性定义').fill('{"type":"text"}')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText(/^编码以小写字母开头/)).toBeVisible()
    await expect(form.getByText('网址不能带账号和密码')).toBeVisible()
    await expect(form.getByText('最外层的 type 应为 object')).toBeVisible()
    await form.getByLabel('编码').fill(code)
    await form.getByLabel('网址').fill('https://widgets.example.cn/energy')
    await form.getByLabel('属性定义').fill(JSON.stringify(script))
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('属性定义里不能有会运行脚本的地址')).toBeVisible()
    expect(await callAs(page, 'GET', `${list}&keyword=${code}`)).toEqual([])
    const file = { name: 'energy.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
    const picker = form.locator('input[type=file]')
    await picker.setInputFiles({ ...file, buffer: Buffer.alloc(1024 * 1024 + 1) })
    await expect(form.getByText('energy.png: 文件不能超过 1 MB')).toBeVisible()
    await picker.setInputFiles(file)
    await expect(form.getByText(/^已上传/)).toBeVisible()
    await form
      .getByLabel('属性定义')
      .fill('{"type":"object","properties":{"title":{"type":"string"}}}')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(row).toContainText('草稿')
    await expect(row).toContainText(code)
    const picture = row.getByRole('img', { name: `“${name}”的缩略图` })
    await expect(picture).toHaveJSProperty('naturalWidth', 1)
  })

  await test.step('cannot give its code to another', async () => {
    await page.getByRole('button', { name: '新增组件' }).click()
    const form = page.getByRole('dialog', { name: '新增组件' })
    await form.getByLabel('中文名称').fill(`同码${number}`)
    await form.getByLabel('英文名称').fill('Same code')
    await form.getByLabel('编码').fill(code)
    await form.getByLabel('网址').fill('https://widgets.example.cn/same')
    await form.getByLabel('分类').fill('图表')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByLabel('编码')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText('已被使用，请更换')).toBeVisible()
    await form.getByRole('button', { name: '取消' }).click()
    await question.getByRole('button', { name: '放弃修改' }).click()
    await expect(row).toBeVisible()
    await expect(table.getByRole('row').filter({ hasText: `同码${number}` })).toHaveCount(0)
  })

  await test.step('publishes it', async () => {
    await choose('上架')
    await expect(question).toContainText('第 1 版')
    await question.getByRole('button', { name: '上架' }).click()
    await expect(row).toContainText('已上架')
    await expect(row).toContainText('第 1 版')
  })

  await test.step('publishes another version of it', async () => {
    await choose('编辑')
    const form = page.getByRole('dialog', { name: `编辑“${name}”` })
    await expect(form.getByLabel('编码')).not.toBeEditable()
    await form.getByRole('spinbutton', { name: '默认宽度' }).fill('12')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(row).toContainText('有未发布的修改')
    await choose('发布新版本')
    await expect(question).toContainText('第 2 版')
    await question.getByRole('button', { name: '发布新版本' }).click()
    await expect(row).toContainText('第 2 版')
    await expect(row).not.toContainText('有未发布的修改')
    await choose('版本')
    const releases = page.getByRole('dialog', { name: `“${name}”的版本` })
    const release = (text: string) => releases.getByRole('row').filter({ hasText: text })
    await expect(release('第 2 版')).toContainText('当前')
    for (const [number, size] of [
      [1, '6 × 4'],
      [2, '12 × 4'],
    ] as const) {
      await release(`第 ${number} 版`).getByRole('button', { name: '查看' }).click()
      const one = page.getByRole('dialog', { name: `“${name}”第 ${number} 版` })
      await expect(one).toContainText(size)
      await one.getByRole('button', { name: '关闭' }).first().click()
      await expect(one).toBeHidden()
    }
    await releases.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('sees on which page of a customer it stands', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const designer = await context.newPage()
    await signInByApi(designer, 'admin')
    const palette = await callAs<{ code: string; thumbnail: string }[]>(
      designer,
      'GET',
      '/spruce/api/v1/component-palette',
    )
    const placed = palette.find((one) => one.code === code)
    expect((await designer.request.get(placed?.thumbnail ?? '')).ok()).toBe(true)
    await callAs(designer, 'POST', '/spruce/api/v1/pages', {
      appCode: `RCAPPN${number}`,
      name: `能耗大屏${number}`,
      document: { schema: { page: 1, components: {} }, nodes: { n1: { id: 'n1', type: code } } },
    })
    await context.close()
    await choose('用在哪里')
    const uses = page.getByRole('dialog', { name: `“${name}”用在哪里` })
    const use = uses.getByRole('row').filter({ hasText: `能耗大屏${number}` })
    await expect(use).toContainText('云杉')
    await expect(use).toContainText('第 2 版')
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(uses.getByText(`能耗大屏${number}`)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await uses.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('sees in the history what was before and after', async () => {
    await choose('历史')
    const history = page.getByRole('dialog', { name: `“${name}”的历史` })
    await expect(history.getByRole('listitem')).toHaveCount(4)
    const edit = history.getByRole('listitem').nth(1)
    await expect(edit).toContainText(/"w":\s*6|6 × 4/)
    await expect(edit).toContainText(/"w":\s*12|12 × 4/)
    await history.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('exports the list', async () => {
    for (const [format, file] of [
      ['导出为 Excel', '组件.xlsx'],
      ['导出为 CSV', '组件.csv'],
    ] as const) {
      await page.getByRole('button', { name: '导出' }).click()
      const download = page.waitForEvent('download')
      await question.getByRole('button', { name: format }).click()
      expect((await download).suggestedFilename()).toBe(file)
    }
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: '新增组件' }).click()
    await expect(page.getByRole('dialog', { name: '新增组件' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('takes it off the shelf and deletes it', async () => {
    await choose('下架')
    await expect(question).toContainText('有 1 个页面或工作台用到它')
    await question.getByRole('button', { name: '下架' }).click()
    await expect(row).toContainText('已下架')
    await choose('删除')
    await expect(question).toContainText('移到回收站')
    await question.getByRole('button', { name: '删除' }).click()
    await expect(row).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: '组件', level: 1 })).toBeVisible()
    await page.getByRole('searchbox', { name: '搜索组件' }).fill(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/keyword=/)
    await expect(row).toHaveCount(0)
  })
})
