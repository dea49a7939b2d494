import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetLogs, monthsBefore } from '../../jobs/forgetLogs.js'
import { newId } from '../../ids.js'
import { AuditRepository } from '../../repositories/AuditRepository.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

let bench: Bench
let operator: Organisation
let a: Organisation
let b: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
})
afterAll(() => bench.close())

const logIn = async (tenantId: string, name: string, at: Date, success = true) => {
  await bench.world.sql`insert into login_log
    (tenant_id, id, login_name, login_key, success, reason, via, created_at)
    values (${tenantId}, ${newId()}, ${name}, ${name.toLowerCase()}, ${success},
      ${success ? null : 'WRONG_PASSWORD'}, 'login', ${at})`
}

const visit = async (tenantId: string, userId: string, at: Date) => {
  await bench.world.sql`insert into app_visits
    (tenant_id, hour, user_id, app_code, first_at, last_at)
    values (${tenantId}, date_trunc('hour', ${at}::timestamptz), ${userId}, 'test-home', ${at}, ${at})`
}

describe('the operator’s logs', () => {
  it('show the writes of every customer, each with its name, and filter by customer', async () => {
    const name = bench.world.unique('部')
    await a.addDept(`${name}甲`)
    await b.addDept(`${name}乙`)
    const lines = (query: Record<string, string> = {}) =>
      operator.get<Schemas['PlatformOperatorLog'][]>('listPlatformOperatorLog', {
        query: { keyword: name, operation: 'addDept', ...query },
      })
    const all = await lines()
    expect(all.map(({ customerId, objectName }) => [customerId, objectName])).toEqual([
      [b.tenantId, `${name}乙`],
      [a.tenantId, `${name}甲`],
    ])
    expect(all[0]?.customerName).toContain('简称')
    expect(all[0]?.after).toMatchObject({ name: `${name}乙` })
    expect((await lines({ customerId: a.tenantId })).map(({ customerId }) => customerId)).toEqual([
      a.tenantId,
    ])
  })

  it('show sign-ins and visits of all, counted on boards, also of nobody known', async () => {
    const at = new Date('2026-05-05T04:00:00.000Z')
    const word = bench.world.unique('sign')
    await logIn(a.tenantId, `${word}a`, at)
    await logIn(b.tenantId, `${word}b`, at)
    await logIn('-', `${word}x`, at, false)
    await visit(a.tenantId, a.admin.userId, at)
    await visit(b.tenantId, b.admin.userId, at)
    const signIns = await operator.get<Schemas['PlatformLoginLog'][]>('listPlatformLoginLog', {
      query: { keyword: word },
    })
    expect(signIns.map(({ customerId }) => customerId).sort()).toEqual(
      [a.tenantId, b.tenantId, null].sort(),
    )
    const range = { from: '2026-05-05T00:00:00.000Z', to: '2026-05-06T00:00:00.000Z', zone: 'UTC' }
    const board = (query: Record<string, string> = {}) =>
      operator.get<Schemas['LoginBoard']>('getPlatformLoginBoard', {
        query: { ...range, ...query },
      })
    expect(await board()).toMatchObject({
      logins: 2,
      failures: 1,
      failureReasons: [{ name: 'WRONG_PASSWORD', count: 1 }],
    })
    expect(await board({ customerId: a.tenantId })).toMatchObject({ logins: 1, failures: 0 })
    const apps = await operator.get<Schemas['AppBoard']>('getPlatformAppBoard', { query: range })
    expect(apps).toMatchObject({ visits: 2, users: 2, topApps: [{ appCode: 'test-home' }] })
    const visits = await operator.get<Schemas['PlatformAccessLog'][]>('listPlatformAccessLog', {
      query: { from: range.from, to: range.to },
    })
    expect(visits.map(({ customerId }) => customerId).sort()).toEqual(
      [a.tenantId, b.tenantId].sort(),
    )
  })

  it('S-15: are exported with the customer in front, and no cell starts a formula', async () => {
    const at = new Date('2026-05-07T04:00:00.000Z')
    await logIn(a.tenantId, '=cmd', at)
    const entry = '/spruce/api/v1/platform/login-logs/export?keyword=%3Dcmd'
    const reply = await bench.app.inject({
      url: entry,
      headers: {
        'app-code': 'spruce-web-operation-management',
        'current-tenant': operator.tenantId,
        cookie: `token=${operator.admin.token}`,
      },
    })
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, line] = reply.body.split('\r\n')
    expect(head?.startsWith('\ufeff客户,')).toBe(true)
    expect(line).toContain(`'=cmd`)
  })

  it('name person and tenant of what is done outside any, as signing out and resetting', async () => {
    const person = await bench.world.person({ memberOf: [{ tenant: 'b', permissions: [] }] })
    const [{ nick } = { nick: '' }] = await bench.world.sql<{ nick: string }>`
      select nick_name as nick from memberships where user_id = ${person.userId}`
    await bench.services.engine.tx('platform', async (db) => {
      await new AuditRepository(db).add({
        tenantId: null,
        userId: person.userId,
        operation: 'resetPasswordByContact',
        traceId: 'trace',
        address: '127.0.0.1',
        at: new Date('2026-05-06T00:00:00.000Z'),
      })
    })
    expect((await b.callAs(person, 'logout', { body: {} })).status).toBe(200)
    const lines = await operator.get<Schemas['PlatformOperatorLog'][]>('listPlatformOperatorLog', {
      query: { userId: person.userId },
    })
    expect(lines.map(({ operation }) => operation)).toEqual(['logout', 'resetPasswordByContact'])
    for (const line of lines) {
      expect([line.userName, line.customerId]).toEqual([nick, b.tenantId])
      expect(line.customerName).toContain('简称')
    }
    expect(lines[0]).toMatchObject({ appCode: 'spruce-web-enterprise-console' })
  })

  it('name people who are no members any more, in every log', async () => {
    const person = await bench.world.person({ memberOf: [{ tenant: 'b', permissions: [] }] })
    const at = new Date('2026-05-09T04:00:00.000Z')
    await visit(b.tenantId, person.userId, at)
    await bench.world.sql`insert into login_log
      (tenant_id, id, user_id, login_name, login_key, success, via, created_at)
      values (${b.tenantId}, ${newId()}, ${person.userId}, 'x', 'x', true, 'login', ${at})`
    await b.callAs(person, 'logout', { body: {} })
    await bench.world.sql`delete from memberships where user_id = ${person.userId}`
    const [{ name } = { name: '' }] = await bench.world.sql<{ name: string }>`
      select name from users where id = ${person.userId}`
    const query = { userId: person.userId }
    for (const log of [
      'listPlatformOperatorLog',
      'listPlatformLoginLog',
      'listPlatformAccessLog',
    ] as const) {
      const rows = await operator.get<{ userName: string }[]>(log, { query })
      expect([log, ...rows.map(({ userName }) => userName)]).toEqual([log, name])
    }
    const own = await b.get<Schemas['OperatorLog'][]>('listOperatorLogging', { query })
    expect(own.map(({ userName }) => userName)).toEqual([name])
  })

  it('leave out how people arrange their own screen', async () => {
    const person = await bench.world.person({ memberOf: [{ tenant: 'b', permissions: [] }] })
    const saved = await b.callAs(person, 'saveFavorites', { body: { items: [] } })
    const views = await b.callAs(person, 'saveMyViews', { body: { page: 'members', views: [] } })
    const preferences = await b.callAs(person, 'savePreferences', {
      body: {
        theme: { mode: 'dark', palette: null },
        density: 'compact',
        language: 'en-US',
        sidebarOpened: false,
        menuType: 2,
        pinnedTabs: [],
      },
    })
    const workbenchId = await bench.world.givenWorkbench('b', person.memberOf.b?.departmentId)
    const home = await b.callAs(person, 'resetMyWorkbench', { body: { workbenchId } })
    const all = [saved, views, preferences, home]
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { total } = await operator.call('listPlatformOperatorLog', {
      query: { userId: person.userId },
    })
    expect(total).toBe(0)
  })

  it('find the lines of a kind of object whose name has capitals', async () => {
    const { status } = await operator.call('listPlatformOperatorLog', {
      query: { objectTable: 'tenantComponents' },
    })
    expect(status).toBe(200)
    const refused = await operator.call('listPlatformOperatorLog', {
      query: { objectTable: 'a b' },
    })
    expect(refused.status).toBe(400)
  })

  it('are closed to customers, whoever asks', async () => {
    expect((await a.call('listPlatformOperatorLog')).status).toBe(403)
    expect((await a.call('exportPlatformLoginLog')).status).toBe(403)
  })
})

describe('what is kept of logs', () => {
  it('is counted in months of the calendar', () => {
    const before = (now: string, months: number) =>
      monthsBefore(new Date(now), months).toISOString()
    expect(before('2026-03-31T10:00:00.000Z', 1)).toBe('2026-02-28T10:00:00.000Z')
    expect(before('2026-01-15T10:00:00.000Z', 12)).toBe('2025-01-15T10:00:00.000Z')
  })

  it('is forgotten by the job: sign-ins and visits first, who changed what later', async () => {
    const now = new Date('2031-06-15T00:00:00.000Z')
    const word = bench.world.unique('kept')
    const { logMonths, auditMonths } = bench.services.config
    const old = monthsBefore(now, logMonths + 1)
    const young = monthsBefore(now, logMonths - 1)
    for (const at of [old, young]) {
      await logIn(a.tenantId, word, at)
      await visit(a.tenantId, word, at)
    }
    const audit = async (at: Date) => {
      await bench.world
        .sql`insert into audit_log (tenant_id, id, operation, object_name, created_at)
        values (${a.tenantId}, ${newId()}, 'editDept', ${word}, ${at})`
    }
    await audit(old)
    await audit(monthsBefore(now, auditMonths + 1))
    await forgetLogs(bench.services, now)
    const [left] = await bench.world.sql<Record<string, number>>`select
      (select count(*)::int from login_log where login_key = ${word.toLowerCase()}) as logins,
      (select count(*)::int from app_visits where user_id = ${word}) as visits,
      (select count(*)::int from audit_log where object_name = ${word}) as writes`
    expect(left).toEqual({ logins: 1, visits: 1, writes: 1 })
  })
})
