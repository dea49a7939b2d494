import { DraftStore } from '@spruce/designer-engine/drafts'
import { openPage, revisionOf } from '@spruce/designer-engine/open'
import type { JsonObject, PageDocument } from '@spruce/designer-engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { DraftSaver, sendDelay } from './DraftSaver.js'

const registry = createPageRegistry([])

function pageWith(title: string): PageDocument {
  const opened = openPage(
    pageOf({ nodes: [pageNode({ id: 'a', type: 'spruce.group', props: { title } })] }),
    { registry },
  )
  if (!opened.ok) throw new Error(opened.code)
  return opened.document
}

const titleOf = (page: JsonObject | undefined) =>
  (page as unknown as PageDocument | undefined)?.nodes['a']?.props['title'] as string | undefined

const timers = {
  set: (run: () => void, delay: number) => setTimeout(run, delay),
  clear: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

function start() {
  const port = new FakeStudioPort()
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const drafts = new DraftStore({ storage, timers, prefix: 'draft-', delay: 0 })
  const heard: string[] = []
  drafts.on('draftChange', ({ kind }) => heard.push(kind))
  const document = pageWith('one')
  const saver = new DraftSaver({
    ...{ id: 'p', port, drafts, timers, document },
    page: { version: 1, hasChanges: false },
  })
  return { port, kept, drafts, heard, saver, document }
}

describe('DraftSaver', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps a change in the browser at once and sends it with those that follow soon', async () => {
    const { port, kept, heard, saver } = start()
    saver.change(pageWith('two'))
    await vi.advanceTimersByTimeAsync(0)
    expect([...kept.keys()]).toEqual(['draft-p'])
    expect(saver.state).toBe('changed')
    await vi.advanceTimersByTimeAsync(sendDelay - 1)
    saver.change(pageWith('three'))
    expect(port.saved).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(port.saved).toEqual([pageWith('three')])
    expect(saver).toMatchObject({ state: 'saved', version: 2, hasChanges: true })
    expect([...kept.keys()]).toEqual([])
    expect(heard).toEqual(['saved', 'saved', 'cleared'])
  })

  it('sends each change before it is a second old, however many follow', async () => {
    const { port, saver } = start()
    const trip = 200 // milliseconds to the server
    const takeSave = port.save.bind(port)
    vi.spyOn(port, 'save').mockImplementation(async (document, version) => {
      await new Promise((done) => setTimeout(done, trip))
      return takeSave(document, version)
    })
    for (let time = 0; time < 10_000; time += 100) {
      saver.change(pageWith(String(time)))
      await vi.advanceTimersByTimeAsync(100)
      const kept = titleOf(port.saved.at(-1)) ?? '-100'
      expect(time - Number(kept)).toBeLessThanOrEqual(1000)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(titleOf(port.saved.at(-1))).toBe('9900')
    expect(port.saved.length).toBeLessThan(15) // and not each by itself
  })

  it('sends nothing for a page that is as the server has it again', async () => {
    const { port, saver } = start()
    saver.change(pageWith('two'))
    saver.change(pageWith('one'))
    await vi.advanceTimersByTimeAsync(sendDelay)
    expect(port.saved).toEqual([])
    expect(saver.state).toBe('saved')
    saver.change(pageWith('three')) // and goes on sending
    expect(await saver.flush()).toBe(true)
    expect(port.saved).toEqual([pageWith('three')])
  })

  it('sends what changed while it was sending', async () => {
    const { port, saver } = start()
    let answer: (() => void) | undefined
    vi.spyOn(port, 'save').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ ok: true, version: 2, hasChanges: true })
        }),
    )
    saver.change(pageWith('two'))
    await vi.advanceTimersByTimeAsync(sendDelay)
    expect(saver.state).toBe('saving')
    saver.change(pageWith('three'))
    answer?.()
    await vi.advanceTimersByTimeAsync(sendDelay)
    expect(port.saved).toEqual([pageWith('three')])
    expect(saver).toMatchObject({ state: 'saved', version: 3 })
  })

  it('keeps what the server refuses, says why, and sends it when asked again', async () => {
    const { port, kept, saver } = start()
    const error = new Error('503')
    port.next = { error }
    saver.change(pageWith('two'))
    expect(await saver.flush()).toBe(false)
    expect(saver).toMatchObject({ state: 'failed', error })
    expect(kept.size).toBe(1)
    expect(await saver.flush()).toBe(true)
    expect(port.saved).toEqual([pageWith('two')])
    expect(saver.error).toBeUndefined()
  })

  it('sends nothing over the save of somebody else until it is said whose stays', async () => {
    const { port, saver, document } = start()
    port.next = { theirs: { document: pageWith('theirs'), version: 5, hasChanges: true } }
    saver.change(pageWith('mine'))
    expect(await saver.flush()).toBe(false)
    expect(saver.state).toBe('conflict')
    expect(saver.base).toBe(document)
    saver.change(pageWith('mine still'))
    await vi.advanceTimersByTimeAsync(sendDelay)
    expect(port.saved).toEqual([])

    const sent = vi.spyOn(port, 'save')
    saver.keepMine(pageWith('theirs'))
    expect(await saver.flush()).toBe(true)
    expect(sent).toHaveBeenCalledWith(pageWith('mine still'), 5)
  })

  it('has nothing to send when theirs stays', async () => {
    const { port, kept, saver } = start()
    port.next = { theirs: { document: pageWith('theirs'), version: 5, hasChanges: true } }
    saver.change(pageWith('mine'))
    await saver.flush()
    saver.takeTheirs(pageWith('theirs'), pageWith('theirs'))
    await vi.advanceTimersByTimeAsync(sendDelay)
    expect(saver).toMatchObject({ state: 'saved', version: 5 })
    expect([port.saved, kept.size]).toEqual([[], 0])
  })

  it('writes the revision that a local draft began with', async () => {
    const { drafts, saver, document } = start()
    saver.change(pageWith('two'))
    expect(drafts.read('p', revisionOf(document))).toMatchObject({ kind: 'draft', isStale: false })
    await saver.flush()
    expect(drafts.read('p', revisionOf(pageWith('two')))).toEqual({ kind: 'none' })
  })
})
