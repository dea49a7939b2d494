import { describe, expect, it } from 'vitest'
import { markCell } from '../spreadsheets/sheet.js'
import { readCandidate } from './candidate.js'

const mapping = ['nickName', 'loginName', 'employeeCode', 'mobile', 'email', 'departments'] as const

const read = (...cells: string[]) => readCandidate({ number: 2, cells }, mapping)

describe('readCandidate', () => {
  it('keeps the meaning of what it evens out', () => {
    const cells = [
      '张　 三',
      'ｚｓ_１',
      'Ｅ-1',
      '+86 139 1111-0001',
      'ａ@example.cn',
      'RD\n总公司/财务部；HR',
    ]
    expect(read(...cells.map((cell) => cell.replaceAll('　', ' ')))).toEqual({
      candidate: {
        number: 2,
        nickName: '张 三',
        loginName: 'zs_1',
        employeeCode: 'E-1',
        mobile: '13911110001',
        email: 'a@example.cn',
        departments: ['RD', '总公司/财务部', 'HR'],
        roles: [],
      },
      reasons: [],
    })
  })

  it.each([
    ['loginName', ['甲', 'zhang san']],
    ['loginName', ['甲', 'zhang\nsan']],
    ['loginName', ['甲', 'x①']],
    ['employeeCode', ['甲', '', 'E 1']],
    ['mobile', ['甲', '', '', '13911110001\n13911110002']],
    ['mobile', ['甲', '', '', '139111\n10001']],
    ['email', ['甲', '', '', '', 'zhang san@example.cn']],
    ['email', ['甲', '', '', '', 'a@example.cn b@example.cn']],
    ['nickName', ['甲\n乙', 'a']],
  ])('refuses a %s that would be another without its spaces or lines: %j', (field, cells) => {
    const { reasons } = read(...cells)
    expect(reasons).toMatchObject([{ field, code: 'FORMAT' }])
  })

  it.each([
    ['CELL_DATE', markCell('date', '2024-03-06')],
    ['CELL_BOOLEAN', markCell('boolean', 'TRUE')],
    ['CELL_NUMBER', markCell('number', '0.5')],
    ['SCIENTIFIC', markCell('digits', '1.1E17')],
    ['CELL_LONG', markCell('long', 'a…')],
  ])('%s: takes no value that nobody typed', (code, cell) => {
    const { candidate, reasons } = read('甲', '', cell, '13911110001')
    expect(reasons).toMatchObject([{ field: 'employeeCode', column: 2, code }])
    expect(candidate.employeeCode).toBeUndefined()
  })
})
