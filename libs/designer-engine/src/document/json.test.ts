import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { assertKey, isSameJson, readJson, readJsonObject } from './json.js'

/** A value in so many lists, or objects. */
function nest(value: unknown, depth: number, wrap: (inner: unknown) => unknown): unknown {
  let nested = value
  for (let count = 0; count < depth; count += 1) nested = wrap(nested)
  return nested
}

describe('what comes in', () => {
  it('T-10: is copied and frozen, once', () => {
    const list = [1, { a: [true, null, 'text', -0.5] }]
    const read = readJson(list)
    expect(read).toEqual(list)
    expect(read).not.toBe(list)
    expect([read, (read as object[])[1]].every((one) => Object.isFrozen(one))).toBe(true)
    expect(readJson(read)).toBe(read)
    expect(readJson({ again: read })).toEqual({ again: list })
    expect(Object.isFrozen(list)).toBe(false)
  })

  it.each([
    [NaN, 'NaN is no JSON'],
    [-Infinity, '-Infinity is no JSON'],
    [undefined, 'undefined is no JSON'],
    [() => 1, 'function is no JSON'],
    [1n, 'bigint is no JSON'],
    [Symbol('s'), 'symbol is no JSON'],
    [new Date(0), 'Only plain objects are JSON'],
    [new Map(), 'Only plain objects are JSON'],
    [
      {
        deep: [
          new (class Own {
            a = 1
          })(),
        ],
      },
      'Only plain objects are JSON',
    ],
    [Object.create({ a: 1 }), 'Only plain objects are JSON'],
  ])('T-10: %o is refused', (value, message) => {
    expect(() => readJson(value)).toThrow(new RangeError(message))
    expect(() => readJson([value])).toThrow(RangeError)
  })

  it('T-10: may be of another realm, or have no prototype', () => {
    expect(readJson(runInNewContext('({ a: [1] })'))).toEqual({ a: [1] })
    expect(readJson(Object.assign(Object.create(null) as object, { a: 1 }))).toEqual({ a: 1 })
  })

  it('T-10: may be 100 deep, texts and numbers one more', () => {
    for (const wrap of [(inner: unknown) => [inner], (inner: unknown) => ({ inner })]) {
      expect(() => readJson(nest('text', 101, wrap))).not.toThrow()
      expect(() => readJson(nest({}, 101, wrap))).toThrow('JSON is nested too deeply')
    }
  })

  it.each(['__proto__', 'constructor', 'prototype'])('T-10: has no key %s', (key) => {
    const message = `The key ${key} is not allowed`
    expect(() => readJson(JSON.parse(`{ "${key}": 1 }`))).toThrow(new RangeError(message))
    expect(() => assertKey(key)).toThrow(message)
    expect(() => assertKey(`${key}s`)).not.toThrow()
  })

  it('T-10: is an object where one is asked for', () => {
    expect(readJsonObject({ a: 1 })).toEqual({ a: 1 })
    for (const value of [null, [], 'text', 7, undefined]) {
      expect(() => readJsonObject(value)).toThrow(new RangeError('Not an object of JSON'))
    }
  })
})

it.each([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  ['a', {}, false],
  [{}, 'a', false],
  [1, {}, false],
  [true, {}, false],
  [{}, 1, false],
  [[], [], true],
  [[], {}, false],
  [{}, [], false],
  [[], { length: 0 }, false],
  [{ length: 0 }, [], false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [{ a: 1, b: 1 }, { a: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
])('T-2: whether %o and %o say the same: %s', (a, b, expected) => {
  expect(isSameJson(a, b)).toBe(expected)
})
