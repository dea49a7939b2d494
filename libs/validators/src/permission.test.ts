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

  it('asks what answers for one code', () => {
    expect(holdsPermission(() => true, ['department:add'])).toBe(true)
    expect(holdsPermission(() => true, [])).toBe(false)
    expect(holdsPermission((code) => code === 'user:list', ['department:add'])).toBe(false)
  })

  it('takes the password of somebody else from a mock login, and nothing more', () => {
    const all = ['user:reset', 'user:edit']
    expect(holdsPermission(all, ['user:reset'])).toBe(true)
    expect(holdsPermission(all, ['user:reset'], { isMockLogin: true })).toBe(false)
    expect(holdsPermission(() => true, ['user:reset'], { isMockLogin: true })).toBe(false)
    expect(holdsPermission(all, ['user:reset', 'user:edit'], { isMockLogin: true })).toBe(true)
  })
})
