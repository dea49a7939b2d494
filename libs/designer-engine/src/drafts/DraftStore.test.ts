import { describe, expect, it } from 'vitest'
import type { PageDocument } from '../document/types.js'
import { defaultPageConfig } from '../pageConfig.js'
import { revisionOf } from '../open/revision.js'
import { savePage } from '../open/savePage.js'
import { DraftStore, type DraftChange } from './DraftStore.js'

const page = (id: string): PageDocument => ({
  schema: { page: 1, components: {} },
  id,
  config: defaultPageConfig,
  style: { main: {}, panel: {} },
  nodes: {},
})

function setUp() {
  const kept = new Map<string, string>()
  const waiting = new Map<number, { run: () => void; delay: number }>()
  const changes: DraftChange[] = []
  const faults: { next?: Error } = {}
  let timer = 0
  const store = new DraftStore({
    prefix: 'draft:',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => {
        if (faults.next) throw faults.next
        kept.set(key, text)
      },
      removeItem: (key) => kept.delete(key),
    },
    timers: {
      set: (run, delay) => {
        waiting.set((timer += 1), { run, delay })
        return timer
      },
      clear: (one) => waiting.delete(one as number),
    },
  })
  store.on('draftChange', (change) => changes.push(change))
  const elapse = () => [...waiting.values()].forEach(({ run }) => run())
  return { store, kept, waiting, changes, faults, elapse }
}

describe('DraftStore', () => {
  it('F-1, F-2: keeps the last of several saves, 500 ms later, under prefix and id', () => {
    const { store, kept, waiting, changes, elapse } = setUp()
    store.save('a', page('one'), 'r1')
    store.save('a', page('two'), 'r1')
    expect([...waiting.values()].map(({ delay }) => delay)).toEqual([500])
    expect(kept.size).toBe(0)
    expect(store.read('a', 'r1')).toMatchObject({ kind: 'draft', page: savePage(page('two')) })
    elapse()
    expect([...kept.keys()]).toEqual(['draft:a'])
    expect(changes).toEqual([{ id: 'a', kind: 'saved' }])
    expect(waiting.size).toBe(0)
  })

  it('F-3: tells a stale draft from a fresh one', () => {
    const { store } = setUp()
    const base = revisionOf(page('one'))
    store.save('a', page('two'), base)
    expect(store.read('a', base)).toMatchObject({ isStale: false, base })
    expect(store.read('a', revisionOf(page('three')))).toMatchObject({ isStale: true })
  })

  it('F-4: a full storage is reported, and nothing is lost', () => {
    const { store, kept, changes, faults, elapse } = setUp()
    faults.next = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    store.save('a', page('one'), 'r1')
    elapse()
    expect(changes).toEqual([{ id: 'a', kind: 'failed', reason: 'quota' }])
    expect(store.read('a', 'r1')).toMatchObject({ kind: 'draft', page: savePage(page('one')) })
    expect(store.flush()).toBe(false)
    delete faults.next
    expect(store.flush()).toBe(true)
    expect(kept.size).toBe(1)
    expect(changes.at(-1)).toEqual({ id: 'a', kind: 'saved' })
  })

  it('F-5: clears what is kept and what waits', () => {
    const { store, kept, waiting, changes } = setUp()
    store.save('a', page('one'), 'r1')
    store.flush('a')
    store.save('a', page('two'), 'r1')
    store.clear('a')
    expect([kept.size, waiting.size]).toEqual([0, 0])
    expect(changes.at(-1)).toEqual({ id: 'a', kind: 'cleared' })
    expect(store.read('a', 'r1')).toEqual({ kind: 'none' })
  })

  it('F-6: what was damaged in the storage is broken, not a page', () => {
    const { store, kept } = setUp()
    store.save('a', page('one'), 'r1')
    store.flush()
    kept.set('draft:a', (kept.get('draft:a') ?? '').replace('one', 'two'))
    expect(store.read('a', 'r1').kind).toBe('broken')
    kept.set('draft:a', '{')
    expect(store.read('a', 'r1').kind).toBe('broken')
  })

  it('F-7: dispose writes what waits', () => {
    const { store, kept, waiting } = setUp()
    store.save('a', page('one'), 'r1')
    store.dispose()
    expect([kept.size, waiting.size]).toEqual([1, 0])
  })
})
