import { beforeAll, describe, expect, it } from 'vitest'
import { startsWith } from './matchText.js'
import { loadReadings, noReadings, type Readings } from './pinyinReadings.js'

let readings: Readings
beforeAll(async () => {
  readings = await loadReadings()
})

describe('startsWith', () => {
  it.each([
    ['生产中心', 's'],
    ['生产中心', 'sh'],
    ['生产中心', 'scz'],
    ['生产中心', 'shengch'],
    ['生产中心', '生产'],
    ['重庆分公司', 'cq'],
    ['重庆分公司', 'zhong'],
    ['IT 支持', 'itz'],
    ['Alpha', 'al'],
    ['A 产线', 'ac'],
    ['𫞩家', 'mj'], // beyond the first 65,536 characters,
  ])('%s begins with %s', (text, typed) => {
    expect(startsWith(typed, readings)(text)).toBe(true)
  })

  it.each([
    ['生产中心', 'c'],
    ['生产中心', 'shengx'],
    ['生产中心', '中心'],
    ['Alpha', 'lp'],
    ['', 's'],
  ])('%s does not begin with %s', (text, typed) => {
    expect(startsWith(typed, readings)(text)).toBe(false)
  })

  it('tells text after text, whatever it has said of one with the same first letter', () => {
    const begins = startsWith('sc', readings)
    const texts = ['生产', '生活', '', '车间', '生产', 'SCM', 's', '𫞩家']
    expect(texts.filter((text) => begins(text))).toEqual(['生产', '生产', 'SCM'])
  })

  it('knows what is written without the dictionary', () => {
    expect(startsWith('生', noReadings)('生产中心')).toBe(true)
    expect(startsWith('s', noReadings)('生产中心')).toBe(false)
  })
})
