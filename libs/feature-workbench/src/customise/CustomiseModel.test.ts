import { ApiError } from '@spruce/api-client'
import type { OverlayChange } from '@spruce/designer-engine/overlay'
import { createPageRegistry } from '@spruce/page-builder'
import { allWidgets } from '@spruce/page-builder/widgets'
import { BrowserStorage } from '@spruce/session'
import { describe, expect, it, vi } from 'vitest'
import { businessWorkbench, workDocument } from '../testing/workbenches.js'
import { CustomiseModel } from './CustomiseModel.js'
import type { CustomisePort, MyWorkbench, PersonalPage } from './CustomisePort.js'
import { createPersonalDrafts, type PersonalDraft, type PersonalDrafts } from './personalDrafts.js'

const registry = createPageRegistry(allWidgets)

type Marks = Readonly<Record<string, 'fixed' | 'movable'>>

/** The page of widgets of work, marked. */
function documentWith(marks: Marks, without: readonly string[] = []) {
  const nodes = Object.entries(workDocument.nodes).filter(([id]) => !without.includes(id))
  const marked = nodes.map(([id, node]) => {
    const mark = marks[id]
    return [id, { ...node, props: { ...node.props, ...(mark && { personal: mark }) } }]
  })
  return { ...workDocument, nodes: Object.fromEntries(marked) as object }
}

const marks: Marks = { messages: 'fixed', recent: 'movable' }

function pageOf(given: object, change: Partial<MyWorkbench> = {}): PersonalPage {
  const workbench = { ...businessWorkbench, document: given as Record<string, unknown>, ...change }
  return { given: workbench, mine: workbench }
}

const stale = new ApiError({ kind: 'http', status: 412, code: 'STALE' })

function open(
  port: Partial<CustomisePort> = {},
  drafts?: PersonalDrafts,
  page = pageOf(documentWith(marks)),
) {
  const save = vi.fn<CustomisePort['save']>(() => Promise.resolve(page.mine))
  const load = () => Promise.resolve(page)
  const model = CustomiseModel.open({ page, registry, port: { load, save, ...port }, drafts })
  if (!model) throw new Error('The page cannot be read')
  model.connect()
  return { model, save, commands: model.design.designer.commands }
}

function draftsIn(kept: Map<string, string>): PersonalDrafts {
  const local = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: () => null,
    length: 0,
  }
  const owner = { userId: 'u', tenantId: 't' }
  return createPersonalDrafts(owner, 'b', new BrowserStorage({ local }))
}

describe('CustomiseModel', () => {
  it('saves what differs from the given page, by component', async () => {
    const { model, save, commands } = open()
    expect(model.isDirty).toBe(false)
    commands.remove(['todos'])
    expect(model.isDirty).toBe(true)
    expect(await model.save()).toBeDefined()
    const [body] = save.mock.calls[0] ?? []
    expect(body).toMatchObject({ workbenchId: 'b', revision: 2, version: 1 })
    expect(body?.changes).toContainEqual({ id: 'todos', kind: 'hidden' })
    expect(model.isDirty).toBe(false)
  })

  it('is as it was after undo, and changed again after redo', () => {
    const { model, commands } = open()
    commands.remove(['todos'])
    model.design.designer.undo()
    expect(model.isDirty).toBe(false)
    model.design.designer.redo()
    expect(model.isDirty).toBe(true)
  })

  it('refuses what the zones forbid', () => {
    const { model, commands } = open()
    const rect = { x: 0, y: 20 }
    expect(commands.moveTo('messages', rect)).toEqual({ ok: false, reason: 'static' })
    expect(commands.remove(['messages'])).toEqual({ ok: false, reason: 'plugin.fixed' })
    expect(commands.remove(['recent'])).toEqual({ ok: false, reason: 'plugin.movable' })
    expect(commands.setProps(['recent'], { title: 'x' })).toMatchObject({ ok: false })
    expect(commands.moveTo('recent', rect)).toMatchObject({ ok: true })
    expect(commands.resize('favorites', 'se', { x: 1, y: 1 })).toMatchObject({ ok: true })
    expect(model.changes.some(({ id }) => id === 'messages')).toBe(false)
  })

  it('puts nothing beside the grid of the page, nor into what is not free', () => {
    const { commands } = open()
    const into = (target: object) => commands.insert({ type: 'spruce.clock' }, target)
    expect(commands.moveInto(['todos'], { parent: 'recent', slot: 'body' }).ok).toBe(false)
    expect(into({ parent: 'messages', slot: 'body' }).ok).toBe(false)
    expect(into({}).ok).toBe(true)
  })

  it('makes the copy of a fixed component free', () => {
    const { model, commands } = open()
    const result = commands.duplicate(['messages'])
    const [id = ''] = result.ok ? result.ids : []
    expect(model.design.designer.get(id)).toMatchObject({ props: { title: '未读消息' } })
    expect(model.design.designer.get(id)?.props).not.toHaveProperty('personal')
    expect(commands.remove([id])).toMatchObject({ ok: true })
  })

  it('brings back what is hidden, in one step', () => {
    const { model, commands } = open()
    commands.remove(['todos'])
    expect(model.hidden.map(({ id }) => id)).toEqual(['todos'])
    expect(model.bringBack('todos')).toBe(true)
    expect(model.hidden).toEqual([])
    model.design.designer.undo()
    expect(model.hidden.map(({ id }) => id)).toEqual(['todos'])
  })

  it('keeps the changes when saving fails', async () => {
    const error = new ApiError({ kind: 'network' })
    const { model, commands } = open({ save: () => Promise.reject(error) })
    commands.remove(['todos'])
    expect(await model.save()).toBeUndefined()
    expect([model.state, model.error, model.isDirty]).toEqual(['failed', error, true])
  })

  it('goes on with the own changes on another revision, and names what is lost', async () => {
    const next = pageOf(documentWith({ ...marks, todos: 'fixed' }, ['favorites']), {
      ...{ revision: 3, version: 2 },
    })
    const save = vi
      .fn<CustomisePort['save']>(() => Promise.resolve(next.mine))
      .mockRejectedValueOnce(stale)
    const { model, commands } = open({ load: () => Promise.resolve(next), save })
    commands.remove(['todos'])
    commands.remove(['app-launcher'])
    commands.setProps(['favorites'], { title: '常用' })
    await model.save()
    expect(model.state).toBe('conflict')
    model.endConflict('mine')
    expect(model.state).toBe('editing')
    expect(model.lost.map(({ title, part }) => `${title} ${part}`)).toEqual([
      '常用 all',
      '待处理 hidden',
    ])
    await model.save()
    expect(save.mock.calls[1]?.[0]).toMatchObject({ revision: 3, version: 2 })
    expect(save.mock.calls[1]?.[0].changes).toContainEqual({ id: 'app-launcher', kind: 'hidden' })
  })

  it('takes what was saved elsewhere', async () => {
    const next = pageOf(documentWith(marks), { version: 2 })
    const { model, commands } = open({
      load: () => Promise.resolve(next),
      save: () => Promise.reject(stale),
    })
    commands.remove(['todos'])
    await model.save()
    model.endConflict('theirs')
    expect([model.state, model.isDirty, model.hidden]).toEqual(['editing', false, []])
  })

  it('says when the workbench is not given any more', async () => {
    const { model, commands } = open({
      load: () => Promise.resolve(null),
      save: () => Promise.reject(stale),
    })
    commands.remove(['todos'])
    await model.save()
    expect(model.state).toBe('withdrawn')
  })

  it('brings back what was not saved, until it is saved or given up', async () => {
    const kept = new Map<string, string>()
    open({}, draftsIn(kept)).commands.remove(['todos'])
    expect([...kept.keys()].join()).toContain('workbench-draft-personal-b')
    const { model } = open({}, draftsIn(kept))
    expect([model.restored, model.isDirty]).toEqual(['yes', true])
    expect(model.hidden.map(({ id }) => id)).toEqual(['todos'])
    model.discard()
    expect([kept.size, model.isDirty, model.hidden]).toEqual([0, false, []])
    const again = open({}, draftsIn(kept))
    again.commands.remove(['todos'])
    await again.model.save()
    expect(kept.size).toBe(0)
  })

  describe('says what could not be kept', () => {
    const gone: MyWorkbench['notKept'][number] = {
      ...{ id: 'gone', title: '产量看板', part: 'all', why: 'missing' },
    }
    const stored = pageOf(documentWith(marks), { notKept: [gone] })
    const draftOf = (draft: PersonalDraft) => {
      const drafts = draftsIn(new Map())
      drafts.keep(draft)
      return drafts
    }
    const saidBy = ({ lost }: CustomiseModel) => lost.map(({ title, part }) => `${title} ${part}`)

    it('of what was saved, also when what was not saved is back', () => {
      const changes: OverlayChange[] = [
        { id: 'todos', kind: 'hidden' },
        { id: 'messages', kind: 'hidden' },
        { id: 'gone', kind: 'changed', set: { title: '旧组件' } },
      ]
      const { model } = open({}, draftOf({ revision: 1, version: 1, changes }), stored)
      expect(model.restored).toBe('older')
      expect(saidBy(model)).toEqual(['产量看板 all', '未读消息 hidden'])
    })

    it('until it is read, though what was not saved is given up', () => {
      const draft = { revision: 2, version: 1, changes: [{ id: 'todos', kind: 'hidden' as const }] }
      const { model } = open({}, draftOf(draft), stored)
      model.discard()
      expect(saidBy(model)).toEqual(['产量看板 all'])
      model.understand()
      model.discard()
      expect(saidBy(model)).toEqual([])
    })

    it('of what was saved elsewhere, when that is taken', async () => {
      const { model, commands } = open({
        load: () => Promise.resolve(stored),
        save: () => Promise.reject(stale),
      })
      commands.remove(['todos'])
      await model.save()
      model.endConflict('theirs')
      expect(saidBy(model)).toEqual(['产量看板 all'])
    })

    it('by the name that a person gave what they added', () => {
      const place = { parent: 'nowhere', slot: 'body', order: 'a1', x: 0, y: 0, w: 6, h: 4 }
      const added: OverlayChange = {
        ...{ id: 'own', kind: 'added', type: 'spruce.clock', place },
        set: { title: '车间时钟' },
      }
      const { model } = open({}, draftOf({ revision: 1, version: 1, changes: [added] }))
      expect(saidBy(model)).toEqual(['车间时钟 place'])
    })

    it('and says of nothing else that it is back', () => {
      const changes: OverlayChange[] = [{ id: 'messages', kind: 'hidden' }]
      const { model } = open({}, draftOf({ revision: 1, version: 1, changes }))
      expect([model.restored, model.isDirty]).toEqual(['no', false])
      expect(saidBy(model)).toEqual(['未读消息 hidden'])
    })
  })

  it('reads no draft that is none', () => {
    const kept = new Map<string, string>()
    const drafts = draftsIn(kept)
    drafts.keep({ revision: 2, version: 1, changes: [{ id: 'todos', kind: 'hidden' }] })
    const [[key = ''] = []] = kept
    kept.set(key, kept.get(key)?.replace('"hidden"', '"gone"') ?? '')
    expect(drafts.read()).toBeUndefined()
  })
})
