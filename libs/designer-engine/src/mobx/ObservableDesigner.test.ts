import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { densePage, designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import { createObservableDesigner } from './ObservableDesigner.js'

it('V-1 tells the readers of changed records, once for each change, and no others', () => {
  const designer = designerOf(densePage(200))
  const page = createObservableDesigner(designer)
  const told = new Map<string, number>()
  for (const { id } of designer.children(null, 'main')) {
    autorun(() => {
      page.node(id)
      told.set(id, (told.get(id) ?? 0) + 1)
    })
  }
  const changed: string[] = []
  designer.on('change', ({ updated }) => changed.push(...updated.keys()))
  designer.commands.setProps(['i7'], { title: 'x' })
  const [first] = designer.children(null, 'main')
  designer.commands.move([first!.id], { x: 0, y: 9 })
  expect(changed.length).toBeGreaterThan(1)
  const expected = new Map<string, number>()
  for (const id of changed) expected.set(id, (expected.get(id) ?? 1) + 1)
  for (const [id, times] of told) expect(times, id).toBe(expected.get(id) ?? 1)
})

it('V-1 tells the readers of a content of that alone, and those of a whole slot once', () => {
  const designer = designerOf(densePage(50))
  const page = createObservableDesigner(designer)
  const contents: unknown[] = []
  const counts: number[] = []
  autorun(() => contents.push(page.content('i0')?.props))
  autorun(() => counts.push(page.childNodes(null, 'main').length))
  const gesture = designer.gesture('drag', ['i0'])
  expect(gesture.preview({ x: 0, y: 9 }).changed.length).toBeGreaterThan(1)
  gesture.commit()
  expect(contents).toHaveLength(1)
  expect(counts).toEqual([50, 50, 50])
  designer.commands.setProps(['i0'], { title: 'x' })
  expect(contents.at(-1)).toEqual({ title: 'x' })
  designer.commands.remove(['i0'])
  expect(contents).toHaveLength(3)
  expect(contents.at(-1)).toBeUndefined()
  designer.undo()
  expect(contents.at(-1)).toEqual({ title: 'x' })
  expect(counts.slice(-2)).toEqual([49, 50])
})

it('V-1 the records of a slot are one list for all who read them, until one of them differs', () => {
  const designer = designerOf(densePage(50))
  const page = createObservableDesigner(designer)
  const read = () => page.childNodes(null, 'main')
  const expectOther = (before: readonly unknown[]) => {
    expect(read()).not.toBe(before)
    expect(read()).toEqual(page.childIds(null, 'main').map((id) => page.node(id)))
    expect(read()).toBe(read())
    return read()
  }
  let list = expectOther([])
  const gesture = designer.gesture('drag', ['i0'])
  gesture.preview({ x: 0, y: 9 })
  list = expectOther(list)
  gesture.cancel()
  list = expectOther(list)
  designer.commands.setProps(['i7'], { title: 'x' })
  list = expectOther(list)
  designer.commands.remove(['i0'])
  list = expectOther(list)
  designer.undo()
  expectOther(list)
})

it('V-1 the slot of what a gesture showed is told when something else ends it', () => {
  const designer = designerOf(samplePage())
  const page = createObservableDesigner(designer)
  const rows: number[] = []
  autorun(() => rows.push(page.rows(null, 'main')))
  designer.gesture('resize', 'a', 's').preview({ x: 0, y: 5 })
  const [before = 0, shown = 0] = rows
  expect(shown).toBeGreaterThan(before)
  designer.commands.setProps(['c'], { title: 'x' })
  expect(rows).toEqual([before, shown, before])
})

it('V-2 a list of children differs only when one comes, goes or changes its order', () => {
  const designer = designerOf(samplePage())
  const page = createObservableDesigner(designer)
  const seen: (readonly string[])[] = []
  autorun(() => seen.push(page.childIds(null, 'main')))
  designer.commands.move(['a'], { x: 0, y: 2 })
  expect(seen).toHaveLength(1)
  designer.commands.insert({ type: 'box' })
  designer.commands.remove(['b'])
  designer.commands.reorder(['c'], 0)
  designer.undo()
  expect(seen.map((ids) => ids.join(' '))).toEqual([
    'a b c panel',
    'a b c panel new1',
    'a c panel new1',
    'c a panel new1',
    'a c panel new1',
  ])
})

it('V-3 reads row by row, and knows how many rows there are', () => {
  const designer = designerOf(pageOf([nodeOf('a', { x: 4 }), nodeOf('b'), nodeOf('c', { y: 2 })]))
  const page = createObservableDesigner(designer)
  expect(page.readingOrder(null, 'main')).toEqual(['b', 'a', 'c'])
  expect(page.rows(null, 'main')).toBe(4)
  expect(page.rows('nothing', 'there')).toBe(0)
})

it('V-4 shows steps of a gesture, and after cancelling exactly what was before', () => {
  const designer = designerOf(samplePage())
  const page = createObservableDesigner(designer)
  const before = page.node('a')
  const gesture = designer.gesture('drag', ['a'])
  gesture.preview({ x: 0, y: 2 })
  expect(page.node('a')).toMatchObject({ y: 2 })
  expect([...page.previewBase.keys()].sort()).toEqual(['a', 'b'])
  gesture.cancel()
  expect(page.node('a')).toBe(before)
  expect(page.previewBase.size).toBe(0)
  designer.gesture('drag', ['a']).preview({ x: 0, y: 2 })
  designer.commands.setProps(['c'], {})
  designer.commands.remove(['c'])
  for (const id of ['a', 'b', 'c', 'panel']) expect(page.node(id)).toBe(designer.get(id))
})

it('V-5 tells of the selection by component, of the history, the preview and the settings', () => {
  const designer = designerOf(samplePage())
  const page = createObservableDesigner(designer)
  const log: unknown[] = []
  let readsOfB = 0
  autorun(() => {
    page.isSelected('b')
    readsOfB += 1
  })
  autorun(() => log.push([page.selectedIds.join(), page.canUndo, page.canRedo]))
  designer.selection.select(['a'])
  designer.commands.move(['a'], { x: 0, y: 2 })
  designer.undo()
  expect(log).toEqual([
    ['', false, false],
    ['a', false, false],
    ['a', true, false],
    ['a', false, true],
  ])
  expect(readsOfB).toBe(1)
  const modes: boolean[] = []
  autorun(() => modes.push(page.onlyPreview))
  designer.setPreview(true)
  expect(modes).toEqual([false, true])
})

it('V-6 is silent when it was disposed of', () => {
  const designer = designerOf(samplePage())
  const page = createObservableDesigner(designer)
  page.dispose()
  designer.commands.move(['a'], { x: 0, y: 2 })
  expect(page.node('a')).toMatchObject({ y: 0 })
})
