import { describe, expect, it } from 'vitest'
import { checkPassword, isPassword } from './password.js'

describe('New password: no Chinese characters; 8 to 16 characters; three of four types', () => {
  it.each([
    ['Spruce@2026', true],
    ['abcABC12', true],
    ['abc123!!', true],
    ['ABC123!!', true],
    ['abcABC!!', true],
    ['aA1!aA1!aA1!aA1!', true],
    ['a A 1 b c', true],
    ['', false],
    ['aA1!aA1', false],
    ['aA1!aA1!aA1!aA1!x', false],
    ['abcdefgh', false],
    ['abcd1234', false],
    ['ABCD!!!!', false],
    ['aA1!中文aA', false],
    ['aA1，aA1，', false],
    ['abcd  1234', false],
  ])('%j → %s', (value, isValid) => {
    expect(isPassword(value)).toBe(isValid)
  })

  it('tells each part of the rule', () => {
    expect(checkPassword('abc')).toEqual({
      isValid: false,
      hasLength: false,
      hasNoChinese: true,
      hasKinds: false,
      hasDigit: false,
      hasUppercase: false,
      hasLowercase: true,
      hasSpecial: false,
    })
    expect(checkPassword('Abc12345')).toMatchObject({
      isValid: true,
      hasKinds: true,
      hasSpecial: false,
    })
    expect(checkPassword('Abc123中文')).toMatchObject({
      isValid: false,
      hasLength: true,
      hasKinds: true,
      hasNoChinese: false,
    })
  })

  it('counts characters, not code units', () => {
    expect(checkPassword('aA1🌲🌲🌲🌲').hasLength).toBe(false)
    expect(checkPassword('aA1🌲🌲🌲🌲🌲').isValid).toBe(true)
  })

  it('takes no Chinese character for a special one', () => {
    expect(checkPassword('中').hasSpecial).toBe(false)
    expect(checkPassword('_').hasSpecial).toBe(true)
    expect(checkPassword(' ').hasSpecial).toBe(false)
  })
})
