import { describe, expect, it } from 'vitest'
import { normalizeInput, toHalfWidth, type InputKind } from './halfWidth.js'

describe('toHalfWidth', () => {
  it('turns every printable ASCII character back, and nothing else', () => {
    for (let code = 0x21; code <= 0x7e; code += 1) {
      expect(toHalfWidth(String.fromCharCode(code + 0xfee0))).toBe(String.fromCharCode(code))
    }
    expect(toHalfWidth('\u3000')).toBe(' ')
    expect(toHalfWidth('a@b。com｡cn')).toBe('a@b.com.cn')
    const others = '云杉é—“”《》￥ﾊ𝟏①'
    expect(toHalfWidth(others)).toBe(others)
  })

  it('keeps the length, so that a caret keeps its place', () => {
    const text = 'Ａ　１。云𠮷ｚ'
    expect(toHalfWidth(text)).toBe('A 1.云𠮷z')
    expect(toHalfWidth(text)).toHaveLength(text.length)
  })
})

const rows: [kind: InputKind, typed: string, meant: string][] = [
  ['code', '１２３ ４５６', '123456'],
  ['code', '123-456\n', '123456'],
  ['code', '１２３－４５６', '123456'],
  ['email', '　ｚｈａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ ', 'zhang@example.com'],
  ['email', 'zhang@example。com', 'zhang@example.com'],
  ['email', 'a-b@x-y.cn\u200b', 'a-b@x-y.cn'],
  ['idCard', '１１０１０５ 19491231 002x', '11010519491231002X'],
  ['idCard', '110105-19491231-002Ｘ', '11010519491231002X'],
  ['phone', '138 1234 5678', '13812345678'],
  ['phone', '138－1234－5678', '13812345678'],
  ['phone', '+86 138-1234-5678', '13812345678'],
  ['phone', '８６１３８１２３４５６７８', '13812345678'],
  ['phone', '008613812345678', '13812345678'],
  ['phone', '+1 138', '+1138'],
  ['phone', '０１０－６６６６８８８８', '010-66668888'],
  ['phone', '010—66668888', '010-66668888'],
  ['phone', '（010）66668888', '010-66668888'],
  ['phone', '(0311)-6666888', '0311-6666888'],
  ['url', ' ｈｔｔｐｓ：／／ａ．ｃｎ／文（１） ', 'https://a.cn/文（１）'],
  ['url', 'https://云杉。中国', 'https://云杉.中国'],
  ['url', 'https://a.cn？ｑ＝１', 'https://a.cn?ｑ＝１'],
  ['url', '云杉', '云杉'],
]

describe('normalizeInput', () => {
  it.each(rows)('%s %j is %j', (kind, typed, meant) => {
    expect(normalizeInput(typed, kind)).toBe(meant)
    expect(normalizeInput(meant, kind)).toBe(meant)
  })
})
