import { expect, it } from 'vitest'
import { PermissionSet } from './PermissionSet.js'

it('holds the codes it was given', () => {
  const set = new PermissionSet(['a:list', 'b:edit'])
  expect([set.has('a:list'), set.has('a:edit')]).toEqual([true, false])
  expect(set.hasAny(['x:list', 'b:edit'])).toBe(true)
  expect(set.hasAny(['x:list'])).toBe(false)
  expect(set.hasAny([])).toBe(true)
  expect(set.among(['b:edit', 'c:add', 'a:list'])).toEqual(['b:edit', 'a:list'])
})

it('holds every code for an administrator', () => {
  const set = new PermissionSet([], true)
  expect(set.has('anything:list')).toBe(true)
  expect(set.among(['c:add'])).toEqual(['c:add'])
})
