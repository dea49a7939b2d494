import { expect, it } from 'vitest'
import { toCamelCase, toPascalCase, toPermission, toPlural, toWords } from './names.ts'

it.each([
  ['notice', 'Notice', 'notice', 'notice'],
  ['price-list', 'PriceList', 'priceList', 'price list'],
  ['a4-page', 'A4Page', 'a4Page', 'a4 page'],
])('%s is %s, %s and "%s"', (kebab, pascal, camel, words) => {
  expect([toPascalCase(kebab), toCamelCase(kebab), toWords(kebab)]).toEqual([pascal, camel, words])
  expect(toWords(camel)).toBe(words)
})

it.each([
  ['notice', 'notices'],
  ['reply', 'replies'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['branch', 'branches'],
  ['address', 'addresses'],
])('many of %s are %s', (one, many) => {
  expect(toPlural(one)).toBe(many)
})

it.each([
  ['notice', 'notice'],
  ['price-list', 'pricelist'],
  ['a4-page', 'apage'],
])('permissions for %s begin with %s, as the contract writes them', (kebab, resource) => {
  expect(toPermission(kebab)).toBe(resource)
})
