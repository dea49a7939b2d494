import { describe, expect, it } from 'vitest'
import { densePage, designerOf, samplePage } from '../../testing/pages.js'
import type { ChangeInfo, ChangeSet } from '../index.js'

describe('a gesture', () => {
  it('G-1, G-2: shows each step, and is one entry when it is committed', () => {
    const designer = designerOf(samplePage())
    const heard: [ChangeSet, ChangeInfo][] = []
    designer.on('change', (...change) => heard.push(change))
    const drag = designer.gesture('drag', ['a'])
    expect(drag.refusal).toBeUndefined()
    expect(drag.preview({ x: 18, y: 0 }).changed).toEqual(['a', 'b', 'c'])
    expect(designer.get('a')).toMatchObject({ x: 18, y: 0 })
    expect(designer.get('b')).toMatchObject({ y: 0 })
    drag.preview({ x: 0, y: 2 })
    expect(designer.history.length).toBe(1)
    expect(heard.every(([, { isPreview, label }]) => isPreview && label === 'move')).toBe(true)
    heard.length = 0
    expect(drag.commit()).toEqual({ ok: true, ids: ['a'] })
    expect(heard).toHaveLength(1)
    const [changes, info] = heard[0]!
    expect(info).toEqual({ label: 'move', record: 'push', source: 'user', isPreview: false })
    expect([...changes.updated.keys()].sort()).toEqual(['a', 'b'])
    expect(changes.updated.get('a')?.[0]).toBe(designer.history.statusQueue[1]?.nodes['a'])
    expect(designer.history.length).toBe(2)
    designer.verify()
    designer.undo()
    expect(designer.document).toEqual(samplePage())
    designer.verify()
  })

  it('G-3: cancelled, and on its way back, the page is exactly as it was', () => {
    const page = samplePage()
    const designer = designerOf(page)
    const drag = designer.gesture('drag', ['a', 'c'])
    drag.preview({ x: 7, y: 9 })
    drag.preview({ x: 0, y: 0 })
    for (const id of Object.keys(page.nodes)) expect(designer.get(id)).toBe(page.nodes[id])
    drag.preview({ x: 3, y: 1 })
    drag.cancel()
    for (const id of Object.keys(page.nodes)) expect(designer.get(id)).toBe(page.nodes[id])
    expect(designer.history.length).toBe(1)
    expect(drag.preview({ x: 1, y: 0 })).toEqual({ refusal: 'over', changed: [] })
    expect(drag.commit()).toEqual({ ok: false, reason: 'over' })
    designer.verify()
  })

  it('G-2: one that ends where it began is no entry', () => {
    const designer = designerOf(samplePage())
    const drag = designer.gesture('drag', ['a'])
    drag.preview({ x: 5, y: 5 })
    drag.preview({ x: 0, y: 0 })
    expect(drag.commit().ok).toBe(true)
    expect(designer.history.length).toBe(1)
  })

  it('G-4: resizes by a handle', () => {
    const designer = designerOf(samplePage())
    const resize = designer.gesture('resize', 'a', 's')
    resize.preview({ x: 0, y: 3 })
    expect(designer.get('a')).toMatchObject({ h: 5 })
    expect(designer.get('b')).toMatchObject({ y: 5 })
    resize.commit()
    expect(designer.history.entries[0]?.label).toBe('resize')
    designer.verify()
  })

  it('G-5: whatever else changes the page ends it, as it was', () => {
    const designer = designerOf(samplePage())
    const cuts = [
      () =>
        designer.transact('x', (tx) => tx.update('c', { props: { n: 1 } }), { source: 'remote' }),
      () => designer.undo(),
      () => designer.setPreview(true),
      () => designer.gesture('drag', ['nobody']),
    ]
    for (const cut of cuts) {
      designer.setPreview(false)
      const drag = designer.gesture('drag', ['a'])
      drag.preview({ x: 18, y: 0 })
      cut()
      expect(designer.get('a')).toMatchObject({ x: 0, y: 0 })
      expect(drag.refusal).toBe('over')
      expect(designer.isInGesture).toBe(false)
      designer.verify()
    }
  })

  it('G-6: a step that the grid refuses says so and shows the beginning', () => {
    const designer = designerOf(samplePage(), { grid: { preventCollision: true } })
    const drag = designer.gesture('drag', ['a'])
    drag.preview({ x: 18, y: 0 })
    expect(drag.preview({ x: 0, y: 2 }).refusal).toBe('noRoom')
    expect(designer.get('a')).toMatchObject({ x: 0, y: 0 })
    drag.cancel()
  })

  it('G-7: a plugin that takes a commit back shows the beginning', () => {
    const designer = designerOf(samplePage(), {
      plugins: [
        {
          id: 'no',
          beforeChange: () => {
            throw new Error('no')
          },
        },
      ],
    })
    const seen = new Map(Object.entries(designer.document.nodes))
    designer.on('change', ({ updated }) => {
      for (const [id, [, to]] of updated) seen.set(id, to)
    })
    const drag = designer.gesture('drag', ['a'])
    drag.preview({ x: 18, y: 0 })
    expect(() => drag.commit()).toThrow('no')
    expect(designer.document).toEqual(samplePage())
    expect(Object.fromEntries(seen)).toEqual(samplePage().nodes)
    designer.verify()
    expect(designer.gesture('drag', ['a']).preview({ x: 18, y: 0 }).changed).toContain('a')
  })

  it('G-8: touches only what a step changes', () => {
    const designer = designerOf(densePage(1000))
    const last = designer.selection.readingOrder(null, 'main').at(-1)!
    const before = new Map(Object.entries(designer.document.nodes))
    const drag = designer.gesture('drag', [last])
    const { changed } = drag.preview({ x: -1, y: 2 })
    expect(changed.length).toBeLessThan(20)
    for (const [id, node] of before) {
      if (!changed.includes(id)) expect(designer.get(id)).toBe(node)
    }
    drag.cancel()
    designer.verify()
  })
})
