import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Schemas } from '@spruce/api-client/contract'
import { parse } from 'csv-parse/sync'
import readSheets from 'read-excel-file/universal'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AuditRepository } from '../../repositories/AuditRepository.js'
import { LoginLogRepository } from '../../repositories/logs/LoginLogRepository.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

let bench: Bench
let operator: Organisation
let a: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
})
afterAll(() => bench.close())
afterEach(() => vi.restoreAllMocks())

type Log = 'login' | 'access' | 'operator'

/** Asks for a file over the wire; resolves when its first bytes are here. */
function ask(
  log: Log,
  query: Record<string, string>,
  who = operator,
  language = 'zh-CN',
): Promise<IncomingMessage> {
  const { port } = bench.app.server.address() as AddressInfo
  const path = `/spruce/api/v1/platform/${log}-logs/export?${new URLSearchParams(query).toString()}`
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: {
          'app-code': 'spruce-web-operation-management',
          'accept-language': language,
          'current-tenant': who.tenantId,
          cookie: `token=${who.admin.token}`,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

/** The first row of a file. */
async function headOf(log: Log, query: Record<string, string>, language?: string) {
  const bytes = await buffer(await ask(log, query, operator, language))
  if (query['format'] === 'csv') return parse(bytes, { bom: true })[0]
  return (await readSheets(new Blob([new Uint8Array(bytes)])))[0]?.data[0]
}

/** The rows of a file below its head, as texts, read by other libraries than write it. */
async function rowsOf(log: Log, query: Record<string, string>): Promise<string[][]> {
  const format = query['format'] ?? 'csv'
  const answer = await ask(log, query)
  expect(answer.statusCode).toBe(200)
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
    new RegExp(`^attachment; filename\\*=UTF-8''.+\\.${format}$`, 'u'),
  )
  const bytes = await buffer(answer)
  if (format === 'csv') return parse(bytes, { bom: true }).slice(1)
  const sheets = await readSheets(new Blob([new Uint8Array(bytes)]), { trim: false })
  return sheets.flatMap(({ data }) => data.slice(1).map((row) => row.map(textOf)))
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    // A day's fraction is not exact.
    return new Date(Math.round(cell.getTime() / 1000) * 1000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
  }
  if (cell === null) return ''
  return typeof cell === 'string' ? cell : JSON.stringify(cell)
}

/** As the clock of a zone shows a moment. */
function shownIn(zone: string, moment: string): string {
  return new Date(moment).toLocaleString('sv-SE', { timeZone: zone })
}

describe.each(['csv', 'xlsx'])('an exported log as %s', (format) => {
  it('has every line that the filter shows, newest first, also of the same millisecond', async () => {
    const word = bench.world.unique('many')
    const many = 10_500
    // Moments a quarter of a microsecond apart: four lines share each, and thousands a millisecond.
    await bench.world.sql`insert into login_log
      (tenant_id, id, login_name, login_key, success, via, created_at)
      select ${a.tenantId}, ${word} || lpad(n::text, 6, '0'), ${word} || n, ${word} || n, true, 'login',
        '2026-05-05T04:00:00Z'::timestamptz + make_interval(secs => (n / 4) / 1000000.0)
      from generate_series(1, ${many}::int) n`
    await bench.world.sql`insert into login_log
      (tenant_id, id, login_name, login_key, success, via, created_at)
      values (${a.tenantId}, ${word}, ${word}, ${word}, false, 'login', '2026-05-05T05:00:00Z')`
    const rows = await rowsOf('login', {
      keyword: word,
      success: 'true',
      format,
      columns: 'at,loginName',
    })
    expect(rows).toHaveLength(many)
    expect(rows.map((row) => row[1])).toEqual(
      Array.from({ length: many }, (_, index) => `${word}${String(many - index)}`),
    )
    expect(rows[0]?.[0]).toBe('2026-05-05 12:00:00')
  }, 300_000)

  it('has every visit, in any customer, and only those asked for', async () => {
    const word = bench.world.unique('v')
    const day = format === 'csv' ? '2026-06-01' : '2026-07-01'
    await bench.world.sql`insert into app_visits
      (tenant_id, hour, user_id, app_code, first_at, last_at)
      select case when n % 2 = 0 then ${a.tenantId} else ${operator.tenantId} end,
        ${day}::timestamptz + make_interval(hours => n / 700),
        ${word} || (n / 2 % 300), 'app' || (n % 3),
        ${day}::timestamptz + make_interval(hours => n / 700, mins => n % 3),
        ${day}::timestamptz + make_interval(hours => n / 700, mins => 40)
      from generate_series(1, 2500) n on conflict do nothing`
    const [found] = await bench.world.sql<{ all: number; apps: number; own: number }>`
      select count(*)::int as all, count(*) filter (where app_code = 'app1')::int as apps,
        count(*) filter (where tenant_id = ${a.tenantId})::int as own
      from app_visits where user_id like ${`${word}%`}`
    const days = { from: `${day}T00:00:00.000Z`, to: `${day}T23:00:00.000Z`, format }
    const rows = await rowsOf('access', days)
    expect(rows).toHaveLength(found?.all ?? -1)
    expect(new Set(rows.map((row) => row.join('|'))).size).toBe(rows.length)
    expect(await rowsOf('access', { ...days, appCode: 'app1' })).toHaveLength(found?.apps ?? -1)
    expect(await rowsOf('access', { ...days, customerId: a.tenantId })).toHaveLength(
      found?.own ?? -1,
    )
  })

  it('says before and after of a write, and no cell begins a formula', async () => {
    const name = bench.world.unique('=部')
    const { id } = await a.addDept(name)
    await a.get('editDept', { body: { id, name: `${name}改`, version: 1 } })
    const shown = await operator.get<Schemas['PlatformOperatorLog'][]>('listPlatformOperatorLog', {
      query: { keyword: name },
    })
    const columns = 'objectName,at,before,after'
    const rows = await rowsOf('operator', { keyword: name, format, columns })
    expect(rows.map((row) => row[0])).toEqual([`'${name}改`, `'${name}`])
    expect(rows.map((row) => row[1])).toEqual(shown.map(({ at }) => shownIn('Asia/Shanghai', at)))
    expect(rows[0]?.[2]).toContain(`名称：${name}`)
    expect(rows[0]?.[3]).toContain(`名称：${name}改`)
    expect(rows[1]?.[2]).toBe('')
  })

  it('says changes in the words and on the clock of the screen, and names the job that made them', async () => {
    const name = bench.world.unique('客户')
    await new AuditRepository(bench.services.engine.platform).add(
      {
        ...{ tenantId: operator.tenantId, userId: null, operation: 'expireCustomers' },
        ...{ traceId: 'job:customers.expire', address: '', at: bench.services.now() },
      },
      [
        {
          ...{ table: 'customers', id: name, name },
          before: { status: 'enabled', note: '<p>试 &amp; 用</p>' },
          after: { status: 'expired', expiresAt: '2026-07-01T03:04:05.678Z' },
        },
      ],
    )
    const columns = 'operationName,operator,address,before,after'
    const wanted = { keyword: name, format, columns, zone: 'America/New_York' }
    expect(await rowsOf('operator', wanted)).toEqual([
      [
        '客户到期处理',
        '系统任务',
        '',
        '说明：试 & 用；状态：启用',
        '状态：已过期；到期时间：2026-06-30 23:04:05',
      ],
    ])
  })

  it('has the columns, words and clock of the screen', async () => {
    const name = bench.world.unique('sign')
    await bench.world.sql`insert into login_log
      (tenant_id, id, user_id, login_name, login_key, success, reason, via, created_at)
      values (${a.tenantId}, ${name}, ${a.admin.userId}, ${name}, ${name}, false, 'WRONG_CODE',
        'loginByVerificationCode', '2026-07-01T03:04:05.678Z')`
    const wanted = { keyword: name, format, columns: 'via,at,success,reason,userName' }
    const [member] = await bench.world.sql<{ nick: string }>`
      select nick_name as nick from memberships
      where tenant_id = ${a.tenantId} and user_id = ${a.admin.userId}`
    expect(await rowsOf('login', wanted)).toEqual([
      ['验证码', '2026-07-01 11:04:05', '失败', '验证码不正确', member?.nick],
    ])
    const far = { ...wanted, zone: 'America/New_York', columns: 'at,customerName' }
    expect((await rowsOf('login', far))[0]?.[0]).toBe('2026-06-30 23:04:05')
    expect(await headOf('login', wanted)).toEqual(['登录方式', '时间', '结果', '失败原因', '人员'])
    expect(await headOf('login', wanted, 'en-US')).toEqual([
      'Signed in by',
      'Time',
      'Result',
      'Why it failed',
      'Person',
    ])
    expect(await headOf('login', { ...wanted, columns: 'at,at,via' })).toEqual(['时间', '登录方式'])
  })

  it('is refused where a column or zone is none', async () => {
    const wrong: Record<string, string>[] = [
      { columns: 'at,password' },
      { columns: 'constructor' },
      { columns: '' },
      { columns: 'at,' },
      { zone: '+08:00' },
      { zone: 'Mars/Olympus' },
    ]
    for (const query of wrong) {
      expect((await ask('login', { format, ...query })).resume().statusCode).toBe(400)
    }
  })

  it('is refused to who may only look, and to customers', async () => {
    const person = await bench.world.person({
      memberOf: [{ tenant: 'operator', permissions: ['platformlog:list'] }],
    })
    const looker = new Organisation(bench, person, 'operator')
    for (const log of ['login', 'access', 'operator'] as const) {
      expect((await ask(log, { format }, looker)).resume().statusCode).toBe(403)
      expect((await ask(log, { format }, a)).resume().statusCode).toBe(403)
    }
  })

  it('stops when the person does, and breaks off where the database fails', async () => {
    const line = {
      id: 'x',
      at: new Date(0),
      userId: null,
      loginName: 'x'.repeat(1_000),
      userName: null,
      success: true,
      reason: null,
      via: 'login',
      address: null,
      terminal: null,
      tenantId: a.tenantId,
      moment: '2026-05-05 04:00:00+00',
    }
    const page = Array.from({ length: 1_000 }, (_, index) => ({ ...line, id: String(index) }))
    const read = vi.spyOn(LoginLogRepository.prototype, 'listAfter').mockResolvedValue(page)
    const answer = await ask('login', { format })
    await new Promise((resolve) => answer.once('data', resolve))
    const ended = new Promise((resolve) => answer.once('close', resolve))
    answer.destroy()
    await ended
    await expect
      .poll(async () => {
        const before = read.mock.calls.length
        await new Promise((resolve) => setTimeout(resolve, 200))
        return read.mock.calls.length - before
      })
      .toBe(0)
    read.mockReset().mockResolvedValueOnce(page).mockRejectedValue(new Error('gone'))
    await expect(ask('login', { format }).then(buffer)).rejects.toThrow()
  })
})

it('another format than these is refused', async () => {
  const { status } = await operator.call('exportPlatformLoginLog', { query: { format: 'pdf' } })
  expect(status).toBe(400)
})
