import { describe, expect, it, vi } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'

describe('the selection', () => {
  it('S-1: is no part of the page and of no history', () => {
    const designer = designerOf(samplePage())
    const { document } = designer
    const heard = vi.fn()
    designer.on('selection', heard)
    designer.selection.select(['a', 'nobody', 'p1'])
    expect(designer.selection.ids).toEqual(['a', 'p1'])
    designer.selection.select(['p1', 'a'])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(designer.document).toBe(document)
    expect(designer.history.length).toBe(1)
    designer.selection.clear()
    expect(designer.selection.ids).toEqual([])
  })

  it('S-2: toggles one, with its group', () => {
    const designer = designerOf(samplePage())
    const { selection } = designer
    designer.commands.group(['a', 'b'])
    selection.toggle('c')
    selection.toggle('a')
    expect(selection.ids).toEqual(['c', 'a', 'b'])
    selection.toggle('b')
    expect(selection.ids).toEqual(['c'])
    expect(selection.has('c')).toBe(true)
    selection.toggle('nobody')
    expect(selection.ids).toEqual(['c'])
  })

  it('S-3: a range goes in reading order through one slot', () => {
    const page = pageOf([
      nodeOf('late', { order: 'a', y: 2 }),
      nodeOf('right', { order: 'b', x: 4 }),
      nodeOf('left', { order: 'c' }),
      nodeOf('in', { parent: 'left', slot: 'body' }),
      nodeOf('d2', { order: 'a', slot: 'dialogs', y: 1 }),
      nodeOf('d1', { order: 'b', slot: 'dialogs' }),
    ])
    const { selection } = designerOf(page)
    expect(selection.readingOrder(null, 'main')).toEqual(['left', 'right', 'late'])
    expect(selection.readingOrder(null, 'dialogs')).toEqual(['d2', 'd1'])
    selection.select(['late'])
    selection.selectTo('right')
    expect(selection.ids).toEqual(['right', 'late'])
    selection.selectTo('left')
    expect(selection.ids).toEqual(['left', 'right', 'late'])
    selection.selectTo('in')
    expect(selection.ids).toEqual(['in'])
  })

  it('S-4: what is removed is not selected any more', () => {
    const designer = designerOf(samplePage())
    designer.selection.select(['a', 'p1'])
    designer.commands.remove(['panel'])
    expect(designer.selection.ids).toEqual(['a'])
    designer.undo()
    expect(designer.selection.ids).toEqual(['a'])
  })

  it('S-3: components in one cell are in the order of their ids', () => {
    const page = pageOf([
      nodeOf('c', { order: 'a' }),
      nodeOf('a', { order: 'b' }),
      nodeOf('b', { order: 'c' }),
      nodeOf('d', { order: 'd' }),
    ])
    const { selection } = designerOf(page, { grid: { allowOverlap: true } })
    expect(selection.readingOrder(null, 'main')).toEqual(['a', 'b', 'c', 'd'])
  })

  it('S-3: a range begins at the last one that was chosen and is there', () => {
    const { selection } = designerOf(samplePage())
    selection.select(['a', 'b', 'nobody'])
    selection.selectTo('c')
    expect(selection.ids).toEqual(['b', 'c'])
    selection.select(['a'])
    selection.toggle('c')
    selection.toggle('nobody')
    selection.selectTo('b')
    expect(selection.ids).toEqual(['b', 'c'])
    selection.toggle('b')
    selection.selectTo('b')
    expect(selection.ids).toEqual(['b', 'c'])
  })

  it('S-3: without a beginning, one alone is chosen', () => {
    const { selection } = designerOf(samplePage())
    selection.selectTo('b')
    expect(selection.ids).toEqual(['b'])
    selection.clear()
    selection.selectTo('c')
    expect(selection.ids).toEqual(['c'])
    selection.selectTo('nobody')
    expect(selection.ids).toEqual([])
  })

  it('S-4: a range begins no more at what was removed, though it is back', () => {
    const designer = designerOf(samplePage())
    designer.selection.select(['a'])
    designer.commands.remove(['a'])
    designer.undo()
    designer.selection.selectTo('c')
    expect(designer.selection.ids).toEqual(['c'])
  })

  it('S-4: a range begins where it did when something else is removed', () => {
    const designer = designerOf(samplePage())
    designer.selection.select(['a'])
    designer.commands.remove(['b'])
    designer.selection.selectTo('c')
    expect(designer.selection.ids).toEqual(['a', 'panel', 'c'])
  })

  it('S-1: is told when it differs, and only then', () => {
    const designer = designerOf(samplePage())
    const heard = vi.fn()
    designer.on('selection', heard)
    const countOf = (act: () => void) => {
      heard.mockClear()
      act()
      return heard.mock.calls.length
    }
    const { selection } = designer
    expect(countOf(() => selection.clear())).toBe(0)
    expect(countOf(() => selection.select(['a', 'b']))).toBe(1)
    expect(countOf(() => selection.select(['b', 'a']))).toBe(0)
    expect(countOf(() => selection.select(['b', 'c']))).toBe(1)
    expect(selection.ids).toEqual(['b', 'c'])
    expect(countOf(() => selection.select(['b']))).toBe(1)
    expect(countOf(() => designer.commands.remove(['a']))).toBe(0)
    expect(countOf(() => designer.commands.remove(['b']))).toBe(1)
    expect(selection.ids).toEqual([])
  })
})
