import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindDue } from '../../repositories/calendar/remind.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import type { OperationId } from '../../http/contractTypes.js'
import type { Parts } from '../../testing/validRequest.js'
import type { Person } from '../../testing/World.js'

type CalendarEvent = Schemas['CalendarEvent']
type Todo = Schemas['Todo']

let bench: Bench
let org: Organisation
let me: Person
beforeAll(async () => {
  bench = await openBench({ own: true })
})
afterAll(() => bench.close())
// The clock moves on and ends sessions: everybody begins anew.
beforeEach(async () => {
  org = await Organisation.of(bench)
  me = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
})

const call = <T>(operation: OperationId, parts: Parts = {}) => org.callAs<T>(me, operation, parts)

async function get<T>(operation: OperationId, parts: Parts = {}): Promise<T> {
  const { status, body } = await call<T>(operation, parts)
  expect([status, body.message]).toEqual([200, 'OK'])
  return body.data as T
}

const inMinutes = (minutes: number) =>
  new Date(bench.services.now().getTime() + minutes * 60_000).toISOString()

const november = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }

const remind = () => bench.engine.tx('platform', (db) => remindDue(db, bench.services.now()))

async function letterTitles(): Promise<string[]> {
  const letters = await get<Schemas['Letter'][]>('listLetters', { body: {} })
  return letters.map(({ title }) => title)
}

describe('calendar events', () => {
  it('are listed by time, those that touch the span, and only one’s own', async () => {
    const add = (title: string, startAt: string, endAt: string) =>
      get<CalendarEvent>('addCalendarEvent', { body: { title, startAt, endAt } })
    await add('后', '2026-11-23T03:00:00Z', '2026-11-23T04:00:00Z')
    const first = await add(' 先 ', '2026-11-23T01:00:00Z', '2026-11-23T02:00:00Z')
    await add('跨月', '2026-10-30T00:00:00Z', '2026-11-02T00:00:00Z')
    await add('以前', '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z')
    expect(first).toMatchObject({
      title: '先',
      startAt: '2026-11-23T01:00:00.000Z',
      allDay: false,
      remindMinutes: null,
      version: 1,
    })
    const { body, total } = await call<CalendarEvent[]>('listCalendarEvents', { query: november })
    expect(body.data?.map(({ title }) => title)).toEqual(['跨月', '先', '后'])
    expect(total).toBe(3)
    const theirs = await org.call<CalendarEvent[]>('listCalendarEvents', { query: november })
    expect(theirs.body.data).toEqual([])
    const path = { id: first.id }
    expect((await org.call('getCalendarEvent', { path })).status).toBe(404)
    expect(await get('getCalendarEvent', { path })).toEqual(first)
  })

  it('end after they begin, and are asked for a year at most', async () => {
    const body = { title: 'x', startAt: '2026-11-23T02:00:00Z', endAt: '2026-11-23T01:00:00Z' }
    const refused = await call('addCalendarEvent', { body })
    expect([refused.status, refused.body.code]).toEqual([422, 'END_BEFORE_START'])
    const event = await get<CalendarEvent>('addCalendarEvent', {
      body: { ...body, endAt: '2026-11-23T02:00:00Z' },
    })
    const moved = await call('editCalendarEvent', {
      path: { id: event.id },
      body: { version: 1, startAt: '2026-11-24T02:00:00Z' },
    })
    expect([moved.status, moved.body.code]).toEqual([422, 'END_BEFORE_START'])
    const span = await call('listCalendarEvents', {
      query: { from: '2026-01-01T00:00:00Z', to: '2027-12-31T00:00:00Z' },
    })
    expect([span.status, span.body.code]).toEqual([422, 'SPAN_TOO_LONG'])
  })

  it('S-18: are changed and removed at the version that was seen', async () => {
    const event = await get<CalendarEvent>('addCalendarEvent', {
      body: { title: 'x', startAt: inMinutes(60), endAt: inMinutes(90) },
    })
    const path = { id: event.id }
    const changed = await get<CalendarEvent>('editCalendarEvent', {
      path,
      body: { version: 1, location: '3 号会议室' },
    })
    expect(changed).toEqual({ ...event, location: '3 号会议室', version: 2 })
    for (const operation of ['editCalendarEvent', 'removeCalendarEvent'] as const) {
      const stale = await call(operation, { path, body: { version: 1 } })
      expect([stale.status, stale.body.current]).toEqual([412, changed])
    }
    expect(await get('removeCalendarEvent', { path, body: { version: 2 } })).toBeNull()
    expect((await call('getCalendarEvent', { path })).status).toBe(404)
  })

  it('remind once, by a letter, in the language of the person', async () => {
    const add = (title: string, remindMinutes: number | null) =>
      get<CalendarEvent>('addCalendarEvent', {
        body: { title, startAt: inMinutes(60), endAt: inMinutes(90), remindMinutes },
      })
    await add('评审', 15)
    await add('不提醒', null)
    const moved = await add('推迟的', 15)
    expect(await letterTitles()).toEqual([])
    bench.advance(46 * 60_000)
    me = { ...me, token: await bench.world.session(me.userId) }
    await get('editCalendarEvent', {
      path: { id: moved.id },
      body: { version: 1, startAt: inMinutes(120), endAt: inMinutes(130) },
    })
    await remind()
    await remind()
    expect(await letterTitles()).toEqual(['提醒：评审'])
    await bench.world.sql`insert into preferences (user_id, value)
      values (${me.userId}, '{"language":"en-US"}')`
    bench.advance(106 * 60_000)
    me = { ...me, token: await bench.world.session(me.userId) }
    await remind()
    expect(await letterTitles()).toEqual(['Reminder: 推迟的', '提醒：评审'])
  })
})

describe('to-dos', () => {
  it('are open until they are done, what is due first', async () => {
    const add = (title: string, dueAt: string | null) =>
      get<Todo>('addTodo', { body: { title, dueAt } })
    await add('无期限', null)
    const late = await add('过期', inMinutes(-60))
    await add('明天', inMinutes(24 * 60))
    const titles = async (state?: string) =>
      (await get<Todo[]>('listTodos', { query: { state } })).map(({ title }) => title)
    expect(await titles()).toEqual(['过期', '明天', '无期限'])
    const path = { id: late.id }
    const done = await get<Todo>('editTodo', { path, body: { version: 1, done: true } })
    expect(done.doneAt).not.toBeNull()
    expect([await titles(), await titles('done')]).toEqual([['明天', '无期限'], ['过期']])
    expect(await titles('all')).toEqual(['明天', '无期限', '过期'])
    const stale = await call('editTodo', { path, body: { version: 1, done: false } })
    expect([stale.status, stale.body.current]).toEqual([412, done])
    const reopened = await get<Todo>('editTodo', { path, body: { version: 2, done: false } })
    expect(reopened.doneAt).toBeNull()
    expect((await org.call('getTodo', { path })).status).toBe(404)
    expect(await get('removeTodo', { path, body: { version: 3 } })).toBeNull()
    expect(await titles()).toEqual(['明天', '无期限'])
  })

  it('remind at the time that was chosen, unless they are done', async () => {
    const add = (title: string) =>
      get<Todo>('addTodo', { body: { title, remindAt: inMinutes(10) } })
    await add('报销')
    const finished = await add('已办')
    await get('editTodo', { path: { id: finished.id }, body: { version: 1, done: true } })
    bench.advance(11 * 60_000)
    await Promise.all([remind(), remind()])
    expect(await letterTitles()).toEqual(['提醒：报销'])
  })

  it('and all else that waits for a person are counted', async () => {
    expect(await get('getWaitingWork')).toEqual({
      ...{ todos: 0, overdue: 0, confirmations: 0, invitations: 0, applications: 0 },
    })
    await get('addTodo', { body: { title: '一', dueAt: inMinutes(-1) } })
    await get('addTodo', { body: { title: '二' } })
    await bench.world.invite('b', { userId: me.userId })
    await bench.world.application()
    const notice = await org.get<{ id: string; version: number }>('addNotice', {
      body: { title: '请确认', mustConfirm: true, memberIds: [me.memberOf.a?.memberId] },
    })
    await org.get('publishNotice', { path: { id: notice.id }, body: { version: notice.version } })
    expect(await get('getWaitingWork')).toEqual({
      ...{ todos: 2, overdue: 1, confirmations: 1, invitations: 1, applications: 0 },
    })
    const staff = await bench.world.person({
      memberOf: [{ tenant: 'operator', permissions: ['customer:audit'] }],
    })
    const operators = new Organisation(bench, staff, 'operator')
    const waiting = await operators.get<Schemas['WaitingWork']>('getWaitingWork')
    expect(waiting.applications).toBeGreaterThanOrEqual(1)
  })
})
