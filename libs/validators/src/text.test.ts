import { describe, expect, it } from 'vitest'
import * as email from './email.js'
import * as helpers from './text.js'
import * as url from './url.js'

const text = { ...helpers, isEmail: email.isEmail, isUrl: url.isUrl }

type Check = Exclude<
  keyof typeof text,
  'byteLength' | 'identifierMaxLength' | 'isExternal' | 'hasNoChinese'
>

/** Spec section 5, "Helper validators", row by row: what passes and what does not. */
const rows: [rule: string, check: Check, valid: string[], invalid: string[]][] = [
  [
    'URL with http, https or ftp scheme',
    'isUrl',
    [
      'http://a.cn',
      'https://a.cn/b?c=d#e',
      'ftp://files.a.cn/x.zip',
      'HTTPS://A.CN',
      'http://localhost:8080',
      'http://127.0.0.1/',
      'http://[::1]:80/a',
      'http://云杉.中国/路径',
    ],
    [
      '',
      'a.cn',
      'www.a.cn',
      '//a.cn',
      'mailto:a@b.cn',
      'javascript:alert(1)',
      'http://',
      'http:a.cn',
      'http://a b.cn',
      'http:///a',
      'file:///etc',
      'xhttp://a.cn',
      'http://a.cn\\b c',
      'http://[::1',
    ],
  ],
  ['Lowercase letters only', 'isLowercase', ['a', 'abc'], ['', 'A', 'aB', 'a1', 'a ', 'é', '中']],
  ['uppercase letters only', 'isUppercase', ['A', 'ABC'], ['', 'a', 'aB', 'A1', ' A', 'É', '中']],
  ['letters only', 'isLetters', ['a', 'A', 'aBc'], ['', 'a1', 'a_b', 'a b', '中', 'a\n']],
  [
    'letters and digits only',
    'isLettersOrDigits',
    ['a', '1', 'a1B2'],
    ['', 'a_1', 'a-1', '中1', ' 1', '１'],
  ],
  [
    'Letters, digits and underscore, at most 50',
    'isIdentifier',
    ['a', '_', 'a_1', 'x'.repeat(50)],
    ['', 'x'.repeat(51), 'a-b', 'a b', '中', 'a\n'],
  ],
  [
    'Email: standard pattern',
    'isEmail',
    ['a@b.cn', 'first.last+tag@sub.example.com', 'a_b-c@x-y.org', '1@163.com', "o'neil@example.ie"],
    [
      '',
      'a',
      'a@',
      '@b.cn',
      'a@b',
      'a@b.c',
      'a b@c.cn',
      'a@b..cn',
      '.a@b.cn',
      'a.@b.cn',
      'a@@b.cn',
      'a@b.cn,c@d.cn',
      'a@-b.cn',
      'a@b.1',
      'a@b.cn\n',
      '中@b.cn',
      `${'a'.repeat(65)}@b.cn`,
    ],
  ],
  [
    'Mobile: 11 digits, starting with 1 followed by 1–9',
    'isMobile',
    ['11000000000', '13812345678', '19999999999'],
    [
      '',
      '10812345678',
      '1381234567',
      '138123456789',
      '23812345678',
      '138-1234-5678',
      '+8613812345678',
      '1381234567a',
      '１３８１２３４５６７８',
    ],
  ],
  [
    'Phone or landline: area code, hyphen and 7–8 digits, or a mobile number',
    'isPhone',
    ['010-12345678', '0755-1234567', '0755-12345678', '13812345678'],
    [
      '',
      '12345678',
      '01012345678',
      '010-123456',
      '010-123456789',
      '10-1234567',
      '01-1234567',
      '07551-1234567',
      '10812345678',
    ],
  ],
  [
    'Positive integer',
    'isPositiveInteger',
    ['1', '10', '9007199254740993'],
    ['', '0', '-1', '+1', '01', '1.0', '1e3', ' 1', '一'],
  ],
  [
    'negative integer',
    'isNegativeInteger',
    ['-1', '-10'],
    ['', '0', '-0', '1', '--1', '-01', '-1.5', '－1'],
  ],
  ['integer', 'isInteger', ['0', '1', '-1', '42'], ['', '-0', '01', '1.0', '+1', '1e3', 'a']],
  [
    'non-negative decimal',
    'isNonNegativeDecimal',
    ['0', '0.5', '1', '10.25'],
    ['', '-1', '-0.5', '.5', '1.', '01', '1,5', '1.2.3', 'NaN'],
  ],
  [
    'Chinese ID card: 15 or 18 digits',
    'isIdCard',
    ['110101900101123', '110101199001011234', '11010119900101123X', '11010119900101123x'],
    [
      '',
      '11010119900101',
      '1101011990010112345',
      '1101019001011234',
      '11010190010112X',
      'X10101199001011234',
      '11010119900101123Y',
    ],
  ],
]

describe.each(rows)('%s', (_, name, valid, invalid) => {
  const check = text[name]
  it.each(valid)('%j passes', (value) => {
    expect(check(value)).toBe(true)
  })
  it.each(invalid)('%j does not', (value) => {
    expect(check(value)).toBe(false)
  })
})

describe('Text with no Chinese characters', () => {
  it.each(['', 'abc', 'é', 'かな', '123!@#', '🌲'])('%j has none', (value) => {
    expect(text.hasNoChinese(value)).toBe(true)
  })
  it.each(['中', 'a中b', '𠀀', '，', '！', '。', '￥', '〇'])('%j has some', (value) => {
    expect(text.hasNoChinese(value)).toBe(false)
  })
})

describe('Byte length: Chinese characters count 2, others 1', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['中文', 4],
    ['a中b', 4],
    ['é', 1],
    ['𠀀', 2],
    ['🌲', 1],
    ['，', 2],
  ])('%j is %i', (value, length) => {
    expect(text.byteLength(value)).toBe(length)
  })
})

describe('The external-link helper recognises http, https, mailto and tel', () => {
  it.each(['http://a.cn', 'https://a.cn', 'HTTP://A.CN', 'mailto:a@b.cn', 'tel:10086'])(
    '%s',
    (value) => {
      expect(text.isExternal(value)).toBe(true)
    },
  )
  it.each(['', '/a', 'a', '//a.cn', 'ftp://a.cn', 'javascript:x', ' http://a.cn', 'httpx://a'])(
    'not %j',
    (value) => {
      expect(text.isExternal(value)).toBe(false)
    },
  )
})
