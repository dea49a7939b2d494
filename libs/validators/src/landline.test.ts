import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { isAreaCode, isStrictPhone } from './landline.js'
import { isPhone } from './text.js'

describe('isAreaCode', () => {
  it.each(['010', '020', '021', '029', '0311', '0755', '0898', '0991'])('%s', (area) => {
    expect(isAreaCode(area)).toBe(true)
  })

  it.each(['', '10', '011', '026', '0100', '0300', '0910', '0999x', '0029'])(
    '%s is none',
    (area) => {
      expect(isAreaCode(area)).toBe(false)
    },
  )

  it('is what the numbering plan in libphonenumber says, code by code', () => {
    const numbers = ['6666888', '66668888']
    for (let area = 300; area < 1000; area += 1) {
      const code = `0${area}`
      const isKnown = numbers.some((number) => isFixedLine(code + number))
      expect([code, isAreaCode(code)]).toEqual([code, isKnown])
    }
    for (let area = 10; area < 30; area += 1) {
      const code = `0${area}`
      expect([code, isAreaCode(code)]).toEqual([code, isFixedLine(`${code}66668888`)])
    }
  })

  function isFixedLine(number: string): boolean {
    const phone = parsePhoneNumberFromString(number, 'CN')
    return phone?.isValid() === true && phone.getType() === 'FIXED_LINE'
  }
})

describe('isStrictPhone', () => {
  it.each(['010-66668888', '0311-6666888', '0311-66668888', '13812345678'])('%s', (value) => {
    expect(isStrictPhone(value)).toBe(true)
  })

  it.each([
    ...['010-6666888', '026-66668888', '0300-6666888', '010-16668888', '0311-0666888'],
    '15412345678',
  ])('%s is a phone by its form only', (value) => {
    expect(isPhone(value)).toBe(true)
    expect(isStrictPhone(value)).toBe(false)
  })
})
