import { describe, expect, it } from 'vitest'
import { csvCell, csvText } from './csv.js'

describe('S-15: exported cells', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A0', '\uff1d1+1'])(
    '%j starts no formula',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it.each([
    ['研发部', '研发部'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['a=b', 'a=b'],
    [-5, '-5'],
    [null, ''],
    [true, 'true'],
  ])('%j is written as %s', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })

  it('are lines that every spreadsheet opens', () => {
    expect(csvText(['名称'], [['甲'], ['乙']])).toBe('\ufeff名称\r\n甲\r\n乙\r\n')
  })
})
