import { describe, expect, it } from 'vitest'
import { nodeOf, pageOf } from '../../testing/pages.js'
import { readNode, readSettings } from './readNode.js'
import type { PageNode, PageSettings } from './types.js'

/** A node that says what its type does not allow. */
function strangeNode(patch: Readonly<Record<string, unknown>>): PageNode {
  return { ...nodeOf('a'), ...patch }
}

function settingsOf(gridColNum: unknown): PageSettings {
  const { id, config, style } = pageOf()
  return { id, config: { ...config, gridColNum: gridColNum as number }, style }
}

describe('a record of a node', () => {
  it('T-10: is a frozen copy', () => {
    const props = { list: [1] }
    const node = nodeOf('a', { props, group: 'g', bind: { n: { source: 's', path: 'p' } } })
    const read = readNode(node)
    expect(read).toEqual(node)
    expect(read).not.toBe(node)
    expect([read, read.props, read.props['list'], read.bind].every(Object.isFrozen)).toBe(true)
    expect(Object.isFrozen(props)).toBe(false)
  })

  it.each([
    ...['id', 'type', 'slot', 'order'].flatMap((key) =>
      [undefined, null, 7].map(
        (value) => [{ [key]: value }, `${key} of a node is a text`] as const,
      ),
    ),
    ...['id', 'type', 'slot'].map((key) => [{ [key]: '' }, `${key} of a node is a text`] as const),
    ...['x', 'y', 'w', 'h'].flatMap((key) =>
      [undefined, NaN, Infinity, '1'].map(
        (value) => [{ [key]: value }, `${key} of a is no number`] as const,
      ),
    ),
    [{ parent: undefined }, 'parent of a is a text or null'],
    [{ parent: 7 }, 'parent of a is a text or null'],
    [{ slot: 'nowhere' }, 'A page has no slot nowhere'],
    [{ props: null }, 'Not an object of JSON'],
    [{ props: undefined }, 'Not an object of JSON'],
    [{ extra: NaN }, 'NaN is no JSON'],
    [JSON.parse('{ "constructor": 1 }'), 'The key constructor is not allowed'],
  ] as [Record<string, unknown>, string][])('T-10: %o is refused', (patch, message) => {
    expect(() => readNode(strangeNode(patch))).toThrow(new RangeError(message))
  })

  it.each([
    { order: '' },
    { slot: 'dialogs' },
    { slot: 'titleBar' },
    { parent: 'box', slot: 'body' },
    { x: 0.5, y: -1 },
    { static: true },
    { extra: { of: [null] }, another: false },
  ])('T-10: %o is taken as it is', (patch) => {
    expect(readNode(strangeNode(patch))).toEqual(strangeNode(patch))
  })

  it('T-10: has no field that says nothing, so that nothing differs by it', () => {
    const read = readNode(strangeNode({ static: false, group: undefined, extra: undefined }))
    expect(Object.keys(read).sort()).toEqual(Object.keys(nodeOf('a')).sort())
  })

  it('T-10: what the record before has already is not read again', () => {
    const before = nodeOf('a', { props: { n: 1 }, layouts: { phone: { x: 0, y: 0, w: 1, h: 1 } } })
    const moved = readNode({ ...before, x: 7, group: 'g' }, before)
    expect(moved).toEqual({ ...before, x: 7, group: 'g' })
    expect(moved.props).toBe(before.props)
    expect(moved.layouts).toBe(before.layouts)
    const other = readNode({ ...before, props: { n: 2 }, layouts: {} }, before)
    expect([other.props, other.layouts]).toEqual([{ n: 2 }, {}])
    expect([other.props, other.layouts].every(Object.isFrozen)).toBe(true)
  })

  it('T-10: what is new is read even where another value was before', () => {
    const before = strangeNode({ extra: 1 })
    expect(readNode(strangeNode({ extra: 2 }), before)).toMatchObject({ extra: 2 })
    expect(() => readNode(strangeNode({ extra: NaN }), before)).toThrow(RangeError)
  })

  it('T-10: props are read once: what was looked at is what is kept', () => {
    let reads = 0
    const props = {
      get n() {
        return (reads += 1)
      },
    }
    expect(readNode(nodeOf('a', { props })).props).toEqual({ n: 1 })
    expect(reads).toBe(1)
  })
})

describe('what a page says of itself', () => {
  it.each([1, 24, 1000])('T-10: may have %d columns', (columns) => {
    const settings = settingsOf(columns)
    const read = readSettings(settings)
    expect(read).toEqual(settings)
    expect([read, read.config, read.style.main].every(Object.isFrozen)).toBe(true)
  })

  it('T-10: keeps fields that the engine does not know, and no components', () => {
    const settings = { ...settingsOf(24), queries: [{ id: 'q' }], gone: undefined }
    expect(readSettings(settings)).toEqual({ ...settingsOf(24), queries: [{ id: 'q' }] })
    for (const field of ['nodes', 'schema']) {
      expect(() => readSettings({ ...settings, [field]: {} })).toThrow(RangeError)
    }
  })

  it.each([0, -1, 1001, 1.5, NaN, '24', undefined])('T-10: has not %o columns', (columns) => {
    expect(() => readSettings(settingsOf(columns))).toThrow(
      new RangeError('gridColNum is no whole number from 1 to 1000'),
    )
  })
})
