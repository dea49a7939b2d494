import { describe, expect, it } from 'vitest'
import { holdsPermission } from './permission.js'

const held = ['department:add', 'user:list']

describe('holdsPermission', () => {
  it.each([
    [['department:add'], true],
    [['department:remove', 'user:list'], true],
    [['department:remove'], false],
    [['department'], false],
    [['Department:add'], false],
    [[''], false],
    [[], false],
  ])('%j: %s', (codes, expected) => {
    expect(holdsPermission(held, codes)).toBe(expected)
  })

  it('holds nothing for whoever holds nothing', () => {
    expect(holdsPermission([], ['department:add'])).toBe(false)
  })

  it.each([
    'department:add',
    undefined,
    null,
    1,
    { 0: 'department:add', length: 1 },
    new Set(['department:add']),
    () => ['department:add'],
  ])('takes a value that is no array for an error: %s', (codes) => {
    expect(() => holdsPermission(held, codes as never)).toThrow(TypeError)
    expect(() => holdsPermission([], codes as never)).toThrow('array of codes')
  })
})
