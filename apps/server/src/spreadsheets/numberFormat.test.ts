import { describe, expect, it } from 'vitest'
import { cellText } from './cellText.js'
import { builtInFormat, dateText, readFormat } from './numberFormat.js'
import { readCell } from './sheet.js'

const shown = (value: string, code: string) =>
  readCell(
    cellText(
      { type: 'n', value, isFormula: false, format: readFormat(code) },
      { strings: [], is1904: false },
    ),
  )

describe('numbers as their cell shows them', () => {
  it.each([
    ['123', '000000', '000123'],
    ['1234567', '0000', '1234567'],
    ['0', '00', '00'],
    ['7', '"A"000', 'A007'],
    ['7', '\\Y\\S0000;\\-0', 'YS0007'],
    ['12345', '000-0000', '001-2345'],
    ['13812345678', '000 0000 0000', '138 1234 5678'],
    ['13812345678', 'General', '13812345678'],
    ['13812345678', '0', '13812345678'],
    ['13812345678', '#,##0', '13812345678'],
    ['13812345678', '0.00E+00', '13812345678'],
    ['1.3812345678E10', '0_ ', '13812345678'],
    ['12', '[$¥-804]#,##0.00;[Red]-0', '12'],
    ['12', '@', '12'],
    ['1.5', '0.00', '1.5'],
  ])('%s in %s is %s', (value, code, text) => {
    expect(shown(value, code)).toEqual({ text })
  })

  it.each([
    ['45357', 'yyyy-mm-dd', '2024-03-06', 'date'],
    ['45357', '[$-804]yyyy"年"m"月"d"日"', '2024-03-06', 'date'],
    ['45357.5', 'm/d/yy h:mm', '2024-03-06 12:00:00', 'date'],
    ['0.25', '[h]:mm', '06:00:00', 'date'],
    ['0.5', '0%', '0.5', 'number'],
    ['5', '# ?/?', '5', 'number'],
    ['5', '[>3]"x";0', '5', 'number'],
    ['-5', '000', '-5', 'number'],
    ['1.5', '000', '1.5', 'number'],
    ['110101199001011000', '0', '110101199001011000', 'digits'],
    ['1.10101199001011E+17', 'General', '1.10101199001011E+17', 'digits'],
  ])('%s in %s is marked', (value, code, text, mark) => {
    expect(shown(value, code)).toEqual({ text, mark })
  })

  it('knows the formats that have a number only', () => {
    expect([0, 1, 14, 22, 31, 47, 49, 57].map((id) => builtInFormat(id).kind)).toEqual([
      'plain',
      'plain',
      'date',
      'date',
      'date',
      'date',
      'plain',
      'date',
    ])
    expect(builtInFormat(9)).toEqual({ kind: 'other' })
  })

  it('counts days from 1900, its leap day that never was, and from 1904', () => {
    expect([1, 59, 61, 45357].map((serial) => dateText(serial, false))).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-03-01',
      '2024-03-06',
    ])
    expect(dateText(43895, true)).toBe('2024-03-06')
  })
})
