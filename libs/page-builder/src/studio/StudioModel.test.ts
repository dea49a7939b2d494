import { DraftStore } from '@spruce/designer-engine/drafts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { StudioModel } from './StudioModel.js'

const registry = createPageRegistry([])
const group = (id: string, title: string, y = 0) =>
  pageNode({ id, type: 'spruce.group', y, props: { title } })
const pageWith = (a: string, b: string) => pageOf({ nodes: [group('a', a), group('b', b, 6)] })
const kept = new Map<string, string>()
const drafts = () =>
  new DraftStore({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    },
    timers: {
      set: (run, delay) => setTimeout(run, delay),
      clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
    prefix: '',
    delay: 0,
  })

function open(port: FakeStudioPort, document: unknown = pageWith('A', 'B'), isReadOnly = false) {
  const page = { document, version: 1, hasChanges: false }
  const model = StudioModel.open({ id: 'p', page, registry, port, drafts: drafts(), isReadOnly })
  if (!(model instanceof StudioModel)) throw new Error(model)
  return model
}

const setTitle = (model: StudioModel, id: string, title: string) =>
  model.design.designer.commands.setProps([id], { title })
const titles = (model: StudioModel) =>
  ['a', 'b'].map((id) => model.design.designer.get(id)?.props['title'])

describe('StudioModel', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    kept.clear()
  })
  afterEach(() => void vi.useRealTimers())

  it('sends what is not sent when it is left', async () => {
    const port = new FakeStudioPort()
    const model = open(port)
    const leave = model.connect()
    setTitle(model, 'a', 'new')
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(port.saved).toHaveLength(1)
  })

  it('brings back what a closed window had not sent', async () => {
    const port = new FakeStudioPort()
    const model = open(port)
    model.connect()
    setTitle(model, 'a', 'new')
    await vi.advanceTimersByTimeAsync(0)
    const again = open(new FakeStudioPort())
    expect([titles(again), again.kept.kind, again.saver.state]).toEqual([
      ...[['new', 'B'], 'restored', 'changed'],
    ])
  })

  it('asks where the server has another page than the one that the draft began with', async () => {
    const model = open(new FakeStudioPort())
    model.connect()
    setTitle(model, 'a', 'new')
    await vi.advanceTimersByTimeAsync(0)

    const again = open(new FakeStudioPort(), pageWith('A', 'theirs'))
    expect([titles(again), again.kept.kind]).toEqual([['A', 'theirs'], 'stale'])
    again.connect()
    again.endKept(true)
    expect([titles(again), again.saver.state]).toEqual([['new', 'B'], 'changed'])
  })

  it('merges with the save of somebody else, and sends both', async () => {
    const port = new FakeStudioPort()
    port.next = { theirs: { document: pageWith('A', 'theirs'), version: 5, hasChanges: true } }
    const model = open(port)
    model.connect()
    setTitle(model, 'a', 'mine')
    await model.saver.flush()
    expect(model.saver.state).toBe('conflict')
    expect(model.endConflict('both')).toEqual([])
    expect(titles(model)).toEqual(['mine', 'theirs'])
    expect(await model.saver.flush()).toBe(true)
    expect(port.saved.at(-1)).toMatchObject({ nodes: { b: { props: { title: 'theirs' } } } })
    // What is done from now on is followed, too.
    setTitle(model, 'b', 'later')
    expect(model.saver.state).toBe('changed')
  })

  it('takes theirs without a save', async () => {
    const port = new FakeStudioPort()
    port.next = { theirs: { document: pageWith('A', 'theirs'), version: 5, hasChanges: true } }
    const model = open(port)
    model.connect()
    setTitle(model, 'a', 'mine')
    await model.saver.flush()
    model.endConflict('theirs')
    expect([titles(model), model.saver.state, port.saved]).toEqual([['A', 'theirs'], 'saved', []])
  })

  it('changes nothing where it is only looked at', () => {
    const model = open(new FakeStudioPort(), undefined, true)
    model.connect()
    expect(setTitle(model, 'a', 'new')).toMatchObject({ ok: false, reason: 'readOnly' })
  })

  it('sends queries before they are asked', async () => {
    const port = new FakeStudioPort()
    const model = open(port)
    model.connect()
    await model.saver.flushQueries()
    setTitle(model, 'a', 'new')
    await model.saver.flushQueries()
    expect(port.saved).toEqual([])
    model.design.designer.commands.setSettings({ queries: [{ id: 'q', source: 'todos' }] })
    await model.saver.flushQueries()
    expect(port.saved.at(-1)).toMatchObject({ queries: [{ id: 'q', source: 'todos' }] })
    model.design.designer.undo()
    expect(model.design.designer.document).toMatchObject({ queries: [] })
  })

  it('designs the layout of another width of the same page, and saves that alone', async () => {
    const port = new FakeStudioPort()
    const model = open(port)
    model.connect()
    setTitle(model, 'a', 'new')
    model.design.designer.selection.select(['b'])
    const wide = model.design
    model.designAt('narrow')
    expect([titles(model), model.design.selectedIds]).toEqual([['new', 'B'], ['b']])
    expect(model.design.node('b')).toMatchObject({ x: 0, y: 6, w: 1, h: 6 })
    model.design.designer.commands.moveTo('b', { y: 0 })
    const narrow = { x: 0, y: 0, w: 1, h: 6 }
    await model.saver.flush()
    expect(port.saved.at(-1)).toMatchObject({
      config: { gridColNum: 24 },
      nodes: { a: { x: 0, y: 0, w: 12, h: 6 }, b: { x: 0, y: 6, w: 12, layouts: { narrow } } },
    })
    expect(model.design.canUndo).toBe(true)
    model.designAt('wide')
    expect(model.design).toBe(wide)
    model.design.designer.undo()
    expect(model.design.node('b')).not.toHaveProperty('layouts')
    model.design.designer.undo()
    expect(titles(model)).toEqual(['A', 'B'])
  })

  it('stays at its width when a page comes from elsewhere', () => {
    const port = new FakeStudioPort()
    const model = open(port)
    model.connect()
    model.designAt('narrow')
    model.take({ document: pageWith('A', 'theirs'), version: 2, hasChanges: false })
    expect(model.design.node('b')).toMatchObject({ w: 1, props: { title: 'theirs' } })
    expect(model.page.node('b')).toMatchObject({ w: 12 })
    setTitle(model, 'b', 'later')
    expect(model.saver.state).toBe('changed')
  })
})
