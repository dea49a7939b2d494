import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCsv } from './readCsv.js'
import { readXlsx } from './readXlsx.js'
import { readCell } from './sheet.js'

const files = [
  ...['openpyxl.xlsx', 'libreoffice.xlsx', 'libreoffice.csv', 'excel.xlsx', 'wps.xlsx'],
  ...['excel_utf8.csv', 'excel_gbk.csv'],
]

const table = [
  ['姓名', '登录名', '工号', '手机号', '邮箱', '部门', '角色'],
  [
    ...['张三（示例，导入时忽略）', 'zhang_san', 'YS0001', '13812345678', 'zhang.san@example.cn'],
    '总公司/研发中心',
  ],
  ['王小明', 'wang_xm', '000123', '13812340001', 'wang@example.cn', '总公司/研发中心'],
  ['欧阳 "娜娜"', 'ouyang', 'A-02', '13812340002', '', '总公司;总公司/研发中心'],
  ['𠮷田<&>', 'jitian', 'A_03', '13812340003', 'j@example.cn', '总公司\n总公司/研发中心'],
]

async function read(name: string): Promise<{ text: string; mark?: string }[][]> {
  const path = join(import.meta.dirname, 'fixtures/programs', name)
  const rows: { text: string; mark?: string }[][] = []
  for await (const { cells } of (name.endsWith('.csv') ? readCsv : readXlsx)(path).rows) {
    if (cells.some((cell) => cell !== '')) rows.push(cells.map(readCell))
  }
  return rows
}

const texts = (...cells: string[]) => cells.map((text) => ({ text }))

describe('the template of members, filled and saved by other programs', () => {
  it.each(files)('%s is the same table, cell by cell', async (name) => {
    expect(await read(name)).toEqual(table.map((cells) => texts(...cells)))
  })
})

describe('workbooks that people saved with Excel and WPS', () => {
  it('excel_formats.xlsx: every format of a day is that day; numbers have the digits that Excel shows', async () => {
    const [, ...rows] = await read('excel_formats.xlsx')
    expect(rows).toHaveLength(28 - 1)
    const day = { text: '2020-01-01 01:01:01', mark: 'date' }
    expect(rows.map(([date]) => date)).toEqual(rows.map(() => day))
    const numbers = rows.flatMap((row) => row[4]?.text || [])
    const shown = ['1111.1111', '1111.1111', '1111.1111', '1', '0.105', '0.045']
    expect(numbers).toEqual([...Array.from({ length: 8 }, () => '1.1111'), ...shown])
    // The texts beside, as Excel shows them.
    expect(rows[9]?.slice(1, 4)).toEqual(texts('2020/1/1 1:01 上午', '', '2020/1/1 1:01 AM'))
    expect(rows[1]?.slice(5)).toEqual(texts('111.11%', '111.11%'))
  })

  it('excel_formula.xlsx: a formula has its last result, as Excel shows it', async () => {
    expect(await read('excel_formula.xlsx')).toEqual([
      [...texts('7.500', '278.27'), { text: '2087.025', mark: 'formula' }],
    ])
  })

  it('wps_comment.xlsx: links, a comment and merged cells beside texts', async () => {
    expect(await read('wps_comment.xlsx')).toEqual([
      texts('第一列', '第二列'),
      texts('普通超链接'),
      texts('多单元格超链接A', '多单元格超链接B'),
      texts('多单元格超链接C', '多单元格超链接D'),
      texts('批注'),
      texts('合并单元格'),
    ])
  })

  it('wps_texts.xlsx: numbers that are texts stay as typed', async () => {
    expect(await read('wps_texts.xlsx')).toEqual([texts('a', 'b'), texts('1.00', '1')])
  })
})
