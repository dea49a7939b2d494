import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../ids.js'
import { forgetLogs, monthsBefore } from '../../jobs/forgetLogs.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const minuteMs = 60_000

interface SignIn {
  id: string
  tenantId: string
  userId: string | null
  success: boolean
  reason: string | null
  terminal: string | null
  at: Date
}

interface Visit {
  tenantId: string
  userId: string
  appCode: string
  hour: Date
  firstAt: Date
  lastAt: Date
  visits: number
}

interface Range {
  from: string
  to: string
  zone: string
  by?: 'day' | 'hour'
  customerId?: string
}

let bench: Bench
let operator: Organisation
let a: Organisation
let b: Organisation
/** One day has lines every few minutes, and on its borders in each of the time zones. */
const middle = Date.parse('2027-03-10T00:00:00.000Z')
const zones = {
  'Asia/Shanghai': 480,
  UTC: 0,
  'Asia/Kolkata': 330,
  'Pacific/Marquesas': -570,
} as const

beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
  const tenants = [a.tenantId, b.tenantId]
  const borders = Object.values(zones).flatMap((ahead) =>
    [-1, 0, 1].map((ms) => middle + dayMs - ahead * minuteMs + ms),
  )
  const spread = Array.from({ length: 300 }, (_, n) => middle - 3 * dayMs + n * 27 * minuteMs)
  for (const [n, at] of [...spread, ...borders].entries()) {
    const tenantId = tenants[n % 2] ?? ''
    await signIn(tenantId, n, new Date(at))
    await visit(tenantId, n, new Date(at))
  }
  await signIn('-', 12, new Date(middle))
}, 600_000)
afterAll(() => bench.close())

async function signIn(tenantId: string, n: number, at: Date) {
  const name = n % 9 === 0 ? null : `person-${n % 23}`
  const success = n % 4 > 0
  await bench.world.sql`insert into login_log
    (tenant_id, id, user_id, login_name, login_key, success, reason, terminal, via, created_at)
    values (${tenantId}, ${newId()}, ${name}, ${name ?? 'x***'}, ${name ?? 'x***'}, ${success},
      ${success ? null : n % 8 > 0 ? 'WRONG_PASSWORD' : 'LOCKED'},
      ${n % 5 === 0 ? null : `Browser ${n % 3}`}, 'login', ${at})`
}

async function visit(tenantId: string, n: number, at: Date) {
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
  await bench.world.sql`insert into app_visits
    (tenant_id, hour, user_id, app_code, visits, first_at, last_at)
    values (${tenantId}, ${hour}, ${`person-${n % 23}`}, ${`app-${String(n % 13)}`}, ${1 + (n % 4)},
      ${at}, ${at})
    on conflict (tenant_id, hour, user_id, app_code) do update
      set visits = app_visits.visits + excluded.visits`
}

const signIns = () =>
  bench.world.sql<SignIn>`select id, tenant_id as "tenantId", user_id as "userId", success, reason,
    terminal, created_at as at from login_log`

const visits = () =>
  bench.world.sql<Visit>`select tenant_id as "tenantId", user_id as "userId",
    app_code as "appCode", hour, first_at as "firstAt", last_at as "lastAt", visits
    from app_visits`

const loginBoard = (query: Range) =>
  operator.get<Schemas['LoginBoard']>('getPlatformLoginBoard', { query: { ...query } })

const appBoard = (query: Range) =>
  operator.get<Schemas['AppBoard']>('getPlatformAppBoard', { query: { ...query } })

const byName = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function tally(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || byName(one.name, other.name))
}

const distinct = (values: readonly (string | null)[]) =>
  new Set(values.filter((value) => value !== null)).size

/** Where each day or hour of a board begins and ends. */
function spansOf({ from, to, by = 'day' }: Pick<Range, 'from' | 'to' | 'by'>) {
  const step = by === 'day' ? dayMs : hourMs
  const begins: number[] = []
  for (let at = Date.parse(from); at < Date.parse(to); at += step) begins.push(at)
  return begins.map((begin) => ({ begin, end: Math.min(begin + step, Date.parse(to)) }))
}

const between = <Line>(
  lines: readonly Line[],
  at: (line: Line) => Date,
  from: number,
  to: number,
) => lines.filter((line) => at(line).getTime() >= from && at(line).getTime() < to)

/** The board's figures, counted line by line. */
async function naiveLogins(query: Range) {
  const { customerId, from, to } = query
  const all = (await signIns()).filter((line) => !customerId || line.tenantId === customerId)
  const lines = between(all, ({ at }) => at, Date.parse(from), Date.parse(to))
  const made = lines.filter(({ success }) => success)
  const failed = lines.filter(({ success }) => !success)
  return {
    logins: made.length,
    failures: failed.length,
    users: distinct(made.map(({ userId }) => userId)),
    terminals: tally(made.map(({ terminal }) => terminal ?? '–')),
    failureReasons: tally(failed.map(({ reason }) => reason ?? '–')),
    series: spansOf(query).map(({ begin, end }) => {
      const within = between(lines, ({ at }) => at, begin, end)
      const logins = within.filter(({ success }) => success).length
      return { at: new Date(begin).toISOString(), logins, failures: within.length - logins }
    }),
  }
}

async function naiveVisits(query: Range) {
  const { customerId, from, to } = query
  const all = (await visits()).filter((line) => !customerId || line.tenantId === customerId)
  const lines = between(all, ({ hour }) => hour, Date.parse(from), Date.parse(to))
  const sum = (some: readonly Visit[]) => some.reduce((total, { visits: n }) => total + n, 0)
  const topApps = [...new Set(lines.map(({ appCode }) => appCode))].map((appCode) => {
    const own = lines.filter((line) => line.appCode === appCode)
    return { appCode, visits: sum(own), users: distinct(own.map(({ userId }) => userId)) }
  })
  topApps.sort((one, other) => other.visits - one.visits || byName(one.appCode, other.appCode))
  return {
    visits: sum(lines),
    users: distinct(lines.map(({ userId }) => userId)),
    topApps: topApps.slice(0, 10),
    series: spansOf(query).map(({ begin, end }) => {
      const within = between(lines, ({ hour }) => hour, begin, end)
      const users = distinct(within.map(({ userId }) => userId))
      return { at: new Date(begin).toISOString(), visits: sum(within), users }
    }),
  }
}

/** Both boards show what their lines say. */
async function expectFigures(query: Range) {
  const logins = await loginBoard(query)
  expect(logins).toMatchObject(await naiveLogins({ ...query, from: logins.from, to: logins.to }))
  const apps = await appBoard(query)
  expect(apps).toMatchObject(await naiveVisits({ ...query, from: apps.from, to: apps.to }))
  return { logins, apps }
}

const around = { from: new Date(middle - 4 * dayMs), to: new Date(middle + 4 * dayMs) }
const range = { from: around.from.toISOString(), to: around.to.toISOString() }

describe('the figures of the operator’s boards', () => {
  it('are those of the lines, by day, wherever a day begins', async () => {
    for (const [zone, ahead] of Object.entries(zones)) {
      const { logins, apps } = await expectFigures({ ...range, zone })
      expect((Date.parse(logins.from) + ahead * minuteMs) % dayMs).toBe(0)
      expect(logins.logins).toBeGreaterThan(200)
      expect(apps.topApps).toHaveLength(10)
    }
  })

  it('are those of the lines by hour, and of one customer only', async () => {
    for (const customerId of [undefined, a.tenantId, b.tenantId]) {
      const query = { ...range, zone: 'Asia/Shanghai', ...(customerId ? { customerId } : {}) }
      const { logins } = await expectFigures({ ...query, by: 'hour' })
      expect(logins.series).toHaveLength(192)
      await expectFigures(query)
    }
  })

  it('have a place for each day without lines, and end inside of one', async () => {
    const { logins } = await expectFigures({
      from: '2027-01-01T00:00:00.000Z',
      to: '2027-03-09T07:31:00.000Z',
      zone: 'UTC',
    })
    expect(logins.series).toHaveLength(68)
    expect(logins.series[0]).toMatchObject({ logins: 0, failures: 0 })
  })

  it('have the lines of the present day, those written late, and none that is forgotten', async () => {
    const present = new Date()
    const query = {
      from: new Date(present.getTime() - 3 * dayMs).toISOString(),
      to: new Date(present.getTime() + hourMs).toISOString(),
      zone: 'Asia/Shanghai',
    }
    const before = await expectFigures(query)
    await signIn(a.tenantId, 1, present)
    await visit(a.tenantId, 1, present)
    const after = await expectFigures(query)
    expect(after.logins.logins).toBe(before.logins.logins + 1)
    expect(after.apps.visits).toBe(before.apps.visits + 2)

    const first = await expectFigures({ ...range, zone: 'Asia/Shanghai' })
    await signIn(b.tenantId, 5, new Date(middle))
    await visit(b.tenantId, 5, new Date(middle))
    const late = await expectFigures({ ...range, zone: 'Asia/Shanghai' })
    expect(late.logins.logins).toBe(first.logins.logins + 1)

    const forgotten = new Date(middle)
    const months = bench.services.config.logMonths
    const now = new Date(forgotten)
    now.setUTCMonth(now.getUTCMonth() + months)
    expect(monthsBefore(now, months)).toEqual(forgotten)
    await forgetLogs(bench.services, now)
    const left = await expectFigures({ ...range, zone: 'Asia/Shanghai' })
    expect(left.logins.logins).toBeLessThan(late.logins.logins)
    expect(left.logins.logins).toBeGreaterThan(0)
  })
})

describe('deep pages of the operator’s logs', () => {
  it('follow on each other, newest first, each line once and with its person’s name', async () => {
    const at = new Date('2027-06-01T00:00:00.000Z')
    for (let n = 0; n < 70; n += 1) {
      const { userId } = n % 2 ? b.admin : a.admin
      const { tenantId } = n % 2 ? b : a
      const moment = new Date(at.getTime() + Math.floor(n / 3) * 11 * minuteMs)
      await bench.world.sql`insert into login_log
        (tenant_id, id, user_id, login_name, login_key, success, via, created_at)
        values (${tenantId}, ${newId()}, ${userId}, 'deep', 'deep', true, 'login', ${moment})`
      await bench.world.sql`insert into audit_log
        (tenant_id, id, user_id, operation, object_name, created_at)
        values (${tenantId}, ${newId()}, ${userId}, 'editDept', 'deep', ${moment})`
    }
    for (const [operation, table] of [
      ['listPlatformLoginLog', 'login_log'],
      ['listPlatformOperatorLog', 'audit_log'],
    ] as const) {
      const page = (query: Record<string, string>) =>
        operator.call<{ id: string; userName: string | null }[]>(operation, {
          query: { keyword: 'deep', ...query },
        })
      const ids: string[] = []
      for (let n = 1; n <= 10; n += 1) {
        const { body, total } = await page({ size: '7', page: String(n) })
        expect(total).toBe(70)
        ids.push(...(body.data ?? []).map(({ id }) => id))
        expect(body.data?.every(({ userName }) => Boolean(userName))).toBe(true)
      }
      const rows =
        table === 'login_log'
          ? await bench.world.sql<{ id: string; at: Date }>`select id, created_at as at
            from login_log where login_key = 'deep'`
          : await bench.world.sql<{ id: string; at: Date }>`select id, created_at as at
            from audit_log where object_name = 'deep'`
      rows.sort((one, other) => other.at.getTime() - one.at.getTime() || byName(other.id, one.id))
      expect(ids).toEqual(rows.map(({ id }) => id))
    }
  })

  it('of opened applications stand as their hours and last visits do, from inside an hour', async () => {
    const at = Date.parse('2027-07-01T00:00:00.000Z')
    for (let n = 0; n < 70; n += 1) {
      await visit(n % 2 ? b.tenantId : a.tenantId, n, new Date(at + ((n * 17) % 70) * 7 * minuteMs))
    }
    const [from, to] = [at + 35 * minuteMs, at + 400 * minuteMs]
    const wanted = (await visits())
      .filter(({ firstAt, lastAt }) => lastAt.getTime() >= from && firstAt.getTime() < to)
      .sort(
        (one, other) =>
          other.hour.getTime() - one.hour.getTime() ||
          other.lastAt.getTime() - one.lastAt.getTime() ||
          byName(one.userId, other.userId),
      )
    expect(wanted.some(({ hour }) => hour.getTime() < from)).toBe(true)
    const shown: unknown[] = []
    for (let page = 1; shown.length < wanted.length; page += 1) {
      const { body, total } = await operator.call<Schemas['PlatformAccessLog'][]>(
        'listPlatformAccessLog',
        {
          query: {
            from: new Date(from).toISOString(),
            to: new Date(to).toISOString(),
            size: '7',
            page: String(page),
          },
        },
      )
      expect(total).toBe(wanted.length)
      expect(body.data).not.toHaveLength(0)
      shown.push(...(body.data ?? []).map(({ userId, lastAt }) => [userId, lastAt]))
    }
    expect(shown).toEqual(wanted.map(({ userId, lastAt }) => [userId, lastAt.toISOString()]))
  })
})
