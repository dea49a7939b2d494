import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { testPassword } from '../../testing/startTestServer.js'

type OperatorLog = Schemas['OperatorLog']

let bench: Bench
let org: Organisation

beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

async function signIn(loginName: string, password: string): Promise<number> {
  const { captchaKey, captcha } = await bench.credentials()
  const reply = await bench.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/140.0 Safari/537' },
    payload: { loginName, password: bench.services.cipher.encrypt(password), captchaKey, captcha },
  })
  return reply.statusCode
}

/** An export's text; the calls of `Organisation` read JSON. */
async function download(url: string) {
  const reply = await bench.app.inject({
    method: 'GET',
    url,
    headers: {
      'app-code': 'spruce-web-enterprise-console',
      'current-tenant': org.tenantId,
      cookie: `token=${org.admin.token}`,
    },
  })
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.rawPayload.toString('utf8'),
  }
}

describe('the operator log', () => {
  it('says who did what, when, from where, before and after', async () => {
    const department = await org.addDept('日志部', null, { description: '旧' })
    await org.get('editDept', { body: { id: department.id, version: 1, description: '新' } })
    const { body, total } = await org.call<OperatorLog[]>('listOperatorLogging', {
      query: { objectTable: 'departments', objectId: department.id },
    })
    expect(total).toBe(2)
    const [edit, add] = body.data ?? []
    expect(edit).toMatchObject({
      userId: org.admin.userId,
      operation: 'editDept',
      operationName: '编辑部门',
      objectName: '日志部',
      before: { description: '旧' },
      after: { description: '新' },
      address: '127.0.0.1',
      appCode: 'spruce-web-enterprise-console',
    })
    expect(edit?.userName).toBeTruthy()
    expect(add).toMatchObject({ operation: 'addDept', before: null, after: { name: '日志部' } })
  })

  it('holds neither passwords nor whole contacts', async () => {
    const department = await org.addDept('保密部')
    const member = await org.addMember('保密人', [department.id], {
      mobile: '13812340001',
      email: 'secret.person@example.cn',
    })
    await org.get('editMember', {
      path: { id: member.id },
      body: { version: 1, mobile: '13887650002' },
    })
    const rows = await org.get<OperatorLog[]>('listMemberHistory', { path: { id: member.id } })
    expect(rows[0]).toMatchObject({
      before: { mobile: '138****0001' },
      after: { mobile: '138****0002' },
    })
    const text = JSON.stringify(
      await bench.world.sql`select * from audit_log where object_id = ${member.id}`,
    )
    expect(text).not.toContain(member.oneTimePassword)
    expect(text).not.toMatch(/13812340001|13887650002|secret\.person@/)
  })

  it('is filtered by name, person, operation and time, newest first, in pages', async () => {
    const one = await org.addDept('筛选甲')
    await org.addDept('筛选乙')
    const list = (query: Record<string, string>) =>
      org.call<OperatorLog[]>('listOperatorLogging', { query })
    const named = await list({ keyword: '筛选' })
    expect([named.total, named.body.data?.map((row) => row.objectName)]).toEqual([
      2,
      ['筛选乙', '筛选甲'],
    ])
    const second = await list({ keyword: '筛选', page: '2', size: '1' })
    expect([second.total, second.body.data?.[0]?.objectId]).toEqual([2, one.id])
    expect((await list({ keyword: '筛选', operation: 'editDept' })).total).toBe(0)
    expect((await list({ keyword: '筛选', userId: org.admin.userId })).total).toBe(2)
    expect((await list({ keyword: '筛选', userId: 'nobody' })).total).toBe(0)
    expect((await list({ keyword: '筛选', to: '2020-01-01T00:00:00Z' })).total).toBe(0)
    expect((await list({ keyword: '筛选', from: '2020-01-01T00:00:00Z' })).total).toBe(2)
    expect((await list({ keyword: '%' })).total).toBe(0)
  })

  it('shows nothing of another tenant', async () => {
    const elsewhere = await Organisation.of(bench, 'b')
    await elsewhere.addDept('别家部门')
    expect((await org.call('listOperatorLogging', { query: { keyword: '别家' } })).total).toBe(0)
  })

  it('keeps one line for each person of a call about many', async () => {
    const department = await org.addDept('多人部')
    const people = [
      await org.addMember('多甲', [department.id]),
      await org.addMember('多乙', [department.id]),
    ]
    const ids = people.map(({ id }) => id)
    await org.get('setMemberStatus', { body: { ids, status: 'disabled' } })
    for (const id of ids) {
      const [last] = await org.get<OperatorLog[]>('listMemberHistory', { path: { id } })
      expect(last).toMatchObject({
        operation: 'setMemberStatus',
        before: { status: 'active' },
        after: { status: 'disabled' },
      })
    }
  })
})

describe('exports', () => {
  it('S-15: hold what the filter shows, and no cell starts a formula', async () => {
    await org.addDept('=HYPERLINK("http://evil")')
    await org.addDept('无关部门')
    const { status, headers, text } = await download(
      '/spruce/api/v1/operator-logs/export?keyword=%3DHYPER',
    )
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('操作日志.csv')}`,
    )
    expect(text.startsWith('\ufeff操作名称,操作人')).toBe(true)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil"")"`)
  })

  it('exist of each log, for those who may export', async () => {
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['log:list'] }],
    })
    for (const [operation, path] of [
      ['exportOperatorLog', '/spruce/api/v1/operator-logs/export'],
      ['exportLoginLog', '/spruce/api/v1/login-logs/export'],
      ['exportAccessLog', '/spruce/api/v1/access-logs/export'],
    ] as const) {
      expect([path, (await download(path)).status]).toEqual([path, 200])
      expect([operation, (await org.callAs(reader, operation)).status]).toEqual([operation, 403])
    }
  })
})

describe('the login log', () => {
  it('has successes and failures, the reason and the terminal', async () => {
    const { person } = await bench.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    expect(await signIn(person.loginName, 'Wrong@2026')).toBe(400)
    expect(await signIn(person.loginName, testPassword)).toBe(200)
    const rows = await org.get<Schemas['LoginLog'][]>('listLoginLog', {
      query: { userId: person.userId },
    })
    expect(rows).toMatchObject([
      { success: true, reason: null, via: 'login', terminal: 'Chrome / Windows' },
      { success: false, reason: 'WRONG_PASSWORD', loginName: person.loginName },
    ])
    const failed = await org.call('listLoginLog', {
      query: { keyword: person.loginName.toUpperCase(), success: 'false' },
    })
    expect(failed.total).toBe(1)
  })

  it('keeps of an unknown account no more than a character: it may be a password', async () => {
    expect(await signIn('Hunter2_really', 'Wrong@2026')).toBe(400)
    const rows = await bench.world.sql<{ tenant_id: string; login_name: string }>`
      select tenant_id, login_name from login_log where user_id is null`
    expect(rows).toEqual([{ tenant_id: '-', login_name: 'h***' }])
  })

  it('makes the board: by hour, terminals, reasons, people, online now', async () => {
    const board = await org.get<Schemas['LoginBoard']>('getLoginBoard', { query: { by: 'hour' } })
    expect(board).toMatchObject({
      logins: 1,
      failures: 1,
      users: 1,
      onlineNow: 1,
      terminals: [{ name: 'Chrome / Windows', count: 1 }],
      failureReasons: [{ name: 'WRONG_PASSWORD', count: 1 }],
    })
    expect(board.series.length).toBeGreaterThanOrEqual(48)
    expect(board.series.reduce((sum, { logins }) => sum + logins, 0)).toBe(1)
    expect(board.series.at(-1)).toMatchObject({ logins: 1, failures: 1 })
  })

  it('looks no further back than a board shows, and begins days where people live', async () => {
    const long = await org.get<Schemas['LoginBoard']>('getLoginBoard', {
      query: { from: '2020-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z', zone: 'Asia/Shanghai' },
    })
    expect(long.series.length).toBeLessThanOrEqual(93)
    expect(long.from).toMatch(/T16:00:00/)
  })

  it('begins each day at midnight of the zone, before and after clocks change', async () => {
    const daysOf = async (query: Record<string, string>) => {
      const board = await org.get<Schemas['LoginBoard']>('getLoginBoard', { query })
      const apps = await org.get<Schemas['AppBoard']>('getAppBoard', { query })
      expect(apps.series.map(({ at }) => at)).toEqual(board.series.map(({ at }) => at))
      return board.series.map(({ at }) => at.replace(':00.000Z', ''))
    }
    const around = (from: string, to: string, zone: string) =>
      daysOf({ from: `${from}:00Z`, to: `${to}:00Z`, zone })
    expect(await around('2026-10-31T04:00', '2026-11-03T05:00', 'America/New_York')).toEqual([
      '2026-10-31T04:00',
      '2026-11-01T04:00',
      '2026-11-02T05:00',
    ])
    expect(await around('2026-03-07T05:00', '2026-03-10T04:00', 'America/New_York')).toEqual([
      '2026-03-07T05:00',
      '2026-03-08T05:00',
      '2026-03-09T04:00',
    ])
    expect(await around('2026-10-02T13:30', '2026-10-05T13:00', 'Australia/Lord_Howe')).toEqual([
      '2026-10-02T13:30',
      '2026-10-03T13:30',
      '2026-10-04T13:00',
    ])
    expect(await around('2026-04-03T13:00', '2026-04-06T13:30', 'Australia/Lord_Howe')).toEqual([
      '2026-04-03T13:00',
      '2026-04-04T13:00',
      '2026-04-05T13:30',
    ])
    expect(await around('2026-10-31T10:00', '2026-11-02T10:00', 'Pacific/Kiritimati')).toEqual([
      '2026-10-31T10:00',
      '2026-11-01T10:00',
    ])
  })

  it('refuses a zone that there is not, and an offset', async () => {
    for (const zone of ['Mars/Olympus', '+08:00', '480', '']) {
      expect((await org.call('getLoginBoard', { query: { zone } })).status).toBe(400)
    }
  })

  it('counts those online whose last call is at most five minutes old', async () => {
    await bench.world.sql`update login_log set created_at = now() - interval '1 hour'`
    const online = async () => (await org.get<Schemas['LoginBoard']>('getLoginBoard')).onlineNow
    const before = await online()
    await bench.world.sql`update sessions set seen_at = now() - interval '2 minutes'
      where user_id = ${org.admin.userId}`
    await org.get('getUserInfos')
    expect(await online()).toBe(before + 1)
    await bench.world.sql`update memberships set seen_at = now() - interval '6 minutes'`
    expect(await online()).toBe(0)
  })
})

describe('the access log', () => {
  it('counts visits by person, application and hour', async () => {
    const visitor = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list'] }],
    })
    const visit = (appCode: string) => org.callAs(visitor, 'recordAppVisit', { body: { appCode } })
    for (let time = 0; time < 3; time += 1) {
      expect((await visit('spruce-web-enterprise-console')).status).toBe(200)
    }
    expect((await visit('no-such-app')).status).toBe(200)
    const rows = await org.get<Schemas['AccessLog'][]>('listAccessLog', {
      query: { userId: visitor.userId },
    })
    expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(3)
    expect(rows.every(({ appName }) => appName === '企业控制台')).toBe(true)
    const board = await org.get<Schemas['AppBoard']>('getAppBoard', { query: { by: 'hour' } })
    expect(board).toMatchObject({
      visits: 3,
      users: 1,
      topApps: [{ appCode: 'spruce-web-enterprise-console', visits: 3, users: 1 }],
    })
    const [audited] = await bench.world.sql<{ n: number }>`
      select count(*)::int as n from audit_log where user_id = ${visitor.userId}`
    expect(audited?.n).toBe(0)
  })
})

describe('what everybody meets', () => {
  it('401 without a session, 403 without the permission, 400 for what is no time', async () => {
    expect((await org.callAs(null, 'listOperatorLogging')).status).toBe(401)
    const other = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list'] }],
    })
    for (const operation of ['listOperatorLogging', 'listLoginLog', 'getAppBoard'] as const) {
      expect((await org.callAs(other, operation)).status).toBe(403)
    }
    const reply = await org.call('listLoginLog', { query: { from: 'yesterday' } })
    expect(reply.status).toBe(400)
    const theirs = await bench.world.object('departments', 'b')
    expect((await org.call('listDepartmentHistory', { path: { id: theirs } })).status).toBe(404)
  })
})
