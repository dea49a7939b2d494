import { expect, it } from 'vitest'
import { TextCache } from './TextCache.js'

function counting(size: number) {
  const cache = new TextCache<string>(size)
  let computed = 0
  const read = (text: string) =>
    cache.get(text, () => {
      computed += 1
      return text.toUpperCase()
    })
  return { read, computed: () => computed }
}

it('computes a text once', () => {
  const { read, computed } = counting(10)
  expect([read('a'), read('b'), read('a')]).toEqual(['A', 'B', 'A'])
  expect(computed()).toBe(2)
})

it('computes little of a list again that is a little longer than its size', () => {
  const { read, computed } = counting(100)
  const list = Array.from({ length: 105 }, (_, index) => `text ${index}`)
  for (let turn = 0; turn < 5; turn += 1) list.forEach(read)
  expect(computed()).toBeLessThan(150)
})

it('forgets what nobody asks for', () => {
  const { read, computed } = counting(10)
  read('once')
  for (let index = 0; index < 30; index += 1) read(`text ${index}`)
  const before = computed()
  read('once')
  expect(computed()).toBe(before + 1)
})
