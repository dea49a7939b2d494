import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyPage } from '../../testing/anyPage.js'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import { designerState, fromPageInfo, pageState, toPageInfo } from '../index.js'

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

  it('P-4: compact lays the rest out by the rules of the grid', () => {
    const designer = designerOf(row(), { onlyPreview: true, hidePolicy: 'compact' })
    designer.hiding.hide('b')
    expect(places(designer.hiding.children(null, 'main'))).toBe('a 0,0 | c 8,0 | d 4,2')
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
    expect(pageState(designerOf(pageOf())).isKong).toBe(true)
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
