import { readFile } from 'node:fs/promises'
import { callApi } from './support/callApi.js'
import { newMember } from './support/newMember.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const path = `${organization}/import`
const api = '/spruce/api/v1'

/** So many rows that are right, more than one batch writes. */
const many = 400

/** A list with a mistake twice, another one once, and many rows that are right. */
function csv(number: number): Buffer {
  const lines = [
    '姓名,登录名,工号,部门',
    `导入甲${number},import_a_${number},IA${number},研法中心`,
    `导入乙${number},import_b_${number},IB${number},研法中心`,
    `导入丙${number},import_c_${number},坏 工号,云杉制造集团/研发中心`,
    ...Array.from(
      { length: many },
      (_, at) => `导入众${number}_${at},im_${number}_${at},IM${number}_${at},云杉制造集团/研发中心`,
    ),
  ]
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

test('an administrator imports a list: sheet, columns, corrections, result, undo', async ({
  page,
}) => {
  test.slow() // hundreds of people come and go
  const number = ownNumber()
  const name = `名单${number}.csv`
  const button = (label: string | RegExp) => page.getByRole('button', { name: label })
  const upload = async (file: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await button(/选择文件/).click()
    await (await choosing).setFiles({ name: file, mimeType: 'text/csv', buffer })
    await expect(page).toHaveURL(/import\/[0-9a-f-]{36}/)
  }
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(organization)

  await test.step('uploads a file from the members', async () => {
    await button('导入成员').click()
    await expect(page.getByRole('heading', { name: '导入成员', level: 1 })).toBeVisible()
    await upload(name, csv(number))
    await expect(button('有误 3')).toBeVisible()
  })

  await test.step('looks at the head and the columns, each at its own address', async () => {
    const url = new URL(page.url()).pathname
    await page.goto(`${url}?step=sheet`)
    await expect(page.getByRole('radio', { name: '第 1 行' })).toBeChecked()
    await expectAccessible(page)
    await page.goto(`${url}?step=mapping`)
    await expect(page.getByLabel('D 部门对应的字段')).toHaveValue('departments')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByLabel('D 部门对应的字段').scrollIntoViewIfNeeded()
    for (const part of [
      page.getByRole('cell', { name: /研法中心/ }),
      page.getByLabel('D 部门对应的字段'),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await button('下一步').click()
    await expect(button('有误 3')).toBeVisible()
  })

  await test.step('corrects equal cells at once, by the keyboard', async () => {
    await button('有误 3').click()
    await expectAccessible(page)
    const cell = button(/修正第 2 行的.*部门：研法中心，部门不存在/)
    await cell.focus()
    await page.keyboard.press('Space')
    const form = page.getByRole('dialog', { name: /修正第 2 行的.*部门/ })
    await form.getByRole('textbox', { name: '新内容' }).fill('云杉制造集团/研发中心')
    await form.getByRole('switch', { name: /所有“研法中心”/ }).check({ force: true })
    await form.getByRole('button', { name: '修正' }).click()
    await expect(page.getByText('已修正 2 个单元格')).toBeVisible()
    await button(/^有误 1/).click()
    await button(/修正第 4 行的.*工号：坏 工号/).focus()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: '修正第 4 行的工号' }).fill('还坏 工号')
    await page.keyboard.press('Enter')
    await expect(page.getByText('已修正 1 个单元格')).toBeVisible()
    await page.reload()
    await button('重新核对').click()
    await button(/^全部 \d/).click()
    await expect(button(`将新增 ${many + 2}`)).toBeVisible()
    await expect(button('有误 1')).toBeVisible()
  })

  await test.step('imports the rest; a reload in the middle loses nothing', async () => {
    const begun = page.waitForResponse((response) => response.url().endsWith('/commit'))
    await button(`导入 ${many + 2} 行`).click()
    await begun
    await page.reload()
    await expect(page.getByText(`新增 ${many + 2} 人，修改 0 人。`)).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('1 行未导入，原因见各行说明。')).toBeVisible()
    await expectAccessible(page)
  })

  const failures = await test.step('takes the failures as a file', async () => {
    const saving = page.waitForEvent('download')
    await button('下载未导入的行： CSV').click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/导入失败明细.*\.csv$/)
    const text = await readFile(await saved.path(), 'utf8')
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('行号,失败原因,姓名,登录名,工号,部门')
    expect(lines[1]).toContain(`导入丙${number}`)
    return text
  })

  await test.step('imports the corrected failures alone', async () => {
    await page.goto(`${path}/new`)
    await upload(`更正${number}.csv`, Buffer.from(failures.replace(/,还坏 工号,/, `,IC${number},`)))
    await expect(button('将新增 1')).toBeVisible()
    await button('导入 1 行').click()
    await expect(page.getByText('新增 1 人，修改 0 人。')).toBeVisible()
  })

  await test.step('finds both in the list, and undoes them', async () => {
    await button('返回导入记录').click()
    const table = page.getByRole('grid', { name: '导入记录' })
    await expect(table.getByRole('row').filter({ hasText: '华东班组补录' })).toContainText('有误 3')
    await expectAccessible(page)
    for (const [file, count] of [
      [name, many + 2],
      [`更正${number}.csv`, 1],
    ] as const) {
      const row = table.getByRole('row').filter({ hasText: file })
      await expect(row).toContainText(`已新增 ${count}`)
      await row.getByRole('button', { name: file }).click()
      await expect(page.getByText(/可在 .* 前撤销/).filter({ visible: true })).toBeVisible()
      await button('撤销导入').click()
      await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click()
      await expect(page.getByText(`已撤销 ${count} 人。`)).toBeVisible({ timeout: 30_000 })
      await button('返回导入记录').click()
    }
    const left = await callApi<unknown[]>(page, `${api}/members?keyword=im_${number}_`)
    expect(left).toEqual([])
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.goto(`${path}/new`)
    await expect(page.getByRole('heading', { name: '导入成员', level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '导入记录', level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('an administrator imports departments, one below another, and undoes them', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `部门${number}.csv`
  const top = `导入区${number}`
  const button = (label: string | RegExp) => page.getByRole('button', { name: label })
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(`${path}/new`)
  await button('导入部门').click()
  await expect(page.getByRole('heading', { name: '导入部门', level: 1 })).toBeVisible()
  await expectAccessible(page)
  const lines = [
    '部门名称,部门编码,上级编码',
    `导入组${number},IZ${number},IQ${number}`,
    `${top},IQ${number},云杉制造集团`,
    `悬空组${number},IX${number},没有的部门${number}`,
  ]
  const choosing = page.waitForEvent('filechooser')
  await button(/选择文件/).click()
  const buffer = Buffer.from(lines.join('\r\n'))
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer })
  await expect(button('将新增 2')).toBeVisible()
  await expect(page.getByText(/上级部门不存在：没有的部门/).first()).toBeVisible()
  await expectAccessible(page)
  await button('导入 2 行').click()
  await expect(page.getByText('新增部门 2 个，修改 0 个。')).toBeVisible()
  const trees = `/aba-base/api/dept/dept-trees?keyword=${encodeURIComponent(top)}`
  expect(JSON.stringify(await callApi(page, trees))).toContain(top)
  await button('撤销导入').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click()
  await expect(page.getByText('已撤销 2 个部门。')).toBeVisible()
  await button('返回导入记录').click()
  const table = page.getByRole('grid', { name: '导入记录' })
  await expect(table.getByRole('row').filter({ hasText: name })).toContainText('部门')
})

test('who may import but not edit adds people and overwrites nobody; others do not see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account } = await newMember(page, own, {
    name: '只管导入',
    key: 'imports_only',
    series: '1391240',
  })
  await own.goto(path)
  await expect(own).toHaveURL(/\/page404/) // without the menu of the organisation

  const role = { name: `导入专员${number}`, code: `importer_${number}`, dataScope: 'all' }
  const { id, version } = await callApi<{ id: string; version: number }>(page, `${api}/roles`, role)
  const codes = ['department:list', 'user:import']
  await callApi(page, `${api}/roles/${id}/permissions`, { version, codes }, 'PUT')
  const [person] = await callApi<{ id: string }[]>(page, `${api}/members?keyword=${account}`)
  await callApi(page, `${api}/roles/${id}/members`, { memberIds: [person?.id ?? ''] })

  await own.goto(`${path}/new`)
  const choosing = own.waitForEvent('filechooser')
  await own.getByRole('button', { name: /选择文件/ }).click()
  const lines = ['姓名,登录名,部门', `改名${number},${account},`]
  await (
    await choosing
  ).setFiles({
    name: '改名.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await expect(own.getByText(/您没有编辑成员的权限/)).toBeVisible()
  await expect(own.getByText('您无权修改该成员')).toBeVisible()
  await expect(own.getByRole('button', { name: '导入 0 行' })).toBeDisabled()
  await context.close()
})
