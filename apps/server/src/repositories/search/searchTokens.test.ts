import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldText,
  mergeTokens,
  nameTokens,
  prefixToken,
  sortKey,
  tokenRange,
} from './searchTokens.js'

/** Whether the database would find the name: a token within the range, compared by bytes. */
function finds(name: string, keyword: string, isPerson = false): boolean {
  const range = tokenRange(keyword)
  if (!range) return false
  return nameTokens(name, { isPerson }).some(
    ({ token }) =>
      Buffer.compare(Buffer.from(token), Buffer.from(range.from)) >= 0 &&
      Buffer.compare(Buffer.from(token), Buffer.from(range.to)) < 0,
  )
}

describe('nameTokens', () => {
  it.each([
    ['总公司', 'zgs'],
    ['总公司', 'zonggongsi'],
    ['总公司', 'gongsi'],
    ['总公司', 'ZGS'],
    ['总公司', '公司'],
    ['总公司', '总'],
    ['总公司', 'gs'],
    ['总公司', 'zongg'],
    ['重庆工厂', 'chongqing'],
    ['绿化处', 'lvhua'],
    ['R&D 研发中心', 'r&d'],
    ['R&D 研发中心', 'd研发'],
    ['Ｑ３项目组', 'q3'],
  ])('finds %s by %s', (name, keyword) => {
    expect(finds(name, keyword)).toBe(true)
  })

  it.each([
    ['总公司', 'zs'],
    ['总公司', 'onggong'],
    ['总公司', '公总'],
    ['总公司', '%'],
    ['总公司', '_'],
  ])('does not find %s by %s', (name, keyword) => {
    expect(finds(name, keyword)).toBe(false)
  })

  it("reads a person's surname as a surname", () => {
    expect(finds('单雄信', 'shanxiongxin', true)).toBe(true)
    expect(finds('曾国强', 'zgq', true)).toBe(true)
  })

  it('finds every name by every part of it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.nat(11),
        fc.integer({ min: 1, max: 12 }),
        (name, start, length) => {
          const part = Array.from(foldText(name))
            .slice(start, start + length)
            .join('')
          fc.pre(foldText(part) === part && part !== '')
          expect(finds(name, part)).toBe(true)
        },
      ),
    )
  })

  it('knows how far from the beginning a token stands', () => {
    const tokens = new Map(nameTokens('总公司').map(({ token, position }) => [token, position]))
    expect(tokens.get('总公司')).toBe(0)
    expect(tokens.get('gongsi')).toBe(1)
    expect(tokens.get('si')).toBe(2)
  })

  it('never stores a token twice, nor one that begins another of the same place', () => {
    const tokens = nameTokens('阿阿阿').map(({ token }) => token)
    expect(new Set(tokens).size).toBe(tokens.length)
    expect(nameTokens('abc').map(({ token }) => token)).toEqual(['abc', 'bc', 'c'])
  })

  it('cuts long names without breaking a character', () => {
    const tokens = nameTokens('😀'.repeat(40))
    expect(Math.max(...tokens.map(({ token }) => token.length))).toBeLessThanOrEqual(32)
    for (const { token } of tokens) expect(token).not.toMatch(/\p{Surrogate}/u)
  })
})

describe('tokenRange', () => {
  it('asks for nothing when nothing was typed', () => {
    expect(tokenRange('  ')).toBeUndefined()
  })

  it('cuts a keyword as it cuts tokens', () => {
    expect(finds('超'.repeat(50), '超'.repeat(50))).toBe(true)
  })
})

describe('mergeTokens', () => {
  it('keeps the place nearest to the beginning', () => {
    expect(mergeTokens([{ token: 'a', position: 2 }], prefixToken('A'))).toEqual([
      { token: 'a', position: 0 },
    ])
  })

  it('has nothing for a value that is not there', () => {
    expect(prefixToken(null)).toEqual([])
  })
})

describe('sortKey', () => {
  it('orders names by pinyin', () => {
    const names = ['周', '安', '李四', '李三', 'Bob']
    const sorted = names.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
    expect(sorted).toEqual(['安', 'Bob', '李三', '李四', '周'])
  })

  it('does not mix names of one reading', () => {
    const names = ['樊伟', '范冰', '范伟', '樊冰', '范', '樊一', '方伟']
    const key = (name: string) => sortKey(name, { isPerson: true })
    const sorted = names.sort((one, other) => (key(one) < key(other) ? -1 : 1))
    expect(sorted).toEqual(['樊冰', '樊伟', '樊一', '范', '范冰', '范伟', '方伟'])
  })
})
