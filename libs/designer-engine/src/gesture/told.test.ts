import { describe, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { ChangeInfo, ChangeSet, Designer } from '../index.js'

/** What was told from now on: records as they were and as they are, by id. */
function listen(designer: Designer) {
  const heard: { info: ChangeInfo; changes: ChangeSet }[] = []
  designer.on('change', (changes, info) => heard.push({ changes, info }))
  return heard
}

const preview = { record: 'ignore', source: 'user', isPreview: true }

describe('what a gesture tells', () => {
  it('G-1: each step, as it differs from the step before', () => {
    const page = samplePage()
    const designer = designerOf(page)
    const heard = listen(designer)
    const drag = designer.gesture('drag', ['c'])
    drag.preview({ x: 17, y: 0 })
    drag.preview({ x: 18, y: 0 })
    expect(heard.map(({ info }) => info)).toEqual([
      { label: 'move', ...preview },
      { label: 'move', ...preview },
    ])
    const { added, updated, removed } = heard[1]!.changes
    expect([added.size, removed.size]).toEqual([0, 0])
    expect([...updated.keys()]).toEqual(['c'])
    const [from, to] = updated.get('c')!
    expect(from).toBe(heard[0]!.changes.updated.get('c')?.[1])
    expect(to).toBe(designer.get('c'))
    expect([from.x, to.x]).toEqual([17, 18])
  })

  it('G-1: nothing of a step that shows what was shown', () => {
    const designer = designerOf(samplePage())
    const drag = designer.gesture('drag', ['c'])
    drag.preview({ x: 18, y: 0 })
    const heard = listen(designer)
    expect(drag.preview({ x: 18.2, y: 0 })).toEqual({ refusal: undefined, changed: [] })
    expect(heard).toEqual([])
  })

  it('G-1: a resize by its own name', () => {
    const designer = designerOf(samplePage())
    const heard = listen(designer)
    designer.gesture('resize', 'c', 'e').preview({ x: 1, y: 0 })
    expect(heard.map(({ info }) => info.label)).toEqual(['resize'])
  })

  it('G-3: the way back of all that was moved, and of nothing else', () => {
    const page = samplePage()
    const designer = designerOf(page)
    const drag = designer.gesture('drag', ['a'])
    drag.preview({ x: 18, y: 0 })
    drag.preview({ x: 18, y: 3 })
    const shown = designer.get('a')
    const heard = listen(designer)
    drag.cancel()
    expect(heard).toHaveLength(1)
    const [{ changes, info }] = heard as [(typeof heard)[0]]
    expect(info).toEqual({ label: 'move', ...preview })
    expect(changes.updated.get('a')).toEqual([shown, page.nodes['a']])
    expect([...changes.updated.keys()].sort()).toEqual(['a', 'b', 'c'])
  })

  it('G-3: nothing when it was back already', () => {
    const designer = designerOf(samplePage())
    const drag = designer.gesture('drag', ['a'])
    drag.preview({ x: 18, y: 0 })
    drag.preview({ x: 0, y: 0 })
    const heard = listen(designer)
    drag.cancel()
    drag.cancel()
    expect(heard).toEqual([])
  })

  it('G-2: the change of the commit, and no way back', () => {
    const designer = designerOf(samplePage())
    const drag = designer.gesture('drag', ['a'])
    drag.preview({ x: 18, y: 0 })
    const heard = listen(designer)
    drag.commit()
    expect(heard.map(({ info }) => info.isPreview)).toEqual([false])
  })
})

describe('the end of a gesture', () => {
  it('G-5: is its own: it ends no other one', () => {
    const designer = designerOf(samplePage())
    const first = designer.gesture('drag', ['a'])
    const second = designer.gesture('drag', ['b'])
    expect(first.refusal).toBe('over')
    first.cancel()
    expect(first.commit()).toEqual({ ok: false, reason: 'over' })
    expect(designer.isInGesture).toBe(true)
    expect(second.refusal).toBeUndefined()
    expect(second.preview({ x: 18, y: 0 }).changed).toContain('b')
    second.cancel()
    expect(designer.isInGesture).toBe(false)
  })

  it('C-15: one that could not begin says why, whatever is asked of it', () => {
    const designer = designerOf(pageOf([nodeOf('a', { static: true }), nodeOf('b', { y: 2 })]))
    const heard = listen(designer)
    const drag = designer.gesture('drag', ['a'])
    expect(designer.isInGesture).toBe(false)
    expect(drag.preview({ x: 1, y: 0 })).toEqual({ refusal: 'static', changed: [] })
    expect(drag.commit()).toEqual({ ok: false, reason: 'static' })
    drag.cancel()
    expect(heard).toEqual([])
  })

  it('C-14: a group is dragged, but one of it is resized', () => {
    const designer = designerOf(samplePage())
    designer.commands.group(['a', 'b'])
    expect(designer.gesture('drag', ['a']).ids).toEqual(['a', 'b'])
    const resize = designer.gesture('resize', 'a', 'e')
    expect(resize.ids).toEqual(['a'])
    resize.preview({ x: 0, y: 0 })
    expect(resize.commit()).toEqual({ ok: true, ids: ['a'] })
    // Resizing what lies on its right side moves that side only.
    const wide = designer.gesture('resize', 'c', 'e')
    wide.preview({ x: 3, y: 1 })
    expect(designer.get('c')).toMatchObject({ w: 7, h: 2 })
  })
})
