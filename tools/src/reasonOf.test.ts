import { expect, it } from 'vitest'
import { reasonOf } from './reasonOf.ts'

it.each([
  [new TypeError('broken'), 'TypeError: broken'],
  ['text', 'text'],
  [{ code: 'ENOENT' }, "{ code: 'ENOENT' }"],
  [Object.create(null), '[Object: null prototype] {}'],
  [undefined, 'undefined'],
])('%# says %s', (thrown, text) => {
  expect(reasonOf(thrown)).toBe(text)
})
