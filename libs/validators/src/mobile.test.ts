import { describe, expect, it } from 'vitest'
import {
  checkMobile,
  findMobileRange,
  isIotNumber,
  isStrictMobile,
  mobileRanges,
} from './mobile.js'
import { isMobile } from './text.js'

describe('ranges of mobile numbers', () => {
  it.each([
    ['13812345678', 'china-mobile', 'voice'],
    ['13481234567', 'china-mobile', 'voice'],
    ['13491234567', 'china-telecom', 'satellite'],
    ['16512345678', 'china-mobile', 'virtual'],
    ['17031234567', 'china-mobile', 'virtual'],
    ['17091234567', 'china-unicom', 'virtual'],
    ['17021234567', 'china-telecom', 'virtual'],
    ['16212345678', 'china-telecom', 'virtual'],
    ['14712345678', 'china-mobile', 'data'],
    ['17400123456', 'china-telecom', 'satellite'],
    ['17412123456', 'miit', 'emergency'],
    ['17491234567', 'beijing-marine', 'satellite'],
    ['19212345678', 'china-broadnet', 'voice'],
    ['16101234567', 'china-broadnet', 'voice'],
  ] as const)('%s: %s, %s', (number, operator, service) => {
    expect(findMobileRange(number)).toMatchObject({ operator, service })
    expect(isStrictMobile(number)).toBe(true)
  })

  it.each([
    '14012345678',
    '15412345678',
    '16112345678',
    '17413123456',
    '17921234567',
    '19412345678',
  ])('%s: none', (number) => {
    expect(findMobileRange(number)).toBeUndefined()
    expect(isMobile(number)).toBe(true)
    expect(isStrictMobile(number)).toBe(false)
  })

  it('belong to one operator each', () => {
    const prefixes = mobileRanges.map(({ prefix }) => prefix)
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })

  it('are what isStrictMobile and checkMobile go by, at every beginning of five digits', () => {
    for (let start = 10_000; start < 20_000; start += 1) {
      const number = `${start}123456`
      const range = findMobileRange(number)
      const isRight = range !== undefined && range.service !== 'iot' && isMobile(number)
      if (isStrictMobile(number) !== isRight || checkMobile(number).isStrict !== isRight) {
        expect.fail(number)
      }
    }
  })

  it('of things have 13 digits and reach nobody', () => {
    for (const number of ['1440123456789', '1064812345678', '1481234567890', '1410012345678']) {
      expect(isIotNumber(number)).toBe(true)
      expect(isStrictMobile(number)).toBe(false)
    }
    for (const number of ['14401234567', '1381234567890', '144012345678x', '']) {
      expect(isIotNumber(number)).toBe(false)
    }
    expect(isStrictMobile('14812345678')).toBe(false)
  })
})

describe('checkMobile', () => {
  it('says each part', () => {
    expect(checkMobile('1381234')).toMatchObject({ missing: 4, surplus: 0, isValid: false })
    expect(checkMobile('138123456789')).toMatchObject({ missing: 0, surplus: 1, isValid: false })
    expect(checkMobile('23812345678')).toMatchObject({ hasFirstDigit: false, isValid: false })
    expect(checkMobile('10812345678')).toMatchObject({ hasSecondDigit: false, isValid: false })
    expect(checkMobile('1381234567x')).toMatchObject({ hasDigitsOnly: false, isValid: false })
    expect(checkMobile('15412345678')).toMatchObject({ isValid: true, isStrict: false })
    expect(checkMobile('13812345678').range?.prefix).toBe('138')
  })

  it('agrees with isMobile', () => {
    for (const value of ['', '1', '13812345678', '03812345678', '1381234567８', '138123456789']) {
      expect(checkMobile(value).isValid).toBe(isMobile(value))
    }
  })
})
