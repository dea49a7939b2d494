import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCsv } from './readCsv.js'
import { readXlsx } from './readXlsx.js'
import { readCell, type CellMark } from './sheet.js'

const pathOf = (name: string) => join(import.meta.dirname, 'fixtures', name)

/** Files that people have sent, cell for cell. */
async function cellsOf(name: string): Promise<{ text: string; mark?: CellMark }[][]> {
  const rows = []
  const { rows: from } = (name.endsWith('.csv') ? readCsv : readXlsx)(pathOf(name))
  for await (const { cells } of from) rows.push(cells.map(readCell))
  return rows
}

const textsOf = async (name: string) =>
  (await cellsOf(name)).map((cells) => cells.map(({ text }) => text))

describe('files as people have sent them', () => {
  it('date_code_*.xlsx: a code that became a day is a day', async () => {
    for (const name of ['date_code_d1.xlsx', 'date_code_d2.xlsx']) {
      expect((await cellsOf(name))[1]?.[2]).toEqual({ text: '2024-03-06', mark: 'date' })
    }
  })

  it('csv_excel_text_guard.csv: keeps the zeros of ="000123"', async () => {
    expect((await textsOf('csv_excel_text_guard.csv'))[1]).toEqual([
      '张三',
      'guard_1',
      '000123',
      '13900000103',
      'RD',
    ])
  })

  it('csv_stray_quote.csv: a quote within a cell is a character', async () => {
    const rows = await textsOf('csv_stray_quote.csv')
    expect(rows.map(([name]) => name)).toEqual(['姓名', '张 "小三" 三', '李四'])
  })

  it('csv_utf16le_excel_unicode_text.csv: reads the Unicode text of spreadsheets', async () => {
    const [head, first] = await textsOf('csv_utf16le_excel_unicode_text.csv')
    expect([head?.[0], first?.[0]]).toEqual(['姓名', '员tm0'])
  })

  it('dept_forms.xlsx: lines within a cell stay lines', async () => {
    expect((await textsOf('dept_forms.xlsx'))[9]?.[5]).toBe(
      '云杉制造集团/总公司\n云杉制造集团/研发中心',
    )
  })

  it('long_lists.xlsx: marks a cell that is longer than is kept', async () => {
    const rows = await cellsOf('long_lists.xlsx')
    expect(rows.map((cells) => cells[5]?.mark)).toEqual([undefined, undefined, 'long'])
  })
})
