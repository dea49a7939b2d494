import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { matchText, readyText } from '../../pinyin/matchText.js'
import { loadReadings, noReadings, type Readings } from '../../pinyin/pinyinReadings.js'
import { SearchIndex, wordsOf } from './SearchIndex.js'
import type { SearchEntry } from './searchTypes.js'

let readings: Readings
beforeAll(async () => {
  readings = await loadReadings()
})

describe('matchText', () => {
  it.each([
    ['总公司', 'zgs'],
    ['总公司', 'zonggongsi'],
    ['总公司', 'zongg'],
    ['总公司', 'zgongs'],
    ['总公司', '总gs'],
    ['总公司', '公司'],
    ['总公司', 'gs'],
    ['张伟', 'zhw'],
    ['张伟', 'zw'],
    ['银行', 'yh'],
    ['行政部', 'xzb'],
    ['重庆分公司', 'cqfgs'],
    ['绿化组', 'lvhz'],
    ['研发 3 部', 'yf3b'],
    ['Operation 管理', 'opergl'.slice(0, 4)],
    ['IT 支持', 'itzc'],
  ])('%s answers to %s', (text, query) => {
    expect(matchText(readyText(text, readings), query)).toBeDefined()
  })

  it.each([
    ['总公司', 'zsg'],
    ['总公司', 'zgsx'],
    ['张伟', 'hw'],
    ['总公司', 'ongs'],
    ['', 'a'],
  ])('%s does not answer to %s', (text, query) => {
    expect(matchText(readyText(text, readings), query)).toBeUndefined()
  })

  it('says which part answers', () => {
    expect(matchText(readyText('华东总公司', readings), 'zgs')).toMatchObject({ from: 2, to: 5 })
  })

  it('puts the written before the spoken, the beginning before the midst, the whole before a part', () => {
    const cost = (text: string, query: string) =>
      matchText(readyText(text, readings), query)?.cost ?? Number.NaN
    expect(cost('zgs 平台', 'zgs')).toBeLessThan(cost('总公司', 'zgs'))
    expect(cost('总公司', 'zgs')).toBeLessThan(cost('华东总公司', 'zgs'))
    expect(cost('总公司', 'zgs')).toBeLessThan(cost('总公司办公室', 'zgs'))
  })

  it('comes to an end on what is nearly the same all along', () => {
    const text = readyText('安阿昂'.repeat(20), readings)
    expect(matchText(text, 'anaang'.repeat(9) + 'x')).toBeUndefined()
  })
})

const entry = (id: string, title: string, keywords?: string): SearchEntry => ({
  id,
  title,
  ...(keywords ? { keywords } : {}),
})

describe('SearchIndex', () => {
  async function indexOf(entries: readonly SearchEntry[], by = readings) {
    const index = new SearchIndex(by)
    await index.add(entries)
    return (query: string, limit = 5) => index.find(query, limit).map((hit) => hit.entry.id)
  }

  it('answers with the best, of equals the first', async () => {
    const find = await indexOf([
      entry('a', '分公司'),
      entry('b', '总公司办公室'),
      entry('c', '总公司'),
      entry('d', '总公司'),
    ])
    expect(find('zgs')).toEqual(['c', 'd', 'b'])
    expect(find('zgs', 1)).toEqual(['c'])
    expect(find('gs', 2)).toEqual(['a', 'c'])
  })

  it('wants every word, and counts the title more than what is beside it', async () => {
    const find = await indexOf([
      entry('a', '角色管理', '企业控制台 base/role'),
      entry('b', '企业控制台'),
      entry('c', '企业公告'),
    ])
    expect(find('qykzt')).toEqual(['b', 'a'])
    expect(find('qykzt js')).toEqual(['a'])
    expect(find('qykzt gonggao')).toEqual([])
  })

  it('says where in the title it was found', async () => {
    const index = new SearchIndex(readings)
    await index.add([entry('a', '企业角色管理', 'role')])
    expect(index.find('gl js', 1)[0]?.ranges).toEqual([
      [2, 4],
      [4, 6],
    ])
    expect(index.find('role', 1)[0]?.ranges).toEqual([])
  })

  it('finds what is written without the dictionary', async () => {
    const find = await indexOf([entry('a', '总公司')], noReadings)
    expect(find('公司')).toEqual(['a'])
    expect(find('zgs')).toEqual([])
  })

  it('finds what looking at every entry finds, in the same order', async () => {
    const parts = [
      '总',
      '公司',
      '重庆',
      '行',
      '𫞩',
      ' ',
      'Zg',
      'İ',
      'a',
      '7',
      '中',
      '组',
      '-',
      '安',
    ]
    const typed = [
      'zg',
      'z',
      'g',
      's',
      '总',
      '公',
      'zh',
      'chong',
      'qing',
      ' ',
      '7',
      'a',
      'an',
      'mj',
      'İ',
    ]
    const text = (from: readonly string[], most: number) =>
      fc.array(fc.constantFrom(...from), { maxLength: most }).map((some) => some.join(''))
    const entries = fc.array(fc.record({ title: text(parts, 6), keywords: text(parts, 3) }), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(
        entries,
        text(typed, 4),
        fc.integer({ min: 1, max: 8 }),
        async (some, query, limit) => {
          const all = some.map(({ title, keywords }, at) => entry(String(at), title, keywords))
          const find = await indexOf(all)
          expect(find(query, limit)).toEqual(lookAtEvery(all, query).slice(0, limit))
        },
      ),
      { numRuns: 500 },
    )
  })

  /** The ids of all that have every word, best first. */
  function lookAtEvery(entries: readonly SearchEntry[], query: string): string[] {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const costOf = (text: string, word: string) => matchText(readyText(text, readings), word)?.cost
    const found = entries.map(({ id, title, keywords = '' }) => ({
      id,
      cost: words
        .map((word) => costOf(title, word) ?? 60 + (costOf(keywords, word) ?? Infinity))
        .reduce((sum, cost) => sum + cost, 0),
    }))
    return found
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost)
      .map(({ id }) => id)
  }

  it('takes fifty thousand in slices, and what is in is found meanwhile', async () => {
    const many = Array.from({ length: 50_000 }, (_, at) => entry(String(at), `第${at}分部`))
    const index = new SearchIndex(readings)
    const done = index.add([entry('first', '总公司'), ...many])
    expect(index.find('zgs', 1)[0]?.entry.id).toBe('first')
    await done
    expect(index.size).toBe(50_001)
    expect(index.find('di49999fb', 1)[0]?.entry.id).toBe('49999')
  })

  it('stops when it is no longer wanted', async () => {
    const controller = new AbortController()
    const index = new SearchIndex(readings)
    const many = Array.from({ length: 200_000 }, (_, at) => entry(String(at), `第${at}分部`))
    const done = index.add(many, controller.signal)
    controller.abort()
    await done
    expect(index.size).toBeLessThan(200_000)
  })
})

describe('wordsOf', () => {
  it('reads what an input method shows while it composes', () => {
    expect(wordsOf(" Zong'Gong  si ")).toEqual(['zonggong', 'si'])
  })
})
