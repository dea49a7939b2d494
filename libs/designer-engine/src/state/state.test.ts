import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyPage } from '../../testing/anyPage.js'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import { designerState, fromPageInfo, pageState, toPageInfo, type PageNode } from '../index.js'

const places = (nodes: readonly { id: string; x: number; y: number }[]) =>
  nodes.map(({ id, x, y }) => `${id} ${x},${y}`).join(' | ')

describe('hiding', () => {
  const row = () =>
    pageOf([
      nodeOf('a'),
      nodeOf('b', { x: 4, h: 4 }),
      nodeOf('c', { x: 8 }),
      nodeOf('d', { y: 4, x: 4, w: 6 }),
    ])

  it('P-1: works in the preview only', () => {
    const designer = designerOf(row())
    const before = designer.children(null, 'main')
    expect(designer.hiding.hide('a')).toEqual({ ok: false, reason: 'notPreviewing' })
    expect(designer.hiding.hide()).toEqual({ ok: false, reason: 'notPreviewing' })
    expect(designer.hiding.children(null, 'main')).toBe(before)
    expect(designer.hiding.originalCompList).toBeUndefined()
  })

  it('P-2, P-3: each following sibling takes the place of the one before it', () => {
    const designer = designerOf(row(), { onlyPreview: true })
    const before = designer.children(null, 'main')
    expect(designer.hiding.hide('b')).toEqual({ ok: true, overlaps: [] })
    expect(places(designer.hiding.children(null, 'main'))).toBe('a 0,0 | c 4,0 | d 8,0')
    expect(designer.hiding.originalCompList).toBe(before)
    designer.hiding.hide('a')
    expect(places(designer.hiding.children(null, 'main'))).toBe('c 0,0 | d 4,0')
    expect(designer.hiding.originalCompList).toBe(before)
    expect(designer.hiding.hide('a')).toEqual({ ok: false, reason: 'missing' })
    expect(designer.hiding.hide()).toEqual({ ok: true, overlaps: [] })
    expect(designer.hiding.children(null, 'main')).toBe(before)
  })

  it('P-3: tells what lies on each other then', () => {
    const page = pageOf([nodeOf('a'), nodeOf('b', { x: 4, h: 6 }), nodeOf('c', { y: 2, h: 2 })])
    const designer = designerOf(page, { onlyPreview: true })
    const tall = pageOf([nodeOf('a', { h: 1 }), nodeOf('b', { y: 1, h: 3 }), nodeOf('c', { y: 4 })])
    expect(designer.hiding.hide('a')).toEqual({ ok: true, overlaps: [] })
    const other = designerOf(tall, { onlyPreview: true })
    expect(other.hiding.hide('a')).toEqual({ ok: true, overlaps: [['b', 'c']] })
  })

  it.each<[string, Partial<PageNode>, Partial<PageNode>, boolean]>([
    ['c begins where b ends', { x: 4 }, { x: 8 }, false],
    ['c begins within b', { x: 4 }, { x: 7 }, true],
    ['c ends where b begins', { x: 4 }, { x: 0 }, false],
    ['c ends within b', { x: 4 }, { x: 1 }, true],
    ['c begins below b', { y: 2 }, { y: 4 }, false],
    ['c begins in the last row of b', { y: 2 }, { y: 3 }, true],
    ['c ends above b', { y: 2 }, { y: 0 }, false],
    ['c ends in the first row of b', { y: 2 }, { y: 1 }, true],
    ['c is beside b, below and to the right', { x: 4, y: 2 }, { x: 9, y: 5 }, false],
    ['c is beside b, above and to the left', { x: 9, y: 5 }, { x: 4, y: 2 }, false],
  ])('P-3: %s', (_, b, c, isOverlap) => {
    // The last one is hidden, so that the others stay where they are.
    const page = pageOf([nodeOf('b', b), nodeOf('c', c), nodeOf('d', { y: 20 })])
    const designer = designerOf(page, { onlyPreview: true, grid: { allowOverlap: true } })
    const overlaps = isOverlap ? [['b', 'c']] : []
    expect(designer.hiding.hide('d')).toEqual({ ok: true, overlaps })
  })

  it('P-3: what stays where it is stays the same record', () => {
    const designer = designerOf(row(), { onlyPreview: true })
    const [a, b, c] = designer.children(null, 'main')
    designer.hiding.hide('d')
    expect(designer.hiding.children(null, 'main')).toEqual([a, b, c])
    expect(designer.hiding.children(null, 'main')[0]).toBe(a)
    expect(designer.hiding.children(null, 'main')[2]).toBe(c)
  })

  it('P-4: compact lays the rest out by the rules of the grid', () => {
    const designer = designerOf(row(), { onlyPreview: true, hidePolicy: 'compact' })
    designer.hiding.hide('b')
    expect(places(designer.hiding.children(null, 'main'))).toBe('a 0,0 | c 8,0 | d 4,2')
  })

  it('P-4: what compact leaves where it is stays the same record', () => {
    const designer = designerOf(row(), { onlyPreview: true, hidePolicy: 'compact' })
    designer.hiding.hide('b')
    const [a, c, d] = designer.hiding.children(null, 'main')
    expect([a === designer.get('a'), c === designer.get('c')]).toEqual([true, true])
    expect(d).toEqual({ ...designer.get('d'), y: 2 })
  })

  it('P-4: where there is no grid, compact is as slot: each takes the place before it', () => {
    const page = pageOf([
      nodeOf('one', { slot: 'dialogs', x: 1, y: 1 }),
      nodeOf('two', { slot: 'dialogs', x: 9, y: 7 }),
    ])
    const designer = designerOf(page, { onlyPreview: true, hidePolicy: 'compact' })
    designer.hiding.hide('one')
    expect(places(designer.hiding.children(null, 'dialogs'))).toBe('two 1,1')
  })

  it('P-2, P-3: each slot is hidden in for itself', () => {
    const page = pageOf([
      nodeOf('box', { w: 12 }),
      nodeOf('p1', { parent: 'box', slot: 'body' }),
      nodeOf('p2', { parent: 'box', slot: 'body', x: 4 }),
      nodeOf('q1', { parent: 'box', slot: 'foot' }),
      nodeOf('q2', { parent: 'box', slot: 'foot', x: 4 }),
    ])
    const designer = designerOf(page, { onlyPreview: true })
    const { hiding } = designer
    const main = designer.children(null, 'main')
    hiding.hide('p1')
    expect(places(hiding.children('box', 'body'))).toBe('p2 0,0')
    expect(hiding.children('box', 'foot')).toBe(designer.children('box', 'foot'))
    hiding.hide('q1')
    expect(places(hiding.children('box', 'foot'))).toBe('q2 0,0')
    expect(places(hiding.children('box', 'body'))).toBe('p2 0,0')
    expect(hiding.originalCompList).toBe(main)
    expect(hiding.children(null, 'main')).toBe(main)
    expect(['p1', 'p2', 'q1', 'q2'].filter((id) => hiding.isHidden(id))).toEqual(['p1', 'q1'])
    hiding.hide()
    expect(hiding.isHidden('p1')).toBe(false)
    expect(hiding.children('box', 'body')).toBe(designer.children('box', 'body'))
  })

  it('P-2: is told each time something is hidden or back, and only then', () => {
    const designer = designerOf(row(), { onlyPreview: true })
    const heard = vi.fn()
    designer.on('preview', heard)
    expect(designer.hiding.hide()).toEqual({ ok: true, overlaps: [] })
    expect(designer.hiding.hide('nobody')).toEqual({ ok: false, reason: 'missing' })
    expect(heard).not.toHaveBeenCalled()
    designer.hiding.hide('a')
    designer.hiding.hide('b')
    expect(heard).toHaveBeenCalledTimes(2)
    designer.hiding.hide()
    expect(heard).toHaveBeenCalledTimes(3)
    designer.hiding.hide()
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('P-5: is no part of the page, of its history, or of what comes after the preview', () => {
    const designer = designerOf(row(), { onlyPreview: true })
    const { document } = designer
    const heard = vi.fn()
    designer.on('change', heard)
    designer.on('history', heard)
    designer.hiding.hide('a')
    expect(designer.document).toBe(document)
    designer.setPreview(false)
    expect(designer.hiding.isHidden('a')).toBe(false)
    expect(designer.history.length).toBe(1)
    expect(heard).not.toHaveBeenCalled()
    designer.setPreview(true)
    designer.hiding.hide('a')
    designer.transact('remote', (tx) => tx.remove('d'), { source: 'remote' })
    expect(designer.hiding.originalCompList).toBeUndefined()
  })

  it('P-6: commands are refused in the preview', () => {
    const designer = designerOf(row(), { onlyPreview: true })
    expect(designer.commands.remove(['a'])).toEqual({ ok: false, reason: 'previewing' })
    expect(designer.gesture('drag', ['a']).refusal).toBe('previewing')
    expect(designer.undo()).toBe(false)
    expect(designer.commands.copy(['a'])?.roots).toEqual(['a'])
  })
})

describe('the state of the specification', () => {
  it('D-6: comes back from a page info as it went into it', () => {
    fc.assert(
      fc.property(anyPage(), (page) => {
        const info = toPageInfo(page)
        expect(fromPageInfo(info)).toEqual(page)
        expect(fromPageInfo(JSON.parse(JSON.stringify(info)) as never)).toEqual(page)
      }),
    )
  })

  it('D-6: reads the children of the slots that the page has, and of no others', () => {
    const read = vi.fn(() => undefined as unknown as readonly PageNode[])
    expect(toPageInfo(samplePage(), read)).toEqual(toPageInfo(samplePage()))
    expect(read.mock.calls).toEqual([
      [null, 'main'],
      ['panel', 'body'],
      [null, 'dialogs'],
      [null, 'titleBar'],
    ])
  })

  it('D-7: offers the names of the specification', () => {
    const designer = designerOf(samplePage())
    const state = designerState(designer)
    expect(Object.keys(state)).toEqual([
      'config',
      'onlyPreview',
      'curPageInfo',
      'statusQueue',
      'headPointer',
      'isACtive',
      'cachePageData',
      'originalCompList',
      'isDisabled',
    ])
    expect(state.config).toEqual({ pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 })
    const { children } = state.curPageInfo
    expect(children.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'panel'])
    expect(children[3]?.children.map(({ id }) => id)).toEqual(['p1', 'p2'])
    expect(state.curPageInfo.isSelected).toBe(true)
    designer.selection.select(['a'])
    expect([state.curPageInfo.isSelected, state.isACtive]).toEqual([false, true])
    expect(state.curPageInfo.children).toBe(children)
    designer.commands.remove(['a'])
    expect(state.statusQueue.map((info) => info.children.length)).toEqual([3, 4])
    expect(state.statusQueue[1]?.children).toEqual(children)
    expect(state.cachePageData.children).toBe(children)
    designer.undo()
    expect(state.headPointer).toBe(1)
    const page = pageState(designer, { PageList: () => [{ id: 'page', name: 'Page' }] })
    expect(page).toMatchObject({ isKong: false, isIframeLoading: false, refreshKey: 2 })
    expect(page.allList).toHaveLength(6)
    expect(page.PageList).toHaveLength(1)
  })

  it('D-7: follows the designer, and is the same while nothing changes', () => {
    const designer = designerOf(samplePage())
    const state = designerState(designer)
    const page = pageState(designer)
    expect([state.isACtive, state.onlyPreview, state.isDisabled]).toEqual([false, false, false])
    expect(state.curPageInfo).toBe(state.curPageInfo)
    expect(page.curPageInfo).toBe(state.curPageInfo)
    designer.selection.select(['a'])
    expect(state.isACtive).toBe(true)
    designer.selection.clear()
    expect(state.isACtive).toBe(false)
    designer.setPreview(true)
    expect(state.onlyPreview).toBe(true)
  })

  it('D-7: what only the host knows comes from it; without one there is none', () => {
    const designer = designerOf(samplePage())
    const stored = pageOf([nodeOf('stored')])
    const host = {
      cachePageData: () => stored,
      PageList: () => [{ id: 'page', name: 'Page' }],
      isIframeLoading: () => true,
    }
    expect(designerState(designer, host).cachePageData).toEqual(toPageInfo(stored))
    expect(pageState(designer, host).PageList).toEqual([{ id: 'page', name: 'Page' }])
    expect(pageState(designer, host).isIframeLoading).toBe(true)
    expect(designerState(designer).cachePageData).toEqual(toPageInfo(samplePage()))
    expect([pageState(designer).PageList, pageState(designer).isIframeLoading]).toEqual([[], false])
  })

  it('D-7: a page is empty when it has no component, wherever one may lie', () => {
    expect(pageState(designerOf(pageOf())).isKong).toBe(true)
    for (const slot of ['main', 'dialogs', 'titleBar']) {
      const designer = designerOf(pageOf([nodeOf('a', { slot })]))
      const state = pageState(designer)
      expect(state.isKong).toBe(false)
      designer.commands.remove(['a'])
      expect(state.isKong).toBe(true)
    }
  })

  it('D-7: all components are in their order, whatever they lie in', () => {
    const page = pageOf([
      nodeOf('last', { order: 'z' }),
      nodeOf('first', { order: 'a', y: 2 }),
      nodeOf('inner', { order: 'm', parent: 'last', slot: 'body' }),
    ])
    const { allList } = pageState(designerOf(page))
    expect(allList.map(({ id }) => id)).toEqual(['first', 'inner', 'last'])
  })

  it('D-7, P-2: restores the children of the page by reference', () => {
    const designer = designerOf(samplePage(), { onlyPreview: true })
    const state = designerState(designer)
    const { children } = state.curPageInfo
    expect(state.originalCompList).toEqual([])
    designer.hiding.hide('b')
    expect(state.curPageInfo.children.map(({ id }) => id)).toEqual(['a', 'c', 'panel'])
    expect(state.originalCompList).toBe(children)
    designer.hiding.hide()
    expect(state.curPageInfo.children).toBe(children)
    expect(designerState(designerOf(samplePage(), { isReadOnly: true })).isDisabled).toBe(true)
  })
})
