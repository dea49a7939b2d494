import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SheetRow } from '../spreadsheets/sheet.js'
import { XlsxBook } from '../spreadsheets/XlsxBook.js'
import { chooseSheet } from './chooseSheet.js'
import { findLayout } from './findHead.js'

async function withFixture<T>(name: string, use: (book: XlsxBook) => Promise<T>): Promise<T> {
  const folder = join(import.meta.dirname, '../spreadsheets/fixtures')
  const book = await XlsxBook.open(join(folder, name))
  try {
    return await use(book)
  } finally {
    book.close()
  }
}

describe('chooseSheet', () => {
  it('notes_first.xlsx: finds the list behind its notes', async () => {
    expect(await withFixture('notes_first.xlsx', chooseSheet)).toMatchObject({
      sheet: { name: '名单' },
      others: ['说明'],
    })
  })

  it('sheets_per_department.xlsx: leaves no list out in silence', async () => {
    await expect(withFixture('sheets_per_department.xlsx', chooseSheet)).rejects.toMatchObject({
      problem: 'SEVERAL_SHEETS',
      detail: '财务部、法务部、审计部、信息技术部',
    })
  })

  it('head_row13.xlsx: finds a head below many lines', async () => {
    const rows: SheetRow[] = []
    await withFixture('head_row13.xlsx', async (book) => {
      for await (const row of book.read((await chooseSheet(book)).sheet).rows) rows.push(row)
    })
    expect(findLayout(rows)).toMatchObject({ head: 13, score: 7 })
  })
})

describe('findLayout', () => {
  const layoutOf = (...lines: string[][]) => {
    const { head, mapping } = findLayout(lines.map((cells, at) => ({ number: at + 1, cells })))
    return { head, mapping }
  }

  it('takes a first line that is a person for one', () => {
    expect(
      layoutOf(
        ['张三', 'E0001', '13911110001', '13911110009'],
        ['李四', 'E0002', '', '13911110008'],
      ),
    ).toEqual({ head: undefined, mapping: [null, null, 'mobile', null] })
    expect(layoutOf(['张三', 'a@example.cn', '电话']).head).toBeUndefined()
    expect(layoutOf(['张三', 'YS0001', '研发中心']).head).toBeUndefined()
  })

  it('takes a first line of words for a head, known or not', () => {
    expect(layoutOf(['第一列', '第二列'], ['张三', 'E0001'])).toEqual({
      head: 1,
      mapping: [null, null],
    })
    expect(layoutOf(['姓名'], ['张三'])).toEqual({ head: 1, mapping: ['nickName'] })
  })

  it('takes no value of a person for a head', () => {
    const people = Array.from({ length: 12 }, (_, at) => [`员${String(at)}`, `YS00${String(at)}`])
    expect(layoutOf(...people, ['赵六', 'YS0099', '组织']).head).toBeUndefined()
  })

  it('gives columns beyond the head no name, and lets them be mapped', () => {
    expect(layoutOf(['姓名', '工号'], ['张三', 'E0001', 'RD']).mapping).toEqual([
      'nickName',
      'employeeCode',
      null,
    ])
  })
})
