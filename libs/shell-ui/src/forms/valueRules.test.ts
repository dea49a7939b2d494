import { describe, expect, it } from 'vitest'
import { readColor, whiteTextOn } from './contrastLevel.js'
import { menuIconNames } from '../shell/MenuIcon.js'
import { moreIcons } from '../shell/moreIcons.js'
import { iconSet } from './iconSet.js'
import { findJsonProblem } from './jsonProblem.js'
import { digitsOf, readNumber, sayNumber, stepNumber } from './numberText.js'
import { findUploadProblem, saySize } from './uploadRules.js'

describe('numbers', () => {
  it.each([
    ['12', 12],
    ['-1.5', -1.5],
    ['１２，０００．５', 12000.5],
    [' 1 000 ', 1000],
    ['.5', 0.5],
    ['3.', 3],
    ['+7', 7],
  ])('%s is read as %d', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  it.each(['', '-', '1e3', '0x10', '1.2.3', 'abc', 'Infinity'])('%s is no number', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })

  it('are written with the separators of the language, and every digit', () => {
    expect(sayNumber(1234567.891, 'zh-CN', true)).toBe('1,234,567.891')
    expect(sayNumber(1234567.891, 'en-US', false)).toBe('1234567.891')
  })

  it('step without the rounding of binary fractions, inside their limits', () => {
    expect(stepNumber(0.1, 0.2, {})).toBe(0.3)
    expect(stepNumber(1.005, 0.01, { precision: 2 })).toBe(1.01)
    expect(stepNumber(9, 2, { max: 10 })).toBe(10)
    expect(stepNumber(undefined, 1, {})).toBe(1)
    expect(stepNumber(undefined, 1, { min: 5 })).toBe(5)
  })

  it('count their digits', () => {
    expect([1, 1.5, 1e-7, 1.5e21].map(digitsOf)).toEqual([0, 1, 7, 0])
  })
})

describe('JSON', () => {
  it.each(['null', ' {"a": [1, -2.5e3, true, "\\u00e9\\n"], "b": {}} ', '[]', '"云"'])(
    '%s is right',
    (text) => {
      expect(() => JSON.parse(text) as unknown).not.toThrow()
      expect(findJsonProblem(text)).toBeUndefined()
    },
  )

  it.each([
    ['{\n  "a": 1,\n}', 3, 1, 'key'],
    ['{"a" 1}', 1, 6, 'colon'],
    ['[1 2]', 1, 4, 'comma'],
    ['{a: 1}', 1, 2, 'key'],
    ['["a\n"]', 1, 2, 'string'],
    ['[01]', 1, 2, 'number'],
    ['{"a": }', 1, 7, 'value'],
    ['{} {}', 1, 4, 'extra'],
    ['{"a": [1,', 1, 10, 'end'],
    ['', 1, 1, 'end'],
  ])('%j is wrong in line %d, column %d: %s', (text, line, column, reason) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(findJsonProblem(text)).toEqual({ line, column, reason })
  })

  it('is not followed down without end', () => {
    expect(findJsonProblem('['.repeat(100_000))?.reason).toBe('depth')
  })
})

describe('files', () => {
  const file = (name: string, type: string, size = 10) => ({ name, type, size })

  it.each([
    [file('a.png', 'image/png'), ['image/*'], undefined],
    [file('A.CSV', ''), ['.csv'], undefined],
    [file('a.pdf', 'application/pdf'), ['application/pdf'], undefined],
    [file('a.exe', 'application/x-msdownload'), ['image/*', '.csv'], 'type'],
    [file('image', 'text/plain'), ['image/*'], 'type'],
  ])('%j by %j: %s', (given, accept, problem) => {
    expect(findUploadProblem(given, { accept })).toBe(problem)
  })

  it('have a size, and not too much of it', () => {
    expect(findUploadProblem(file('a', '', 0), {})).toBe('empty')
    expect(findUploadProblem(file('a', '', 11), { maxSize: 10 })).toBe('size')
    expect(findUploadProblem(file('a', '', 10), { maxSize: 10 })).toBeUndefined()
  })

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [20 * 1024 ** 2, '20 MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(saySize(bytes)).toBe(text)
  })
})

describe('colours', () => {
  it('are spelled one way', () => {
    expect(['1677fe', '#17f', '＃1677fe', 'blue'].map(readColor)).toEqual([
      ...['#1677FE', '#1177FF', '#1677FE', 'blue'],
    ])
  })

  it('carry white text well, only when large, or hardly', () => {
    expect(
      ['#202630', '#1677FE', '#FFD700', 'blue'].map((color) => whiteTextOn(color)?.level),
    ).toEqual(['good', 'large', 'poor', undefined])
  })
})

describe('icons', () => {
  it('are each named once, in both languages', () => {
    expect(new Set(iconSet.map(({ name }) => name)).size).toBe(iconSet.length)
    expect(iconSet.every(({ label }) => label['zh-CN'] && label['en-US'])).toBe(true)
  })

  it('are known to menus, and all the rarer ones may be chosen', () => {
    const rarer = Object.keys(moreIcons)
    const known = [...menuIconNames, ...rarer]
    const offered = iconSet.map(({ name }) => name)
    expect(offered.filter((name) => !known.includes(name))).toEqual([])
    expect(rarer.filter((name) => !offered.includes(name))).toEqual([])
    expect(rarer.filter((name) => menuIconNames.includes(name))).toEqual([])
  })
})
