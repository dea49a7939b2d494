import { describe, expect, it } from 'vitest'
import { maskEmail, maskMobile } from './mask.js'

describe('Email local part: the first 4 characters are kept if longer than 4, else the first 1', () => {
  it.each([
    ['a@b.cn', 'a@b.cn'],
    ['ab@b.cn', 'a*@b.cn'],
    ['abcd@b.cn', 'a***@b.cn'],
    ['abcde@b.cn', 'abcd*@b.cn'],
    ['zhangsan@example.com', 'zhan****@example.com'],
    ['"a@b"@c.cn', '"a@b*@c.cn'],
    ['云杉集团员工@b.cn', '云杉集团**@b.cn'],
    ['nohost', 'noho**'],
    ['', ''],
  ])('%s → %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})

describe('Phone: the first 3 and last 4 digits are kept', () => {
  it.each([
    ['13812345678', '138****5678'],
    ['010-12345678', '010*****5678'],
    ['12345678', '123*5678'],
    ['1234567', '1******'],
    ['1', '1'],
    ['', ''],
  ])('%s → %s', (mobile, masked) => {
    expect(maskMobile(mobile)).toBe(masked)
  })

  it('masks what is masked to the same', () => {
    expect(maskMobile(maskMobile('13812345678'))).toBe('138****5678')
    expect(maskEmail(maskEmail('zhangsan@example.com'))).toBe('zhan****@example.com')
  })
})
