import { describe, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { CommandName } from '../index.js'

const refused = (reason: string) => ({ ok: false, reason })
const ok = { ok: true }

/** In a grid: `a`, static, grouped with `b`; `c` alone. In `p`: `x` and `y` of one slot, `z` of another. A dialog. */
const mixed = () =>
  designerOf(
    pageOf([
      nodeOf('a', { static: true, group: 'g' }),
      nodeOf('b', { y: 2, group: 'g' }),
      nodeOf('c', { y: 4 }),
      nodeOf('d', { y: 6 }),
      nodeOf('p', { x: 4, w: 12, h: 8 }),
      nodeOf('x', { parent: 'p', slot: 'body' }),
      nodeOf('y', { parent: 'p', slot: 'body', y: 2 }),
      nodeOf('z', { parent: 'p', slot: 'foot' }),
      nodeOf('dialog', { slot: 'dialogs' }),
    ]),
  )

describe('C-15: whether a command may be given', () => {
  it.each<[CommandName, readonly string[]]>([
    ['move', ['a']],
    ['move', ['b']],
    ['moveTo', ['a']],
    ['resize', ['a']],
    ['swap', ['c', 'a']],
  ])('%s of %j is refused, since one is static', (command, ids) => {
    expect(mixed().can(command, ids)).toEqual(refused('static'))
  })

  it.each<[CommandName, readonly string[]]>([
    // Whoever is grouped with it counts for a move alone.
    ['moveTo', ['b']],
    ['resize', ['b']],
    ['swap', ['b', 'c']],
    ['remove', ['a']],
    ['setProps', ['a', 'x']],
    ['duplicate', ['a', 'x', 'z']],
    ['moveInto', ['c', 'x']],
    ['copy', ['c', 'x']],
    ['cut', ['c', 'dialog']],
    ['group', ['x', 'y']],
    ['reorder', ['x', 'y']],
    ['reorder', ['dialog']],
    ['ungroup', ['a', 'c']],
    ['insert', []],
    ['paste', []],
    ['setSettings', []],
  ])('%s of %j may be', (command, ids) => {
    expect(mixed().can(command, ids)).toEqual(ok)
  })

  it.each<CommandName>(['move', 'moveTo', 'resize', 'swap', 'group', 'reorder'])(
    '%s is of one slot',
    (command) => {
      const designer = mixed()
      expect(designer.can(command, ['c', 'x'])).toEqual(refused('differentSlots'))
      expect(designer.can(command, ['x', 'z'])).toEqual(refused('differentSlots'))
      expect(designer.can(command, ['x', 'y'])).toEqual(ok)
    },
  )

  it.each<CommandName>(['move', 'moveTo', 'resize', 'swap'])('%s is of a grid', (command) => {
    expect(mixed().can(command, ['dialog'])).toEqual(refused('notAGrid'))
  })

  it.each<CommandName>([
    ...(['move', 'moveTo', 'resize', 'swap', 'remove', 'duplicate', 'copy', 'cut'] as const),
    ...(['setProps', 'reorder', 'moveInto', 'group', 'ungroup'] as const),
  ])('%s is of something that is there', (command) => {
    expect(mixed().can(command)).toEqual(refused('nothing'))
    expect(mixed().can(command, ['c', 'nobody'])).toEqual(refused('missing'))
  })

  it('a group is of two, and not of one twice', () => {
    expect(mixed().can('group', ['c', 'c'])).toEqual(refused('notAGroup'))
    expect(mixed().can('ungroup', ['c', 'd'])).toEqual(refused('notAGroup'))
  })

  it('C-16, P-6: reasons of the designer come first', () => {
    const readOnly = designerOf(samplePage(), { isReadOnly: true, onlyPreview: true })
    expect(readOnly.can('move')).toEqual(refused('readOnly'))
    expect(readOnly.can('copy', ['a'])).toEqual(ok)
    const previewing = designerOf(samplePage(), { onlyPreview: true })
    expect(previewing.can('move')).toEqual(refused('previewing'))
    expect(previewing.can('copy')).toEqual(refused('nothing'))
  })

  it('C-17: every plugin is asked, after all else, about the nodes', () => {
    const asked: unknown[] = []
    const designer = designerOf(samplePage(), {
      plugins: [
        { id: 'silent' },
        {
          id: 'content',
          guard: (command, nodes) => {
            asked.push([command, nodes.map(({ id }) => id)])
            return undefined
          },
        },
        { id: 'strict', guard: () => 'plugin.strict' },
        { id: 'later', guard: () => 'plugin.later' },
      ],
    })
    expect(designer.can('remove', ['b', 'a'])).toEqual(refused('plugin.strict'))
    expect(designer.can('insert')).toEqual(refused('plugin.strict'))
    expect(designer.can('remove', ['nobody'])).toEqual(refused('missing'))
    expect(asked).toEqual([
      ['remove', ['b', 'a']],
      ['insert', []],
    ])
  })
})
