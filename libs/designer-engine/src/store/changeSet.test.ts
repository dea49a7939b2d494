import { describe, expect, it } from 'vitest'
import { nodeOf } from '../../testing/pages.js'
import type { ChangeSet, PageNode, PageSettings } from '../index.js'
import {
  changesBetween,
  invert,
  readChangeSet,
  sizeOf,
  squash,
  writeChangeSet,
} from './changeSet.js'

const settings = (color: string): PageSettings => ({
  id: 'page',
  config: { pageMargin: [0, 0], panelMargin: [0, 0], gridColNum: 24 },
  style: { main: { color }, panel: {} },
})
const [red, green, blue] = [settings('red'), settings('green'), settings('blue')]
const a = nodeOf('a')
const wide = { ...a, w: 9 }
const wider = { ...a, w: 12 }

function change(parts: {
  added?: readonly PageNode[]
  updated?: readonly (readonly [PageNode, PageNode])[]
  removed?: readonly PageNode[]
  settings?: readonly [PageSettings, PageSettings]
}): ChangeSet {
  return readChangeSet({ added: [], updated: [], removed: [], ...parts })
}

const all = change({
  added: [nodeOf('n')],
  updated: [[a, wide]],
  removed: [nodeOf('r'), nodeOf('s')],
  settings: [red, blue],
})

describe('a change', () => {
  it('H-7: counts the records that it touches, the settings as one', () => {
    expect(sizeOf(all)).toBe(5)
    expect(sizeOf(change({}))).toBe(0)
    expect(sizeOf(change({ settings: [red, blue] }))).toBe(1)
  })

  it('H-3: backwards is what takes it back', () => {
    expect(invert(all)).toEqual(
      change({
        added: [nodeOf('r'), nodeOf('s')],
        updated: [[wide, a]],
        removed: [nodeOf('n')],
        settings: [blue, red],
      }),
    )
    expect(invert(invert(all))).toEqual(all)
    expect(invert(change({}))).not.toHaveProperty('settings')
  })

  it('H-8: is JSON and back', () => {
    const stored = writeChangeSet(all)
    expect(stored).toEqual({
      added: [nodeOf('n')],
      updated: [[a, wide]],
      removed: [nodeOf('r'), nodeOf('s')],
      settings: [red, blue],
    })
    expect(readChangeSet(JSON.parse(JSON.stringify(stored)) as typeof stored)).toEqual(all)
    const rest = { added: stored.added, updated: stored.updated, removed: stored.removed }
    expect(writeChangeSet(readChangeSet(rest))).toStrictEqual(rest)
    expect(readChangeSet(rest)).not.toHaveProperty('settings')
  })
})

describe('T-1, T-2: the change between two states', () => {
  const between = (
    before: [string, PageNode | undefined][],
    after: readonly PageNode[],
    mayReturn?: boolean,
  ) => {
    const now = new Map(after.map((node) => [node.id, node]))
    return changesBetween(new Map(before), (id) => now.get(id), undefined, red, mayReturn)
  }

  it('is what was added, changed and removed, and nothing that is the same again', () => {
    const [r, n] = [nodeOf('r'), nodeOf('n')]
    const before: [string, PageNode | undefined][] = [
      ['a', a],
      ['r', r],
      ['n', undefined],
      ['same', nodeOf('same')],
      ['never', undefined],
    ]
    const changes = between(before, [wide, n, nodeOf('same')])
    expect(changes).toEqual(change({ added: [n], updated: [[a, wide]], removed: [r] }))
    expect(changes.updated.get('a')?.[1]).toBe(wide)
    expect(changes).not.toHaveProperty('settings')
  })

  it('takes what was written for a change where nothing can have returned', () => {
    const copy = { ...a }
    expect(between([['a', a]], [copy], false).updated.get('a')).toEqual([a, copy])
    expect(between([['a', a]], [copy]).updated.size).toBe(0)
    expect(between([['never', undefined]], [], false).updated.size).toBe(0)
  })

  it('B4: what adds and removes nothing shares the empty map', () => {
    const [one, two] = [between([['a', a]], [wide]), between([['a', a]], [wider])]
    expect(one.added).toBe(two.removed)
    expect(one.removed).toBe(two.added)
    const added = between([['n', undefined]], [nodeOf('n')])
    expect(added.added).not.toBe(one.added)
    expect(added.removed).toBe(one.removed)
    expect(between([['a', a]], []).removed).not.toBe(one.removed)
  })

  it('tells of settings only when they say something else', () => {
    const none = () => undefined
    expect(changesBetween(new Map(), none, red, blue).settings).toEqual([red, blue])
    expect(changesBetween(new Map(), none, red, settings('red'))).not.toHaveProperty('settings')
    expect(changesBetween(new Map(), none, undefined, red)).not.toHaveProperty('settings')
    expect(changesBetween(new Map(), none, red, undefined)).not.toHaveProperty('settings')
  })
})

describe('H-5: two changes as one', () => {
  it('lead from the beginning of the first to the end of the second', () => {
    const first = change({ updated: [[a, wide]], settings: [red, green] })
    const second = change({ updated: [[wide, wider]], settings: [green, blue] })
    expect(squash(first, second)).toEqual(change({ updated: [[a, wider]], settings: [red, blue] }))
  })

  it('keep what only one of them is about', () => {
    const [one, two] = [change({ settings: [red, blue] }), change({ updated: [[a, wide]] })]
    const both = change({ updated: [[a, wide]], settings: [red, blue] })
    expect(squash(one, two)).toEqual(both)
    expect(squash(two, one)).toEqual(both)
    expect(squash(two, change({}))).not.toHaveProperty('settings')
  })

  it('are nothing when the second takes the first back', () => {
    expect(sizeOf(squash(all, invert(all)))).toBe(0)
    expect(sizeOf(squash(invert(all), all))).toBe(0)
  })

  it('know what came and changed, changed and went, went and came back', () => {
    const added = change({ added: [a] })
    expect(squash(added, change({ updated: [[a, wide]] }))).toEqual(change({ added: [wide] }))
    const removed = change({ removed: [wide] })
    expect(squash(change({ updated: [[a, wide]] }), removed)).toEqual(change({ removed: [a] }))
    expect(squash(removed, change({ added: [a] }))).toEqual(change({ updated: [[wide, a]] }))
  })
})
