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
    expect(startsWith(text, typed, readings)).toBe(true)
  })

  it.each([
    ['生产中心', 'c'],
    ['生产中心', 'shengx'],
    ['生产中心', '中心'],
    ['Alpha', 'lp'],
    ['', 's'],
  ])('%s does not begin with %s', (text, typed) => {
    expect(startsWith(text, typed, readings)).toBe(false)
  })

  it('knows what is written without the dictionary', () => {
    expect(startsWith('生产中心', '生', noReadings)).toBe(true)
    expect(startsWith('生产中心', 's', noReadings)).toBe(false)
  })
})
