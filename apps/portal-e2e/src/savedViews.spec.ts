import readSheets from 'read-excel-file/universal'
import { exportAs } from './support/exportAs.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/role'

test('a view keeps a hidden column over a reload and on another device', async ({
  page,
  browser,
}) => {
  const name = `不看编码${String(ownNumber())}`
  await signInByApi(page, 'multi', 'yunshan') // no other journey looks at roles as this person
  await page.goto(path)
  const table = page.getByRole('grid', { name: '角色' })
  const code = table.getByRole('columnheader', { name: '编码' })
  const shown = page.getByRole('button', { name: `视图：${name}`, exact: true })
  await expect(code).toBeVisible()

  await test.step('hides a column and saves that as a view', async () => {
    await page.getByRole('button', { name: '列设置' }).click()
    await page.getByRole('checkbox', { name: '编码' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(code).toBeHidden()
    await page.getByRole('button', { name: /^视图：.*已修改/ }).click()
    await page.getByRole('menuitem', { name: '另存为新视图…' }).click()
    const form = page.getByRole('dialog', { name: '另存为新视图' })
    await expect(form.getByLabel('名称')).toBeFocused()
    await form.getByLabel('名称').fill(name)
    const remembered = page.waitForResponse(
      async (answer) =>
        answer.request().method() === 'PUT' && (await answer.text()).includes(`mine/${name}`),
    )
    await form.getByRole('button', { name: '保存' }).click()
    await expect(shown).toBeVisible()
    await remembered
  })

  await test.step('finds it after a reload', async () => {
    await page.reload()
    await expect(shown).toBeVisible()
    await expect(code).toBeHidden()
  })

  await test.step('finds it on another device', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await signInByApi(other, 'multi', 'yunshan')
    await other.goto(path)
    await expect(other.getByRole('button', { name: `视图：${name}`, exact: true })).toBeVisible()
    await context.close()
  })

  await test.step('deletes it, takes that back, and deletes it for good', async () => {
    await shown.click()
    await page.getByRole('menuitem', { name: '删除视图' }).click()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByText(`已恢复视图“${name}”`)).toBeVisible()
    await page.getByRole('button', { name: /^视图：/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(shown).toBeVisible()
    await shown.click()
    await page.getByRole('menuitem', { name: '删除视图' }).click()
    await page.getByRole('button', { name: /^视图：标准视图/ }).click()
    await page.getByRole('menuitemradio', { name: '标准视图' }).click()
    await expect(code).toBeVisible()
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('button', { name: /^视图：/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('a list is exported as a spreadsheet and as CSV, and both hold what is shown', async ({
  page,
}) => {
  await signInByApi(page, 'division') // where no other journey adds or removes a role meanwhile
  await page.goto(`${path}?enabled=yes&size=100`)
  const table = page.getByRole('grid', { name: '角色' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const rows = await table.getByRole('row').count()

  const workbook = await exportAs(page, '导出为 Excel')
  expect(workbook.name).toMatch(/^角色.*\.xlsx$/)
  const [sheet] = await readSheets(new Blob([new Uint8Array(workbook.bytes)]))
  const [head, ...body] = sheet?.data ?? []
  expect(head).toContain('编码')
  expect(body).toHaveLength(rows - 1)
  const at = (word: string) => head?.indexOf(word) ?? -1
  for (const row of body) {
    await expect(
      table.getByRole('row').filter({ hasText: String(row[at('编码')]) }),
    ).not.toHaveCount(0)
    expect(typeof row[at('成员数')]).toBe('number')
    expect(row[at('更新时间')]).toBeInstanceOf(Date)
  }

  const csv = await exportAs(page, '导出为 CSV')
  expect(csv.name).toMatch(/^角色.*\.csv$/)
  const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n')
  expect(lines).toHaveLength(rows)
  expect(lines[0]).toBe(`\ufeff${(head ?? []).join(',')}`)
})

test('a member sees a shared view and may not change it', async ({ page, browser }) => {
  const name = `启用的${String(ownNumber())}`
  await signInByApi(page, 'division')
  await page.goto(path)
  await page.getByRole('combobox', { name: '全部状态' }).selectOption('yes')
  await page.getByRole('button', { name: /^视图：/ }).click()
  await page.getByRole('menuitem', { name: '另存为新视图…' }).click()
  const form = page.getByRole('dialog', { name: '另存为新视图' })
  await expect(form.getByLabel('名称')).toBeFocused()
  await form.getByLabel('名称').fill(name)
  await form.getByText('共享给企业所有成员').click()
  await form.getByRole('button', { name: '保存' }).click()
  const shown = page.getByRole('button', { name: `视图：${name}`, exact: true })
  await expect(shown).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await signInByApi(other, 'multi', 'division')
  await other.goto(path)
  await other.getByRole('button', { name: /^视图：/ }).click()
  await other.getByRole('menuitemradio', { name }).click()
  await expect(other).toHaveURL(/enabled=yes/)
  await other.getByRole('button', { name: `视图：${name}`, exact: true }).click()
  await expect(other.getByRole('menuitem', { name: '另存为新视图…' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: '删除视图' })).toHaveCount(0)
  await context.close()

  await shown.click()
  await page.getByRole('menuitem', { name: '删除视图' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除视图' }).click()
  await expect(page.getByText(`已删除视图“${name}”`)).toBeVisible()
})
