import { expect, it } from 'vitest'
import { languages } from '../i18n.js'
import { sayDate } from './sayDate.js'

it.each([
  ['zh-CN', '2026年11月26日星期四'],
  ['en-US', 'Thursday, November 26, 2026'],
] as const)('a day in %s is %s', (language, text) => {
  expect(sayDate(new Date(2026, 10, 26, 23, 59), language)).toBe(text)
})

it.each(languages)('every day of a year in %s is what Intl says', (language) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
  for (let day = 1; day <= 365; day += 1) {
    const moment = new Date(2026, 0, day, 12)
    expect(sayDate(moment, language)).toBe(format.format(moment))
  }
})
