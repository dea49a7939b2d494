// @vitest-environment node
import { formatTime } from '@spruce/validators'
import { readXlsx } from 'hucre/xlsx'
import readSheets from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { sheetValue, type DataColumn } from '../data-table/columns.js'
import { xlsxFile, type Sheet } from './xlsx.js'

/** What a reader of other authors finds in the file. */
async function reopened(sheet: Sheet) {
  const [found] = await readSheets(new Blob([await xlsxFile(sheet)]), { trim: false })
  return found
}

async function cell(value: string) {
  return (await reopened({ name: '表', head: ['列'], rows: [[value], ['末']] }))?.data[1]?.[0]
}

function toSecond(value: unknown): unknown {
  return value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value
}

describe('xlsxFile', () => {
  it.each([
    '00123',
    '+8613800000000',
    '=HYPERLINK("http://x","y")',
    '-1',
    '@SUM(A1)',
    "'quoted",
    ' spaces ',
    '两\n行',
    '<b>&"</b>',
    '2026-11-20 09:05:07',
    '1e5',
    'TRUE',
    '😀𠮷',
    'constructor',
    '__proto__',
    '110101199003070011',
  ])('keeps %j as the text it is', async (text) => {
    expect(await cell(text)).toBe(text)
  })

  it('writes no formula, whatever a text looks like', async () => {
    const file = await xlsxFile({ name: '表', head: ['=1+1'], rows: [['=1+1'], ['+1'], ['@a']] })
    const { sheets } = await readXlsx(file)
    const cells = [...(sheets[0]?.cells?.values() ?? [])]
    expect(
      cells.filter(({ formula, type }) => formula !== undefined || type === 'formula'),
    ).toEqual([])
    expect(sheets[0]?.rows.flat()).toEqual(['=1+1', '=1+1', '+1', '@a'])
  })

  it('keeps a text that looks like a character by its number', async () => {
    const { sheets } = await readXlsx(
      await xlsxFile({ name: '表', head: ['列'], rows: [['_x0041_'], ['a_x000D_b'], ['_x1_']] }),
    )
    expect(sheets[0]?.rows.slice(1).flat()).toEqual(['_x0041_', 'a_x000D_b', '_x1_'])
  })

  it('writes numbers as numbers and moments as the time that the table shows', async () => {
    const found = await reopened({
      name: '表',
      head: ['数', '时间'],
      rows: [
        [0, new Date('2026-11-20T09:05:07Z')],
        [-1234.5, new Date('1999-12-31T23:59:59Z')],
      ],
    })
    const rounded = found?.data.slice(1).map((row) => row.map(toSecond)) // a day's fraction is not exact
    expect(rounded).toEqual([
      [0, new Date('2026-11-20T09:05:07Z')],
      [-1234.5, new Date('1999-12-31T23:59:59Z')],
    ])
  })

  it('has a bold head that stays, one format of times, and columns as wide as what they hold', async () => {
    const { sheets } = await readXlsx(
      await xlsxFile({
        name: '成员',
        head: ['名', '简介'],
        rows: [
          ['王', '一'.repeat(200)],
          ['李', new Date('2026-11-20T09:05:07Z')],
        ],
      }),
      { readStyles: true },
    )
    const sheet = sheets[0]
    expect([sheet?.name, sheet?.freezePane]).toEqual(['成员', { rows: 1 }])
    expect(sheet?.columns?.map(({ width }) => Math.floor(width ?? 0))).toEqual([8, 60])
    expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true)
    expect(sheet?.cells?.get('1,0')?.style?.font?.bold ?? false).toBe(false)
    expect(sheet?.cells?.get('2,1')?.style?.numFmt).toBe('yyyy-mm-dd hh:mm:ss')
  })

  it.each([
    ['登录日志：[全部]/1*', '登录日志： 全部  1'],
    ["'甲'", '甲'],
    ['', 'Sheet1'],
    ['a'.repeat(40), 'a'.repeat(31)],
    [`${'a'.repeat(30)}😀`, 'a'.repeat(30)],
  ])('names the sheet of %j as programs allow', async (name, allowed) => {
    expect((await reopened({ name, head: ['列'], rows: [] }))?.sheet).toBe(allowed)
  })

  it('cuts a text that would break the file, and says so', async () => {
    const text = (await cell('长'.repeat(40_000))) as string
    expect([text.length, text.at(-1)]).toEqual([32_767, '…'])
  })
})

interface Row {
  value?: unknown
}

describe('sheetValue', () => {
  const plain: DataColumn<Row> = { id: 'value', header: '值' }
  const time: DataColumn<Row> = {
    ...plain,
    text: ({ value }) => formatTime(value as string | number),
  }

  it.each([
    ['a number', plain, 12.5, 12.5],
    ['a number of more digits than spreadsheets keep', plain, 1234567890123456, '1234567890123456'],
    ['no number', plain, Number.NaN, ''],
    ['a code of digits', plain, '00123', '00123'],
    ['a text that says a time', plain, '2026-11-20 09:05:07', '2026-11-20 09:05:07'],
    ['nothing', plain, null, ''],
    ['a number said otherwise', { ...plain, text: () => '1,200' }, 1200, '1,200'],
    [
      'a moment',
      time,
      new Date(2026, 10, 20, 9, 5, 7, 250).getTime(),
      new Date(Date.UTC(2026, 10, 20, 9, 5, 7)),
    ],
    [
      'a moment as ISO text',
      time,
      new Date(2026, 10, 20, 9, 5, 7).toISOString(),
      new Date(Date.UTC(2026, 10, 20, 9, 5, 7)),
    ],
    ['a moment before 1901', time, '1900-01-02T00:00:00', '1900-01-02 00:00:00'],
    ['a wrong moment', time, 'soon', '时间有误'],
  ])('of %s', (_, column, value, expected) => {
    expect(sheetValue(column, { value }, 'zh-CN')).toEqual(expected)
  })
})
