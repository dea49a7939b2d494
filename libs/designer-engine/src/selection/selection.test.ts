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
})
