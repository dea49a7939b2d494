import { describe, expect, it } from 'vitest'
import { checkIdCard, idCardChecksum, isStrictIdCard } from './idCard.js'
import { isIdCard } from './text.js'

const now = Date.parse('2026-11-22T08:00:00Z')
const withChecksum = (digits: string) => digits + idCardChecksum(digits)

describe('isStrictIdCard', () => {
  it.each([
    '11010519491231002X', // the example of GB 11643-1999
    '11010519491231002x',
    '440524188001010014', // the other example there
    withChecksum('83000019900228123'),
    withChecksum('11010520261122123'), // born today
    '110105491231002',
  ])('%s', (value) => {
    expect(isStrictIdCard(value, now)).toBe(true)
    expect(checkIdCard(value, now).isStrict).toBe(true)
    expect(isIdCard(value)).toBe(true)
  })

  it.each([
    ['the checksum', '110105194912310021', 'hasChecksum'],
    ['a digit', '11010519491231012X', 'hasChecksum'],
    ['the region', withChecksum('10010519491231002'), 'hasRegion'],
    ['the region of an old one', '990105491231002', 'hasRegion'],
    ['the month', withChecksum('11010519491331002'), 'hasBirthDate'],
    ['29 February', withChecksum('11010519490229002'), 'hasBirthDate'],
    ['29 February 1900', withChecksum('11010519000229002'), 'hasBirthDate'],
    ['the date of an old one', '110105490229002', 'hasBirthDate'],
    ['a year before 1800', withChecksum('11010517991231002'), 'hasBirthDate'],
    ['tomorrow', withChecksum('11010520261123002'), 'isBorn'],
  ] as const)('refuses what is wrong in %s: %s', (_, value, part) => {
    expect(isStrictIdCard(value, now)).toBe(false)
    const check = checkIdCard(value, now)
    expect(check).toMatchObject({ isValid: true, isStrict: false })
    expect(check[part]).toBe(false)
    expect(isIdCard(value)).toBe(true)
  })

  it.each([
    '',
    '1101051949123100',
    '11010519491231002XX',
    '1101051949123100２X',
    '11010549123100X',
  ])('refuses what has no form: %j', (value) => {
    expect(isStrictIdCard(value, now)).toBe(false)
    expect(checkIdCard(value, now).isValid).toBe(false)
    expect(isIdCard(value)).toBe(false)
  })

  it('goes by the day in China', () => {
    const value = withChecksum('11010520261122123')
    expect(isStrictIdCard(value, Date.parse('2026-11-21T15:59:59Z'))).toBe(false)
    expect(isStrictIdCard(value, Date.parse('2026-11-21T16:00:00Z'))).toBe(true)
  })
})

describe('checkIdCard', () => {
  it('says each part', () => {
    expect(checkIdCard('1101051949', now)).toMatchObject({ missing: 8, surplus: 0 })
    expect(checkIdCard('11010519491231002X1', now)).toMatchObject({ missing: 0, surplus: 1 })
    expect(checkIdCard('110105491231002', now)).toMatchObject({
      ...{ missing: 0, birthDate: '1949-12-31', hasChecksum: true },
    })
    expect(checkIdCard('1101o519491231002X', now).hasDigitsOnly).toBe(false)
  })

  it('catches every wrong digit and every two that changed places', () => {
    const digits = '11010519491231002'
    const right = idCardChecksum(digits)
    for (let at = 0; at < 17; at += 1) {
      for (let other = 0; other < 10; other += 1) {
        if (String(other) === digits[at]) continue
        const wrong = digits.slice(0, at) + String(other) + digits.slice(at + 1)
        if (idCardChecksum(wrong) === right) expect.fail(wrong)
      }
      const [one, next] = [digits[at], digits[at + 1]]
      if (next === undefined || one === next) continue
      const swapped = `${digits.slice(0, at)}${next}${String(one)}${digits.slice(at + 2)}`
      if (idCardChecksum(swapped) === right) expect.fail(swapped)
    }
  })
})
