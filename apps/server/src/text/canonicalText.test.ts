import { describe, expect, it } from 'vitest'
import { canonicalLine, outsideName } from './canonicalText.js'

describe('a line of text (S-26)', () => {
  it.each([
    ['composed', 'Cafe\u0301', 'Café'],
    ['composed once what stood between is gone', 'Cafe\u200d\u0301', 'Café'],
    ['without zero width', '云\u200b山\u200c\u200d\u2060\ufeff', '云山'],
    ['without directions', '\u202eabc\u202c\u2066\u200f', 'abc'],
    ['without fillers', '云\u3164\u115f\u1160\uffa0\u034f\u00ad', '云'],
    ['without tags', '云\u{e0041}\u{e007f}', '云'],
    ['with single spaces', '\u3000云\u00a0\u2003 山\u2028\u2800', '云 山'],
    ['nothing, when nothing shows', '\u200b \u3164\u2800', ''],
    ['with its emoji', '❤\ufe0f 1\ufe0f\u20e3', '❤\ufe0f 1\ufe0f\u20e3'],
    ['without selectors that choose nothing', '云\ufe0f山a\u{e0100}', '云山a'],
    ['with the shape of an ideograph', '葛\u{e0100}', '葛\u{e0100}'],
    ['with the letters of every plane', '𠮷\ue000\u{10ffff}', '𠮷\ue000\u{10ffff}'],
    ['with control characters, for the contract to refuse', 'a\tb\u0000\n', 'a\tb\u0000\n'],
  ])('is %s', (_, text, kept) => {
    expect(canonicalLine(text)).toBe(kept)
    expect(canonicalLine(kept)).toBe(kept)
  })
})

it.each([
  ['张\u200b伟\u0000', '张伟'],
  ['\ud83d张', '张'],
  ['😀'.repeat(60), '😀'.repeat(50)],
  ['\u200b', null],
  [7, null],
])('of a name told by another service: %j becomes %j', (told, kept) => {
  expect(outsideName(told)).toBe(kept)
})
