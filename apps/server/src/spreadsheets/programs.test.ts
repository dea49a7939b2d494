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

describe('the template of members, filled and saved by other programs', () => {
  it.each(files)('%s is the same table, cell by cell', async (name) => {
    const path = join(import.meta.dirname, 'fixtures/programs', name)
    const rows: { text: string; mark?: string }[][] = []
    for await (const { cells } of (name.endsWith('.csv') ? readCsv : readXlsx)(path).rows) {
      if (cells.some((cell) => cell !== '')) rows.push(cells.map(readCell))
    }
    expect(rows).toEqual(table.map((cells) => cells.map((text) => ({ text }))))
  })
})
