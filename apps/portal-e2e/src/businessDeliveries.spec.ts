import { readFile } from 'node:fs/promises'
import readSheets from 'read-excel-file/universal'
import { expectKeptOut } from './support/expectKeptOut.js'
import { exportAs } from './support/exportAs.js'
import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
import { newColleague } from './support/newColleague.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, test } from './support/test.js'

const identifiers = '/yunbu-app/spruce-web-enterprise-console/msg-config/businessb-identity'
const path = `${identifiers}/deliveries`

test('an administrator sees what was sent, to whom, and saves it', async ({ page }) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(identifiers)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '发送记录' }).first().click()
  await expect(main.getByRole('heading', { name: '发送记录', level: 1 })).toBeVisible()
  const rows = main.getByRole('row')
  await expect(rows.nth(1)).toContainText(/已发送|失败|排队中|未发送/)
  await expectAccessible(page)

  await test.step('opens one', async () => {
    await rows.nth(1).getByRole('button', { name: '查看' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('region', { name: '发送内容' })).toBeVisible()
    await expect(dialog.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('saves what the filters find', async () => {
    const saved = page.waitForEvent('download')
    await main.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('button', { name: '导出为 CSV' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    expect(text).toContain('approval.pending')
  })

  await test.step('the spreadsheet has the rows of the list, each with what is shown of it', async () => {
    await page.goto(`${path}?size=100`)
    await expect(rows.nth(1)).toContainText(/已发送|失败|排队中|未发送/)
    const [, ...lines] = await rows.all()
    const shown = await Promise.all(lines.map((line) => line.getByRole('gridcell').allInnerTexts()))
    const book = await exportAs(page, '导出为 Excel')
    expect(book.name).toBe('发送记录.xlsx')
    const [sheet] = await readSheets(new Blob([new Uint8Array(book.bytes)]))
    const [head, ...body] = sheet?.data ?? []
    expect(head).toEqual([
      ...['业务标识', '标识编码', '排队中', '已发送', '失败', '未发送'],
      ...['接收人数', '渠道', '所属应用', '发送人', '发送时间'],
    ])
    expect(body).toHaveLength(shown.length)
    for (const [at, texts] of shown.entries()) {
      const [name, code, counts = '', people, channels = '', , sentBy, time = ''] = texts
      const countOf = (state: string) =>
        Number(new RegExp(`${state} (\\d+)`).exec(counts)?.[1] ?? 0)
      const [line = []] = body.slice(at)
      expect(line.slice(0, 8)).toEqual([
        ...[name, code, ...['排队中', '已发送', '失败', '未发送'].map(countOf)],
        ...[Number(people), channels.replaceAll('、', ' ')],
      ])
      if (sentBy !== '程序') expect(line[9]).toBe(sentBy)
      expect(line[10]).toBeInstanceOf(Date)
      // The clock of the screen, which says whole seconds.
      const moment = Date.parse(`${time.replace(' ', 'T')}Z`)
      expect(Math.abs(Number(line[10]) - moment)).toBeLessThanOrEqual(1000)
    }
  })

  await fitsNarrowScreen(page, path, '发送记录')
})

test('a colleague with one code looks only, and one without is kept out', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'delivery_reader', codes: ['businessidentity:list'], baseURL },
  })
  await reader.own.goto(path)
  const main = reader.own.getByRole('main')
  await expect(main.getByRole('row').nth(1)).toBeVisible()
  await expect(main.getByRole('button', { name: '导出', exact: true })).toHaveCount(0)
  await expect(main.getByRole('button', { name: '重新发送' })).toHaveCount(0)
  await reader.close()

  const api = '/spruce/api/v1/business-deliveries'
  await expectKeptOut(page, browser, { key: 'delivery_nobody', path, api, baseURL })
})
