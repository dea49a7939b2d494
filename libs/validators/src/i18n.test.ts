import { describe, expect, it } from 'vitest'
import { defaultLanguage, defineMessages, isLanguage, pickLanguage, plural } from './i18n.js'

describe('plural', () => {
  it.each([
    [plural(1, 'row'), '1 row'],
    [plural(0, 'row'), '0 rows'],
    [plural(2400, 'row'), '2,400 rows'],
    [plural(1, 'person is', 'people are'), '1 person is'],
    [plural(3, 'person is', 'people are'), '3 people are'],
  ])('says %s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

describe('pickLanguage', () => {
  it.each([
    [undefined, 'zh-CN'],
    [null, 'zh-CN'],
    ['', 'zh-CN'],
    ['*', 'zh-CN'],
    ['fr-FR,de;q=0.8', 'zh-CN'],
    ['en', 'en-US'],
    ['en-GB,en;q=0.9', 'en-US'],
    ['zh-TW', 'zh-CN'],
    ['zh-Hans-CN,en;q=0.5', 'zh-CN'],
    ['en;q=0.3, zh;q=0.7', 'zh-CN'],
    ['zh;q=0.3, en;q=0.7', 'en-US'],
    ['en;q=0, zh;q=0', 'zh-CN'],
    ['en;q=nonsense,zh;q=0.1', 'zh-CN'],
    ['fr, en;q=0.1', 'en-US'],
    [['en-US', 'zh-CN'], 'en-US'],
    [['fr', 'zh-CN', 'en-US'], 'zh-CN'],
    [[], 'zh-CN'],
  ] as const)('%j → %s', (preferred, language) => {
    expect(pickLanguage(preferred)).toBe(language)
  })
})

describe('defineMessages', () => {
  it('gives the texts of both languages', () => {
    const catalogue = defineMessages({
      'zh-CN': { title: '标题', rows: (count: number) => `共 ${count} 行` },
      'en-US': { title: 'Title', rows: (count) => `${count} rows` },
    })
    expect(catalogue['zh-CN'].rows(3)).toBe('共 3 行')
    expect(catalogue['en-US'].rows(3)).toBe('3 rows')
    expect(catalogue[defaultLanguage].title).toBe('标题')
  })
})

describe('isLanguage', () => {
  it('accepts only the exact codes', () => {
    expect(isLanguage('zh-CN')).toBe(true)
    expect(isLanguage('en-US')).toBe(true)
    for (const other of ['zh-cn', 'en', '', null, 1, {}]) expect(isLanguage(other)).toBe(false)
  })
})
