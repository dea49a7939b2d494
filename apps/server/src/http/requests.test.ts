import { operationTable } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.js'
import type { TestCaller } from '../testing/TestCaller.js'
import { infrastructurePaths } from './infrastructureRoutes.js'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  ;({ caller: admin } = await server.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] }))
})
afterAll(() => server.close())

const addDept = '/aba-base/api/dept/add-dept'
const departments = async () =>
  (await server.world.sql<{ n: number }>`select count(*) as n from departments`)[0]?.n

describe('a body', () => {
  it.each([
    ['malformed', '{"name":', 400],
    ['poisoned', '{"name":"x","__proto__":{"a":1}}', 400],
    ['no object', '[]', 400],
    ['missing', '', 400],
    ['too large', JSON.stringify({ name: 'x'.repeat(300_000) }), 413],
  ])('that is %s is refused and writes nothing', async (_, body, status) => {
    const before = await departments()
    const answer = await admin.post(addDept, body)
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(status)
    expect(answer.text).not.toMatch(/stack|at Object|JSON\.parse/)
    expect(await departments()).toBe(before)
  })

  it('names every wrong field, in the language asked for', async () => {
    const body = { name: '', parentId: 7, surprise: true }
    const zh = await admin.post(addDept, body)
    expect(zh.status).toBe(400)
    expect(zh.body.message).toBe('API参数错误')
    expect(zh.body.fields).toEqual(
      expect.arrayContaining([
        { path: 'name', message: '必填' },
        { path: 'surprise', message: '未知字段' },
      ]),
    )
    const en = await admin.post(addDept, body, { headers: { 'accept-language': 'en-US' } })
    expect(en.body.fields).toContainEqual({ path: 'surprise', message: 'Unknown field' })
  })

  it('is never coerced: a number is no text', async () => {
    const answer = await admin.post(addDept, { name: 42, parentId: null })
    expect(answer.body.fields?.map(({ path }) => path)).toEqual(['name'])
  })

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('of type %s is refused by every operation (S-08)', async (type) => {
    for (const { method, path, operationId, authz, multipart } of operationTable) {
      // Those that ask for other callers: csrf.test.ts has them.
      const isForOthers = authz.auth === 'first-login' || authz.scope === 'platform'
      if (method === 'GET' || isForOthers) continue
      if (multipart && type.startsWith('multipart/')) continue // the contract gives these a form
      const answer = await admin.send(method as 'POST', path.replaceAll(/\{\w+\}/g, 'x'), {
        body: 'a=1',
        headers: { 'content-type': type },
      })
      expect([operationId, answer.status]).toEqual([operationId, 415])
    }
  })
})

describe('a day that the calendar does not have', () => {
  const day = '2026-02-30T08:00:00Z'
  const event = { title: '例会', startAt: day, endAt: '2026-03-02T09:00:00Z' }
  const spruce = '/spruce/api/v1'

  it.each([
    ['a calendar event', 'startAt', () => admin.post(`${spruce}/calendar-events`, event)],
    ['a to-do', 'dueAt', () => admin.post(`${spruce}/todos`, { title: '报表', dueAt: day })],
    [
      'a notice',
      'expireAt',
      () => admin.post(`${spruce}/notices`, { title: '公告', content: '', expireAt: day }),
    ],
    [
      'the values of a device',
      'values[0].at',
      () =>
        admin.post(`${spruce}/devices/d1/report`, {
          values: [{ code: 'temperature', value: 20, at: day }],
        }),
    ],
    [
      'the span of a calendar',
      'from',
      () => admin.get(`${spruce}/calendar-events?from=${day}&to=2026-03-31T00:00:00Z`),
    ],
    ['the filter of a log', 'to', () => admin.get(`${spruce}/login-logs?to=${day}`)],
  ])('is refused in %s, at %s', async (_, path, ask) => {
    const { status, body } = await ask()
    expect(status).toBe(400)
    expect(body.fields).toContainEqual({ path, message: '格式不正确' })
  })
})

describe('a query', () => {
  it('is coerced from text, and refused when it cannot be', async () => {
    const trees = '/aba-base/api/dept/dept-trees'
    expect((await admin.get(`${trees}?depth=2`)).status).toBe(200)
    const wrong = await admin.get(`${trees}?depth=two`)
    expect([wrong.status, wrong.body.fields?.[0]?.path]).toEqual([400, 'depth'])
    const doubled = await admin.get(`${trees}?depth=1&depth=2`)
    expect(doubled.status).toBe(400)
  })
})

describe('a foreign page (S-08)', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://portal.test.evil.example' }],
    [{ origin: undefined, 'sec-fetch-site': 'cross-site' }],
    [{ origin: undefined, 'sec-fetch-site': 'same-site' }],
  ])('is refused by every operation: %o', async (headers) => {
    for (const { method, path, operationId } of operationTable) {
      const answer = await admin.send(method as 'POST', path.replaceAll(/\{\w+\}/g, 'x'), {
        ...(method === 'GET' ? {} : { body: {} }),
        headers,
      })
      expect([operationId, answer.status, answer.body.code]).toEqual([
        operationId,
        403,
        'ORIGIN_DENIED',
      ])
    }
  })

  it('is let in when its origin is listed', async () => {
    const listed = await startTestServer({ SPRUCE_ALLOWED_ORIGINS: 'https://partner.example' })
    const { caller } = await listed.person({ memberOf: [] })
    const headers = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }
    expect((await caller.post('/auth/verify-token', {}, { headers })).status).toBe(200)
    await listed.close()
  })
})

describe('the headers of a call', () => {
  it('need an app-code, once somebody is signed in', async () => {
    const without = await admin.get('/aba-base/api/user-infos', {
      headers: { 'app-code': undefined },
    })
    expect([without.status, without.body.code]).toEqual([400, 'APP_CODE_MISSING'])
    const malformed = await admin.get('/aba-base/api/user-infos', {
      headers: { 'app-code': 'a b' },
    })
    expect([malformed.status, malformed.body.fields?.[0]?.path]).toEqual([400, 'app-code'])
    const anonymous = await server
      .visitor()
      .get('/aba-base/api/user-infos', { headers: { 'app-code': undefined } })
    expect(anonymous.status).toBe(401)
  })

  it('never count twice: a doubled current-tenant is denied', async () => {
    const { a } = server.world.tenants
    const answer = await server.app.inject({
      url: '/aba-base/api/user-infos',
      headers: {
        'app-code': 'x',
        cookie: `token=${admin.token ?? ''}`,
        'current-tenant': [a, a] as unknown as string,
      },
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'TENANT_DENIED' })
  })

  it('get 401 and nothing else without a live session', async () => {
    for (const token of [undefined, 'x', 'A'.repeat(43)]) {
      const caller = server.visitor()
      caller.token = token
      const answer = await caller.get('/aba-base/api/user-infos', { tenant: 'garbage!' })
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({
        code: 401,
        message: '您未登录或登录已过期，请登录后重试',
      })
    }
  })
})

describe('an answer', () => {
  it('carries the security headers, whatever it is', async () => {
    for (const url of ['/aba-base/api/v3/system', '/nope', '/healthz', '/docs', '/_outbox']) {
      const { headers } = await admin.get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('repeats its message in the header, in base64', async () => {
    const { headers } = await admin.get('/aba-base/api/v3/system')
    expect(Buffer.from(String(headers['status-message']), 'base64').toString()).toBe('OK')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('to an object of another tenant is the one to no object, byte for byte', async () => {
    const foreign = await server.world.object('departments', 'b')
    const random = '01930f3c-0000-7000-8000-000000000999'
    for (const [method, path, body] of [
      ['GET', '/aba-base/api/dept/ID', undefined],
      ['GET', '/aba-base/api/v3/depts/ID', undefined],
      ['POST', '/aba-base/api/dept/delete-dept/ID', {}],
    ] as const) {
      const [one, other] = await Promise.all(
        [foreign, random].map((id) =>
          admin.send(method, path.replace('ID', id), body ? { body } : {}),
        ),
      )
      expect(one?.status).toBe(404)
      expect(one?.text).toBe(other?.text)
    }
  })

  it('is JSON for unknown paths and methods', async () => {
    const unknown = await admin.get('/aba-base/api/nothing')
    expect([unknown.status, unknown.body.message]).toEqual([404, '您访问的资源不存在'])
    const method = await admin.send('PUT', '/aba-base/api/user-infos', { body: {} })
    expect([method.status, method.body.message]).toEqual([405, 'API请求方式错误'])
    expect(method.headers['allow']).toBe('GET')
    const head = await server.app.inject({ method: 'HEAD', url: '/auth/login' })
    expect(head.statusCode).toBe(405)
    expect((await admin.get('/%zz')).status).toBe(400)
  })

  it('hides a fault of ours behind a trace id that the log has (S-21)', async () => {
    const broken = await startTestServer({}, { own: true })
    await broken.engine.asOwner((owner) => owner.exec('alter table preferences rename to lost'))
    const { caller } = await broken.person({ memberOf: [] })
    const answer = await caller.get('/spruce/api/v1/preferences')
    expect(answer.status).toBe(500)
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'message', 'traceId'])
    expect(answer.body.message).toBe('服务器异常，请稍后再试')
    const line = broken.logged.find((one) => one.includes('Request failed'))
    expect(line).toContain(answer.body.traceId)
    expect(answer.headers['x-trace-id']).toBe(answer.body.traceId)
    await broken.close()
  })

  it('takes the trace id of a traceparent header', async () => {
    const id = '0af7651916cd43dd8448eb211c80319c'
    const { headers } = await admin.get('/healthz', {
      headers: { traceparent: `00-${id}-b7ad6b7169203331-01` },
    })
    expect(headers['x-trace-id']).toBe(id)
  })
})

describe('an idempotency key (S-18)', () => {
  it('does a write once, and answers the repeat as the first', async () => {
    const before = (await departments()) ?? 0
    const headers = { 'idempotency-key': 'key-0000001' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        admin.post(addDept, { name: '一次', parentId: null }, { headers }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await departments()).toBe(before + 1)
    const other = await admin.post(addDept, { name: '别的', parentId: null }, { headers })
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH'])
  })

  it('forgets a failure, so that the retry may succeed', async () => {
    const headers = { 'idempotency-key': 'key-0000002' }
    const parentId = await server.world.object('departments', 'b')
    const body = { name: '重试', parentId }
    expect((await admin.post(addDept, body, { headers })).status).toBe(404)
    const again = await admin.post(addDept, { name: '重试', parentId: null }, { headers })
    expect(again.status).toBe(200)
  })

  it('keeps no answer in clear', async () => {
    const rows = await server.world.sql<{ body: string }>`
      select body::text as body from idempotency_keys`
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ body }) => body).join()).not.toContain('一次')
  })

  it('is refused when malformed', async () => {
    const answer = await admin.post(
      addDept,
      { name: 'x', parentId: null },
      { headers: { 'idempotency-key': '!' } },
    )
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, 'idempotency-key'])
  })
})

describe('the audit log', () => {
  it('has a line for every write that was done, and none for one that was not', async () => {
    const lines = async () =>
      (
        await server.world.sql<{ operation: string }>`
          select operation from audit_log where operation = 'addDept'`
      ).length
    const before = await lines()
    await admin.post(addDept, { name: '' })
    expect(await lines()).toBe(before)
    await admin.post(addDept, { name: '有记录', parentId: null })
    expect(await lines()).toBe(before + 1)
  })
})

describe('the routes', () => {
  it('are those of the contract and the listed few (S-03)', () => {
    const contract = operationTable.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'))
    const known = [...infrastructurePaths, ...contract]
    expect(new Set(server.routes)).toEqual(new Set(known))
  })

  it('serve the API reference and the contract without the internet', async () => {
    const page = await admin.get('/docs')
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source)
    expect(sources.length).toBe(3)
    for (const source of sources) expect((await admin.get(String(source))).status).toBe(200)
    expect(JSON.parse((await admin.get('/openapi.json')).text)).toMatchObject({ openapi: '3.1.1' })
    expect((await admin.get('/docs/package.json')).status).toBe(404)
  })

  it('tell supervisors how the service is', async () => {
    expect((await admin.get('/healthz')).status).toBe(200)
    expect((await admin.get('/readyz')).status).toBe(200)
    const metrics = await admin.get('/metrics')
    expect(metrics.text).toContain('spruce_requests_total{operation="addDept",status="200"}')
  })
})

describe('production', () => {
  it('has no developer outbox, and asks for https', async () => {
    const key = (fill: number) => Buffer.alloc(32, fill).toString('base64')
    const env = {
      SPRUCE_MODE: 'production',
      SPRUCE_PUBLIC_URL: 'https://console.example.com',
      SPRUCE_CIPHER_KEY: key(1),
      SPRUCE_SECRET: key(2),
      SPRUCE_ALLOW_EMBEDDED: '1',
      SPRUCE_METRICS_TOKEN: 'measure',
    }
    const production = await startTestServer(env, { own: true })
    const visitor = production.visitor()
    for (const path of ['/_outbox', '/_outbox.json']) {
      expect((await visitor.get(path)).status).toBe(404)
    }
    await visitor.get('/aba-base/api/verification/get-captcha?captchaKey=abcdefghijklmnopqr')
    const rows = await production.world.sql`select 1 from dev_outbox`
    expect(rows).toEqual([])
    const { headers } = await visitor.get('/aba-base/api/v3/system')
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect((await visitor.get('/metrics')).status).toBe(403)
    const authorization = 'Bearer measure'
    expect((await visitor.get('/metrics', { headers: { authorization } })).status).toBe(200)
    await production.close()
  })
})

describe('the developer outbox', () => {
  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'is not shown under the name %s, which somebody has pointed at this machine',
    async (host) => {
      const visitor = server.visitor()
      for (const path of ['/_outbox', '/_outbox.json']) {
        expect((await visitor.get(path, { headers: { host } })).status).toBe(403)
      }
    },
  )

  it.each(['localhost:4200', '127.0.0.1:4200', '[::1]:4200', 'yunshan.localhost'])(
    'is shown under %s',
    async (host) => {
      const answer = await server.visitor().get('/_outbox.json', { headers: { host } })
      expect(answer.status).toBe(200)
    },
  )
})

describe('behind a proxy', () => {
  it('believes the nearest one and nothing further away', async () => {
    const proxied = await startTestServer({ SPRUCE_TRUST_PROXY: '1' })
    const visitor = proxied.visitor()
    const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }
    expect((await visitor.get('/metrics', { headers })).status).toBe(403)
    expect((await visitor.get('/metrics')).status).toBe(200)
    await proxied.close()
    const spoofed = { 'x-forwarded-for': '203.0.113.9' }
    expect((await admin.get('/metrics', { headers: spoofed })).status).toBe(200)
  })
})
