import { describe, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { Designer, PageNode } from '../index.js'

const refused = (reason: string) => ({ ok: false, reason })
const done = (...ids: string[]) => ({ ok: true, ids })
const idsOf = (designer: Designer, parent: string | null = null, slot = 'main') =>
  designer.children(parent, slot).map(({ id }) => id)
const rectOf = (designer: Designer, id: string) => {
  const { x, y, w, h } = designer.get(id) as PageNode
  return [x, y, w, h]
}
/** Of the last entry of the history. */
const label = (designer: Designer) => designer.history.entries[0]?.label

describe('C-2: a place and a size by numbers', () => {
  it('changes what is said and keeps the rest', () => {
    const designer = designerOf(samplePage())
    designer.commands.moveTo('c', { x: 18 })
    expect(rectOf(designer, 'c')).toEqual([18, 0, 4, 2])
    designer.commands.moveTo('c', { w: 5 })
    expect(rectOf(designer, 'c')).toEqual([18, 0, 5, 2])
    designer.commands.moveTo('c', { h: 7 })
    expect(rectOf(designer, 'c')).toEqual([18, 0, 5, 7])
    designer.commands.moveTo('b', { y: 0 })
    expect(rectOf(designer, 'b')).toEqual([0, 0, 4, 2])
    expect(rectOf(designer, 'a')).toEqual([0, 2, 4, 2])
    const { length } = designer.history
    expect(designer.commands.moveTo('c', { x: 18, h: 7 })).toEqual(done('c'))
    expect(designer.history.length).toBe(length)
    expect(label(designer)).toBe('moveTo')
    designer.verify()
  })

  it('moves from where it is to where it is said, either way', () => {
    const designer = designerOf(samplePage(), { grid: { compaction: 'none' } })
    designer.commands.moveTo('c', { x: 18, y: 9 })
    expect(rectOf(designer, 'c')).toEqual([18, 9, 4, 2])
    expect(designer.commands.moveTo('c', { x: 17, y: 12 })).toEqual(done('c'))
    expect(rectOf(designer, 'c')).toEqual([17, 12, 4, 2])
    designer.commands.moveTo('c', { x: 19, y: 10, w: 5, h: 1 })
    expect(rectOf(designer, 'c')).toEqual([19, 10, 5, 1])
    expect(designer.commands.resize('c', 'n', { x: 0, y: -2 })).toEqual(done('c'))
    expect(rectOf(designer, 'c')).toEqual([19, 8, 5, 3])
    designer.verify()
  })

  it.each([{ y: Infinity }, { w: NaN }, { h: undefined }])('%j is no place', (rect) => {
    const designer = designerOf(samplePage())
    expect(designer.commands.moveTo('a', rect as object)).toEqual(refused('badValue'))
    expect(designer.history.length).toBe(1)
  })

  it('C-5: changes nothing when there is room for the size and not for the place', () => {
    const designer = designerOf(samplePage(), { grid: { preventCollision: true } })
    const before = designer.document
    expect(designer.commands.moveTo('c', { w: 3, y: 0 })).toEqual(refused('noRoom'))
    expect(designer.document).toEqual(before)
    designer.verify()
  })
})

describe('C-4: swap', () => {
  it('is nothing for one, which is there all the same', () => {
    const designer = designerOf(samplePage())
    expect(designer.commands.swap('a', 'a')).toEqual(done('a', 'a'))
    expect(designer.commands.swap('gone', 'gone')).toEqual(refused('missing'))
    expect(designer.history.length).toBe(1)
    designer.commands.swap('c', 'panel')
    expect(label(designer)).toBe('swap')
    expect(rectOf(designer, 'panel').slice(0, 1)).toEqual([0])
    designer.verify()
  })
})

describe('C-7: remove', () => {
  it('names those that were asked for, each of its entry', () => {
    const designer = designerOf(samplePage())
    expect(designer.commands.remove(['p1', 'panel', 'p1'])).toEqual(done('p1', 'panel', 'p1'))
    expect(label(designer)).toBe('remove')
    expect(designer.history.entries[0]?.changes).toBe(3)
    designer.verify()
  })
})

describe('C-8: duplicate', () => {
  it('takes what lies in others of them along, in the order of the page', () => {
    const designer = designerOf(samplePage())
    expect(designer.commands.duplicate(['p1', 'b', 'panel', 'a'])).toEqual(
      done('new1', 'new2', 'new3'),
    )
    expect(idsOf(designer)).toEqual(['a', 'new1', 'b', 'new2', 'c', 'panel', 'new3'])
    expect(rectOf(designer, 'new1')).toEqual([0, 2, 4, 2])
    expect(label(designer)).toBe('duplicate')
    expect(idsOf(designer, 'new3', 'body')).toHaveLength(2)
    designer.verify()
    designer.undo()
    expect(designer.document).toEqual(samplePage())
  })

  it('puts it behind its original in a list, with cells below it', () => {
    const page = pageOf([nodeOf('d', { slot: 'dialogs' }), nodeOf('e', { slot: 'dialogs' })])
    const designer = designerOf(page)
    designer.commands.duplicate(['d'])
    expect(idsOf(designer, null, 'dialogs')).toEqual(['d', 'new1', 'e'])
    expect(rectOf(designer, 'new1')).toEqual([0, 2, 4, 2])
  })

  it('asks for all of them whether they may be there', () => {
    const page = pageOf([
      nodeOf('p', { w: 12, h: 8 }),
      nodeOf('x', { parent: 'p', slot: 's', type: 'text' }),
      nodeOf('y', { parent: 'p', slot: 's', y: 2 }),
    ])
    const designer = designerOf(page, { allows: (_, __, type) => type === 'text' })
    expect(designer.commands.duplicate(['x'])).toEqual(done('new1'))
    expect(designer.commands.duplicate(['x', 'y'])).toEqual(refused('notAllowed'))
  })
})

describe('C-10: props', () => {
  it('keep their order, and the very values that are not changed', () => {
    const list = { deep: [1] }
    const designer = designerOf(pageOf([nodeOf('a', { props: { one: 1, list, two: 2 } })]))
    designer.commands.setProps(['a'], { one: 3 })
    const first = designer.get('a')!.props
    expect(Object.keys(first)).toEqual(['one', 'list', 'two'])
    designer.commands.setProps(['a'], { two: undefined, gone: undefined })
    expect(designer.get('a')!.props).toStrictEqual({ one: 3, list })
    expect(designer.get('a')!.props['list']).toBe(first['list'])
    expect(label(designer)).toBe('setProps')
  })

  it('are all changed or none', () => {
    const designer = designerOf(samplePage())
    const { document } = designer
    expect(designer.commands.setProps(['a', 'b'], { n: NaN })).toEqual(refused('badValue'))
    expect(designer.document).toEqual(document)
    expect(designer.commands.setProps(['a', 'b', 'a'], { n: 1 })).toEqual(done('a', 'b', 'a'))
    expect(designer.history.entries[0]?.changes).toBe(2)
  })

  it('H-5: typing is one entry, of props and of settings', () => {
    const designer = designerOf(samplePage(), { history: { now: () => 0 } })
    for (const title of ['L', 'La', 'Lam']) designer.commands.setProps(['a'], { title }, 'merge')
    expect(designer.history.length).toBe(2)
    const main = (color: string) => ({ style: { main: { color }, panel: {} } })
    for (const color of ['r', 're', 'red']) designer.commands.setSettings(main(color), 'merge')
    expect(designer.history.entries.map((entry) => entry.label)).toEqual([
      'setSettings',
      'setProps',
      undefined,
    ])
    designer.commands.setSettings(main('blue'), 'ignore')
    expect(designer.history.length).toBe(3)
  })
})

describe('C-12: reorder', () => {
  const order = (index: number, ...ids: string[]) => {
    const designer = designerOf(
      pageOf('abcde'.split('').map((id, at) => nodeOf(id, { slot: 'dialogs', y: at }))),
    )
    const result = designer.commands.reorder(ids, index)
    designer.verify()
    return [idsOf(designer, null, 'dialogs').join(''), designer.history.length, result]
  }

  it.each<[number, string, string]>([
    [0, 'c', 'cabde'],
    [1, 'c', 'acbde'],
    [4, 'c', 'abdec'],
    [-7, 'e', 'eabcd'],
    [99, 'a', 'bcdea'],
    [1.9, 'a', 'bacde'],
    [1, 'ea', 'baecd'],
    [3, 'ba', 'cdeab'],
    [0, 'ceb', 'bcead'],
    [2, 'ace', 'bdace'],
  ])('puts at %d of the others: %s, so that it is %s', (index, ids, expected) => {
    const moved = ids.split('')
    expect(order(index, ...moved)).toEqual([expected, 2, done(...moved)])
  })

  it.each<[number, string]>([
    [2, 'c'],
    [0, 'ab'],
    [0, 'ba'],
    [9, 'de'],
    [0, 'abcde'],
  ])('is nothing where they stand: %d, %s', (index, ids) => {
    const named = ids.split('')
    expect(order(index, ...named)).toEqual(['abcde', 1, done(...named)])
  })

  it('wants an index, and siblings', () => {
    expect(() => order(NaN, 'a')).toThrow(new RangeError('index is NaN'))
    const designer = designerOf(samplePage())
    expect(designer.can('reorder', ['a', 'p1'])).toEqual(refused('differentSlots'))
    designer.commands.reorder(['c'], 0)
    expect(label(designer)).toBe('reorder')
  })
})

describe('C-13: into another container', () => {
  it('goes in the order of the page, one after another from the index on', () => {
    const designer = designerOf(samplePage())
    const into = { parent: 'panel', slot: 'body' }
    expect(designer.commands.moveInto(['c', 'a'], { ...into, index: 1 })).toEqual(done('a', 'c'))
    expect(idsOf(designer, 'panel', 'body')).toEqual(['p1', 'a', 'c', 'p2'])
    expect(label(designer)).toBe('moveInto')
    designer.commands.moveInto(['b'], into)
    expect(idsOf(designer, 'panel', 'body').at(-1)).toBe('b')
    designer.verify()
  })

  it('takes along what lies in it, and leaves that where it lies', () => {
    const designer = designerOf(samplePage())
    designer.commands.moveInto(['panel', 'p1'], { slot: 'dialogs' })
    expect(idsOf(designer, null, 'dialogs')).toEqual(['panel'])
    expect(idsOf(designer, 'panel', 'body')).toEqual(['p1', 'p2'])
    designer.verify()
  })

  it('C-14: keeps the group', () => {
    const designer = designerOf(samplePage())
    designer.commands.group(['a', 'b'])
    const { group } = designer.get('a')!
    designer.commands.moveInto(['a', 'b'], { parent: 'panel', slot: 'body' })
    expect([designer.get('a')?.group, designer.get('b')?.group]).toEqual([group, group])
    designer.commands.moveInto(['c'], { parent: 'panel', slot: 'body' })
    expect(designer.get('c')).not.toHaveProperty('group')
  })
})

it('C-13: is too deep when one of them is', () => {
  const deep = Array.from({ length: 99 }, (_, index) =>
    nodeOf(`n${index}`, index === 0 ? {} : { parent: `n${index - 1}`, slot: 's' }),
  )
  const others = [nodeOf('low', { y: 2 }), nodeOf('high', { y: 4 })]
  const page = pageOf([...deep, ...others, nodeOf('in', { parent: 'high', slot: 's' })])
  const into = { parent: 'n98', slot: 's' }
  expect(designerOf(page).commands.moveInto(['low'], into)).toEqual(done('low'))
  expect(designerOf(page).commands.moveInto(['low', 'high'], into)).toEqual(refused('tooDeep'))
})

it('T-1: a command is told by its name, as an entry of its user', () => {
  const designer = designerOf(samplePage())
  const infos: unknown[] = []
  designer.on('change', (_, info) => infos.push(info))
  designer.commands.remove(['a'])
  designer.commands.setProps(['b'], { n: 1 }, 'merge')
  expect(infos).toEqual([
    { label: 'remove', record: 'push', source: 'user', isPreview: false },
    { label: 'setProps', record: 'merge', source: 'user', isPreview: false },
  ])
})

describe('C-14: groups', () => {
  it('are named anew each time, and are entries of their own', () => {
    const designer = designerOf(samplePage())
    expect(designer.commands.group(['b', 'a'])).toEqual(done('b', 'a'))
    expect(designer.get('a')?.group).toBe('new1')
    expect(label(designer)).toBe('group')
    designer.commands.group(['a', 'c'])
    expect([designer.get('a')?.group, designer.get('b')?.group]).toEqual(['new2', 'new1'])
    expect(designer.commands.ungroup(['c', 'b'])).toEqual(done('a', 'c', 'b'))
    expect(label(designer)).toBe('ungroup')
    expect(['a', 'b', 'c'].map((id) => designer.get(id)?.group)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('C-1: move as one, and are the answer', () => {
    const designer = designerOf(samplePage())
    designer.commands.group(['a', 'b'])
    expect(designer.commands.move(['b'], { x: 18, y: 0 })).toEqual(done('a', 'b'))
    expect(label(designer)).toBe('move')
    expect([rectOf(designer, 'a'), rectOf(designer, 'b')]).toEqual([
      [18, 0, 4, 2],
      [18, 2, 4, 2],
    ])
  })
})

describe('an error that is no refusal', () => {
  it('goes on to whoever gave the command, and changes nothing', () => {
    const designer = designerOf(samplePage(), {
      plugins: [
        {
          id: 'broken',
          beforeChange: (_, __, { label: name }) => {
            if (name !== 'copy') throw new TypeError(`broken by ${name}`)
          },
        },
      ],
    })
    const { document } = designer
    expect(() => designer.commands.remove(['a'])).toThrow(new TypeError('broken by remove'))
    expect(() => designer.commands.setProps(['a'], { n: 1 })).toThrow(TypeError)
    expect(() => designer.commands.setSettings({ style: { main: { n: 1 }, panel: {} } })).toThrow(
      TypeError,
    )
    expect(() => designer.commands.insert({ type: 'box', id: 'a' })).toThrow('a is there already')
    expect(designer.document).toEqual(document)
    designer.verify()
  })

  it('C-6: a bad value is the user’s: of a component, of what is pasted', () => {
    const designer = designerOf(samplePage())
    const wrong = { type: 'box', props: { n: NaN } }
    expect(designer.commands.insert(wrong)).toEqual(refused('badValue'))
    expect(designer.commands.insert({ type: '' })).toEqual(refused('badValue'))
    expect(designer.commands.insert({ type: 'box', w: NaN })).toEqual(refused('badValue'))
    expect(designer.commands.insert({ type: 'box' }, { y: NaN })).toEqual(refused('badValue'))
    const copied = designer.commands.copy(['a'])
    expect(designer.commands.paste(copied, { x: NaN })).toEqual(refused('badValue'))
    const style = { main: { n: NaN }, panel: {} }
    expect(designer.commands.setSettings({ style })).toEqual(refused('badValue'))
    expect(designer.commands.paste(copied, { slot: 'else' })).toEqual(refused('missing'))
    designer.verify()
    expect(designer.document).toEqual(samplePage())
  })
})
