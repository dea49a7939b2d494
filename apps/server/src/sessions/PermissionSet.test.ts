import { expect, it } from 'vitest'
import { PermissionSet } from './PermissionSet.js'

it('holds the codes it was given', () => {
  const set = new PermissionSet(['user:list', 'role:edit'])
  expect([set.has('user:list'), set.has('user:edit')]).toEqual([true, false])
  expect(set.hasAny(['page:list', 'role:edit'])).toBe(true)
  expect(set.hasAny(['page:list'])).toBe(false)
  expect(set.hasAny([])).toBe(false) // at least one of the given codes (spec section 5)
  expect(set.among(['role:edit', 'c:add', 'user:list'])).toEqual(['role:edit', 'user:list'])
})

it('holds every code for an administrator', () => {
  const set = new PermissionSet([], true)
  expect(set.hasStored('anything:list')).toBe(true)
  expect(set.among(['c:add'])).toEqual(['c:add'])
})
