import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPageData } from '../data/pageData.js'
import { FakeDataPort, type FakeAnswer } from '../testing/FakeDataPort.js'
import { liveInterval, QueryStore } from './QueryStore.js'

const one = (value: number) => ({ columns: [{ name: 'v', type: 'number', values: [value] }] })

function storeOf(answers: Readonly<Record<string, FakeAnswer>>, values = {}) {
  const port = new FakeDataPort(answers)
  const data = readPageData({
    queries: [
      ...['a', 'b'].map((id) => ({ id, source: 'platform', parameters: { site: '{{site}}' } })),
      { id: 'live', source: 'points', isLive: true },
      {
        ...{ id: 'made', source: 'static', frame: one(3) },
        transforms: [{ kind: 'calculate', as: 'w', formula: '6 / (row["v"] - 3)' }],
      },
      {
        ...{ id: 'joined', source: 'static', frame: one(3) },
        transforms: [{ kind: 'join', query: 'made', key: 'v' }],
      },
      { id: 'own', source: 'static', frame: one(3), transforms: [{ kind: 'limit', rows: 0 }] },
    ],
    variables: [
      { name: 'site', kind: 'text' },
      { name: 'other', kind: 'text' },
      { name: 'time', kind: 'time' },
    ],
  })
  return { port, store: new QueryStore(port, data, values) }
}

const look = (store: QueryStore, ids: readonly string[]) => {
  const stops = ids.map((id) => store.observe(id, () => undefined))
  return () => stops.forEach((stop) => stop())
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const valueOf = (store: QueryStore, id: string) => store.stateOf(id).frame?.columns[0]?.values[0]

describe('QueryStore', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks what is looked at in one tick with one request', async () => {
    const { port, store } = storeOf({ a: one(1), b: one(2) })
    look(store, ['a', 'b', 'a', 'own'])
    await settle()
    expect(port.requests).toEqual([{ queries: ['a', 'b'], values: {} }])
    expect([valueOf(store, 'a'), valueOf(store, 'b')]).toEqual([1, 2])
    await vi.waitFor(() => expect(store.stateOf('own').frame?.columns[0]?.values).toEqual([]))
  })

  it('calculates columns of its own queries, and says what has no value', async () => {
    const { store } = storeOf({})
    look(store, ['made', 'joined'])
    await vi.waitFor(() => expect(store.stateOf('joined').frame).toBeDefined())
    for (const id of ['made', 'joined']) {
      expect(store.stateOf(id)).toMatchObject({
        frame: { columns: [{ values: [3] }, { name: 'w', values: [null] }] },
        note: [{ column: 'w', why: 'zero', rows: 1 }],
      })
    }
  })

  it('keeps what the server says of an answer beside its frame', async () => {
    const { port, store } = storeOf({
      a: { ok: true, frame: one(1), note: 'one row lacks' },
      live: { ok: true, frame: one(1), note: 'lacks' },
    })
    look(store, ['a', 'live'])
    await settle()
    expect(store.stateOf('a').note).toBe('one row lacks')
    store.retry('a')
    expect(store.stateOf('a')).toMatchObject({ isLoading: true, note: 'one row lacks' })
    port.tell('live', one(2))
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(store.stateOf('live')).toEqual({ isLoading: false, frame: one(2) })
  })

  it('shows many live values slice by slice, each at most once a round', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `q${at}`)
    const queries = ids.map((id) => ({ id, source: 'points', isLive: true }))
    const port = new FakeDataPort(Object.fromEntries(ids.map((id) => [id, one(0)])))
    const store = new QueryStore(port, readPageData({ queries }), {})
    look(store, ids)
    await settle()
    const counts = () =>
      [0, 1, 2].map((value) => ids.filter((id) => valueOf(store, id) === value).length)
    for (const id of ids) port.tell(id, one(1))
    vi.advanceTimersByTime(liveInterval)
    const [, first = 0] = counts()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(ids.length)
    for (const id of ids) port.tell(id, one(2))
    await vi.advanceTimersByTimeAsync(liveInterval - 1)
    expect(counts()).toEqual([0, first, ids.length - first])
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(counts()).toEqual([0, 0, ids.length])
  })

  it('tells nobody of a frame that shows the same, and keeps the one that is there', async () => {
    const { port, store } = storeOf({ live: () => one(1) })
    const told = vi.fn()
    store.observe('live', told)
    await settle()
    const { frame } = store.stateOf('live')
    told.mockClear()
    port.tell('live', one(1))
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(told).not.toHaveBeenCalled()
    store.retry('live')
    await settle()
    expect(store.stateOf('live')).toEqual({ isLoading: false, frame: one(1) })
    expect(store.stateOf('live').frame).toBe(frame)
  })

  it('drops an answer that was asked before a live value came, and a value before its answer', async () => {
    const { port, store } = storeOf({ live: one(1) })
    look(store, ['live'])
    await settle()
    const query = port.query.bind(port)
    vi.spyOn(port, 'query').mockImplementation(async (request, signal) => {
      await new Promise((done) => setTimeout(done, 100))
      return query(request, signal)
    })
    store.retry('live')
    await settle()
    port.tell('live', one(2))
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(store.stateOf('live')).toEqual({ isLoading: false, frame: one(2) })
    port.tell('live', one(3))
    store.retry('live')
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(valueOf(store, 'live')).toBe(1)
  })

  it('shows no live value of earlier variables, and follows the new ones', async () => {
    const { port, store } = storeOf({ a: one(1), live: one(1) })
    look(store, ['live'])
    await settle()
    const [first] = port.subscriptions
    expect(first).toMatchObject({
      ...{ queries: ['live'], values: {} },
      reads: { live: [{ source: 'points' }] },
    })
    port.tell('live', one(2))
    const time = { from: 'now-1h', to: 'now' }
    store.setValues({ time })
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(valueOf(store, 'live')).toBe(1)
    expect([...port.subscriptions].map(({ values }) => values)).toEqual([{ time }])
    port.tell('live', one(3))
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(valueOf(store, 'live')).toBe(3)
  })

  it('shows a live value that came before another variable changed', async () => {
    const { port, store } = storeOf({ live: 'never' })
    look(store, ['live'])
    await settle()
    port.tell('live', one(2))
    store.setValues({ other: 'x' })
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(store.stateOf('live')).toEqual({ isLoading: false, frame: one(2) })
  })

  it('waits for what was asked together with a query that is asked again', async () => {
    const { port, store } = storeOf({ a: one(1), live: one(2) })
    const query = port.query.bind(port)
    const slow = vi.spyOn(port, 'query').mockImplementation(async (request, signal) => {
      await new Promise((done) => setTimeout(done, 100))
      signal.throwIfAborted()
      return query(request, signal)
    })
    look(store, ['a', 'live'])
    await settle()
    store.setValues({ site: 'east' })
    await vi.advanceTimersByTimeAsync(300)
    expect(slow.mock.calls.map(([{ queries }]) => queries)).toEqual([['a', 'live'], ['a']])
    expect(store.stateOf('live')).toEqual({ isLoading: false, frame: one(2) })
    expect(store.stateOf('a')).toEqual({ isLoading: false, frame: one(1) })
  })

  it('asks again what joins a query that depends on a variable that changed', async () => {
    const port = new FakeDataPort({ all: one(1) })
    const data = readPageData({
      queries: [
        { id: 'part', source: 'platform', parameters: { site: '{{site}}' } },
        {
          ...{ id: 'all', source: 'platform', parameters: {} },
          transforms: [{ kind: 'join', query: 'part', key: 'v' }],
        },
      ],
      variables: [{ name: 'site', kind: 'text' }],
    })
    const store = new QueryStore(port, data, {})
    look(store, ['all'])
    await settle()
    store.setValues({ site: 'east' })
    await settle()
    expect(port.requests.map(({ values }) => values)).toEqual([{}, { site: 'east' }])
  })

  it('tells nobody that it begins to ask: who sees no frame waits already', async () => {
    const { store } = storeOf({ a: one(1) })
    const told = vi.fn()
    store.observe('a', told)
    const again = vi.fn()
    store.observe('a', again)
    await settle()
    expect(told).toHaveBeenCalledOnce()
    expect(again).toHaveBeenCalledOnce()
  })

  it('keeps the last frame while it asks again, and after a failure', async () => {
    let count = 0
    const { store } = storeOf({
      a: () => (count++ === 0 ? one(1) : { ok: false, error: new Error('down') }),
    })
    look(store, ['a'])
    await settle()
    store.retry('a')
    expect(store.stateOf('a')).toMatchObject({ isLoading: true, frame: one(1) })
    await settle()
    expect(store.stateOf('a')).toMatchObject({
      ...{ isLoading: false, frame: one(1) },
      failure: { kind: 'failed' },
    })
  })

  it('forgets a frame that the viewer may no longer see', async () => {
    let count = 0
    const { store } = storeOf({
      a: () => (count++ === 0 ? one(1) : { ok: false, error: null, isForbidden: true }),
    })
    look(store, ['a'])
    await settle()
    store.retry('a')
    await settle()
    expect(store.stateOf('a')).toEqual({ isLoading: false, failure: { kind: 'forbidden' } })
  })

  it('asks what depends on a variable that changed, and nothing else', async () => {
    const { port, store } = storeOf({ a: one(1), live: one(1) })
    look(store, ['a', 'live'])
    await settle()
    store.setValues({ other: 'x' })
    await settle()
    expect(port.requests).toHaveLength(1)
    store.setValues({ other: 'x', site: 'east' })
    await settle()
    expect(port.requests[1]).toEqual({ queries: ['a'], values: { other: 'x', site: 'east' } })
    store.setValues({ time: { from: 'now-1h', to: 'now' } })
    await settle()
    expect(port.requests[2]?.queries).toEqual(['a', 'live'])
  })

  it('drops an answer to earlier values', async () => {
    const { port, store } = storeOf({ a: ({ values }) => one(values['site'] === 'east' ? 2 : 1) })
    const query = port.query.bind(port)
    const slow = vi.spyOn(port, 'query').mockImplementation(async (request, signal) => {
      await new Promise((done) => setTimeout(done, request.values['site'] ? 10 : 100))
      return query(request, signal)
    })
    look(store, ['a'])
    await settle()
    store.setValues({ site: 'east' })
    await vi.advanceTimersByTimeAsync(200)
    expect(slow.mock.calls[0]?.[1].aborted).toBe(true)
    expect(valueOf(store, 'a')).toBe(2)
  })

  it('does not ask what nobody looks at, until somebody does', async () => {
    const { port, store } = storeOf({ a: one(1) })
    const stop = look(store, ['a'])
    await settle()
    stop()
    store.setValues({ site: 'east' })
    await settle()
    expect(port.requests).toHaveLength(1)
    look(store, ['a'])
    await settle()
    expect(port.requests).toHaveLength(2)
  })

  it('shows live values at most four times a second, and ends them unseen', async () => {
    const { port, store } = storeOf({ live: one(0) })
    const told = vi.fn()
    const stop = store.observe('live', told)
    await settle()
    told.mockClear()
    for (let value = 1; value <= 100; value += 1) {
      port.tell('live', one(value))
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(liveInterval)
    expect(valueOf(store, 'live')).toBe(100)
    expect(told.mock.calls.length).toBeLessThanOrEqual(5)
    stop()
    await settle()
    expect(port.subscriptions.size).toBe(0)
  })

  it('asks again at the interval of the time window', async () => {
    const window = { from: 'now-1h', to: 'now', refresh: 30 }
    const { port, store } = storeOf({ a: one(1) }, { time: window })
    const stop = look(store, ['a', 'own'])
    await vi.advanceTimersByTimeAsync(61_000)
    expect(port.requests).toHaveLength(3)
    stop()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(port.requests).toHaveLength(3)
  })

  it('asks for nothing while its window is hidden, and once when it shows again', async () => {
    const window = { from: 'now-1h', to: 'now', refresh: 30 }
    const { port, store } = storeOf({ a: one(1) }, { time: window })
    const stop = look(store, ['a'])
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const turn = (to: DocumentVisibilityState) => {
      state.mockReturnValue(to)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    turn('hidden')
    await vi.advanceTimersByTimeAsync(100_000)
    expect(port.requests).toHaveLength(1)
    turn('visible')
    await vi.advanceTimersByTimeAsync(10)
    expect(port.requests).toHaveLength(2)
    turn('visible')
    await vi.advanceTimersByTimeAsync(10)
    expect(port.requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(port.requests).toHaveLength(3)
    stop()
    turn('hidden')
    await vi.advanceTimersByTimeAsync(100_000)
    turn('visible')
    await vi.advanceTimersByTimeAsync(10)
    expect(port.requests).toHaveLength(3)
    state.mockRestore()
  })

  it.each([
    ['lost', 'unknown-query'],
    ['a', 'no-answer'],
    ['b', 'bad-frame'],
  ])('says of %s: %s', async (id, kind) => {
    const { store } = storeOf({ b: { columns: [{ name: 'x', type: 'number', values: ['1'] }] } })
    look(store, [id])
    await settle()
    expect(store.stateOf(id).failure?.kind).toBe(kind)
  })

  it('ends everything when it is stopped, and begins anew when looked at', async () => {
    const { port, store } = storeOf({ a: 'never' })
    const stop = look(store, ['a'])
    await settle()
    store.stop()
    stop()
    look(store, ['a'])
    await settle()
    expect(port.requests).toHaveLength(2)
  })
})
