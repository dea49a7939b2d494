import { expect, it, vi } from 'vitest'
import { nodeOf, pageOf } from '../../testing/pages.js'
import type { ChangeSet } from '../index.js'
import { applyChanges, rebase } from './applyChanges.js'
import { lazyList } from './lazyList.js'

const a = nodeOf('a', { props: { n: 1 } })
const b = nodeOf('b')
const page = pageOf([a])
const nothing: ChangeSet = { added: new Map(), updated: new Map(), removed: new Map() }

it('H-8: a change of another page is refused when asked for, and otherwise does what it can', () => {
  const foreign: ChangeSet[] = [
    { ...nothing, removed: new Map([['b', b]]) },
    { ...nothing, added: new Map([['a', b]]) },
    { ...nothing, updated: new Map([['b', [b, { ...b, x: 3 }]]]) },
    { ...nothing, settings: [{ ...page, id: 'other' }, page] },
  ]
  for (const changes of foreign) {
    expect(() => applyChanges(page, changes, true)).toThrow('Not a change of this page')
    expect(() => applyChanges(page, changes)).not.toThrow()
  }
  // What is updated and not there is not made.
  expect(Object.keys(applyChanges(page, foreign[2]!).nodes)).toEqual(['a'])
})

it('H-8: a change of this page is taken', () => {
  const moved = { ...a, x: 7 }
  const updated = { ...nothing, updated: new Map([['a', [a, moved] as const]]) }
  expect(applyChanges(page, updated, true).nodes['a']).toBe(moved)
  expect(applyChanges(page, { ...nothing, removed: new Map([['a', a]]) }, true).nodes).toEqual({})
  const { id, config, style } = page
  const settings = { id: 'new', config, style }
  const renamed = applyChanges(
    page,
    { ...nothing, settings: [{ id, config, style }, settings] },
    true,
  )
  expect(renamed).toMatchObject({ id: 'new', nodes: page.nodes })
})

it('H-6: what was changed meanwhile stays, but for the fields that the change was about', () => {
  const without = nodeOf('a', { x: 1 })
  const group = { ...without, group: 'g' }
  const now = { ...group, y: 9 }
  const made = rebase(now, group, without)
  expect(made).toEqual({ ...without, y: 9 })
  expect('group' in made).toBe(false)
  expect(rebase(now, without, { ...group, x: 5 })).toEqual({ ...now, x: 5 })
})

it('H-4: an entry is made when it is read, once; without entries there is none', () => {
  const make = vi.fn((index: number) => ({ index }))
  const list = lazyList(2, make)
  expect(make).not.toHaveBeenCalled()
  expect(list[1]).toBe(list[1])
  expect(make).toHaveBeenCalledTimes(1)
  expect(Object.keys(list)).toEqual(['0', '1'])
  expect(list[0]).toEqual({ index: 0 })
  expect(Object.keys(list)).toEqual(['0', '1'])
  expect(lazyList(0, make)).toEqual([])
})
