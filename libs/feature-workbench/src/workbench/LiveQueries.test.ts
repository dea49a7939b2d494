import type { LiveDataRequest, PageDataPort, QueryRead } from '@spruce/page-builder'
import { LiveListeners } from '@spruce/shell-ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askEvery, LiveQueries, settledAfter } from './LiveQueries.js'

const frame = { columns: [] }
const latest = (deviceId?: string): QueryRead => ({
  source: 'latest-values',
  parameters: deviceId === undefined ? {} : { deviceId },
})
const reads: LiveDataRequest['reads'] = {
  one: [latest('d1')],
  two: [latest('d2')],
  all: [latest()],
  history: [{ source: 'value-history', parameters: { deviceId: 'd1' } }],
  board: [{ source: 'devices-by-state', parameters: {} }],
  alarms: [{ source: 'alarms', parameters: { deviceId: 'd1' } }],
  joined: [
    { source: 'devices', parameters: {} },
    { source: 'alarms', parameters: {} },
  ],
  visits: [{ source: 'visits', parameters: {} }],
}

function start(...queries: string[]) {
  const query = vi.fn<PageDataPort['query']>((request) =>
    Promise.resolve(Object.fromEntries(request.queries.map((id) => [id, { ok: true, frame }]))),
  )
  const live = new LiveListeners()
  live.setUp(true)
  const subject = new LiveQueries(query, live)
  const values = {}
  const onFrame = vi.fn()
  const watch = (...ids: string[]) => subject.subscribe({ queries: ids, values, reads }, onFrame)
  const report = (...deviceIds: string[]) => live.tell('deviceValues', { deviceIds })
  const asked = () => query.mock.calls.map(([request]) => request.queries)
  return { query, live, watch, stop: watch(...queries), onFrame, report, asked }
}

let isHidden = false
beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
function hide(is: boolean) {
  isHidden = is
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('an event', () => {
  it('asks for all queries that it makes stale with one call, and for no others', async () => {
    const { report, asked, onFrame } = start('one', 'two', 'all', 'alarms', 'visits')
    report('d1')
    await pass(0)
    expect(asked()).toEqual([['one', 'all']])
    expect(onFrame.mock.calls).toEqual([
      ['one', frame, undefined],
      ['all', frame, undefined],
    ])
  })

  it.each([
    ['deviceValues', undefined, ['one', 'all', 'history', 'board', 'joined']],
    ['deviceValues', {}, ['one', 'all', 'history', 'board', 'joined']],
    ['alarms', { alarmIds: ['a1'] }, ['alarms', 'joined']],
    ['todo', {}, []],
  ])('%s of %o touches %o', async (kind, data, touched) => {
    const { live, asked } = start('one', 'all', 'history', 'board', 'alarms', 'joined', 'visits')
    live.tell(kind, data)
    await pass(0)
    expect(asked().flat()).toEqual(touched)
  })

  it('asks four times a second at most, and once more when the last answer surely knows of it', async () => {
    const { report, asked } = start('one')
    for (let tick = 0; tick < 99; tick += 1) {
      report('d1')
      await pass(10)
    }
    expect(asked()).toHaveLength(4)
    await pass(settledAfter)
    expect(asked().length).toBeLessThanOrEqual(6)
    const settled = asked().length
    await pass(askEvery * 10)
    expect(asked()).toHaveLength(settled)
  })

  it('asks a history once a second, and who is online every other', async () => {
    const { report, asked } = start('one', 'history', 'board')
    for (let tick = 0; tick < 98; tick += 1) {
      report('d1')
      await pass(40)
    }
    const count = (id: string) => asked().filter((ids) => ids.includes(id)).length
    expect(['one', 'history', 'board'].map(count)).toEqual([16, 4, 2])
  })

  it('waits for the answer before', async () => {
    const { query, report, asked } = start('one')
    let answer: () => void = () => undefined
    query.mockImplementationOnce(() => new Promise((done) => (answer = () => done({}))))
    report('d1')
    await pass(0)
    report('d1')
    await pass(5_000)
    expect(asked()).toHaveLength(1)
    answer()
    await pass(0)
    expect(asked()).toHaveLength(2)
  })

  it('is not lost where the call fails', async () => {
    const { query, report, asked } = start('one')
    report('d1')
    await pass(0)
    query.mockRejectedValueOnce(new Error('the network'))
    await pass(settledAfter)
    expect(asked()).toHaveLength(2)
    await pass(askEvery)
    expect(asked()).toHaveLength(3)
  })
})

describe('a subscription', () => {
  it('goes on where the one before it was', async () => {
    const { watch, stop, report, asked, onFrame, query } = start('one', 'two')
    report('d2')
    let answer: () => void = () => undefined
    query.mockImplementationOnce(
      () => new Promise((done) => (answer = () => done({ two: { ok: true, frame } }))),
    )
    await pass(0)
    report('d1')
    const end = watch('one', 'two', 'all')
    stop()
    answer()
    await pass(0)
    expect(asked()).toEqual([['two'], ['one']])
    expect(onFrame.mock.calls.map(([id]) => id as string)).toEqual(['two', 'one'])
    end()
    report('d1')
    await pass(askEvery * 4)
    expect(asked()).toHaveLength(2)
  })

  it('hears nothing that was asked for other values', async () => {
    const { stop, report, onFrame, query } = start('one')
    let answer: () => void = () => undefined
    query.mockImplementationOnce(
      () => new Promise((done) => (answer = () => done({ one: { ok: true, frame } }))),
    )
    report('d1')
    await pass(0)
    const signal = query.mock.calls[0]?.[1]
    stop()
    expect(signal?.aborted).toBe(true)
    answer()
    await pass(0)
    expect(onFrame).not.toHaveBeenCalled()
  })
})

describe('while the browser hides the page', () => {
  it('nothing is asked, and what became due once it is back', async () => {
    const { report, asked, live } = start('one', 'board', 'visits')
    hide(true)
    report('d1')
    await pass(0)
    live.setUp(false)
    await pass(askEvery * 4)
    live.setUp(true)
    await pass(1_000)
    expect(asked()).toEqual([])
    hide(false)
    await pass(0)
    expect(asked()).toEqual([['one', 'board', 'visits']])
  })
})

describe('without events', () => {
  it('asks by the clock, and for all of it once when they come again', async () => {
    const { live, asked } = start('one', 'alarms')
    live.setUp(false)
    await pass(askEvery * 2 + 10)
    expect(asked()).toEqual([
      ['one', 'alarms'],
      ['one', 'alarms'],
    ])
    await pass(1_000)
    live.setUp(true)
    await pass(askEvery * 4)
    expect(asked()).toHaveLength(3)
  })

  it('asks for nothing anew when the first ones come', async () => {
    const { live, watch, stop, asked } = start('one')
    stop()
    live.setUp(false)
    watch('one')
    live.setUp(true)
    await pass(askEvery * 4)
    expect(asked()).toEqual([])
  })

  it('asks by the clock for what no event tells, and for who went offline', async () => {
    const { asked } = start('one', 'visits', 'board')
    await pass(askEvery * 2 + 10)
    expect(asked()).toEqual([['visits'], ['visits', 'board']])
  })
})
