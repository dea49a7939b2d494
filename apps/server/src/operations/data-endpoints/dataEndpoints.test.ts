import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../../db/migrations.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Endpoint = Schemas['DataEndpoint']
type Given = Schemas['AddDataEndpointRequest']
type Page = Schemas['Page']
type Result = Schemas['PageQueryResult']

const secret = 'a-secret-of-nobody'

let service: Server
let origin: string
let asked: { url: string; authorization: string | undefined }[] = []
let bench: Bench
let org: Organisation
/** Of tenant A, without any right. */
let viewer: Person

beforeAll(async () => {
  service = createServer((request, response) => {
    const { url = '', headers } = request
    asked.push({ url, authorization: headers.authorization })
    const path = url.split('?')[0]
    if (path === '/api/broken') response.writeHead(503).end(secret)
    else if (path === '/api/page') response.end('<html></html>')
    else if (path === '/api/moved') response.writeHead(302, { location: '/admin' }).end()
    else if (path === '/api/table') response.end('day,count\n2026-11-20,3\n2026-11-21,5\n')
    else if (path === '/api/big') response.end(Buffer.alloc(2 * 1024 * 1024, ' '))
    else {
      const orders = [
        { id: 'O-1', amount: 12.5, paid: true, at: '2026-11-20T08:00:00Z', by: { name: '王强' } },
        { id: 'O-2', amount: 3, paid: false, at: '2026-11-21T08:00:00Z', by: { name: '李敏' } },
      ]
      response.end(JSON.stringify({ data: { items: orders } }))
    }
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`
  bench = await openBench({ own: true, env: { SPRUCE_ENDPOINT_ORIGINS: origin } })
  org = await Organisation.of(bench)
  viewer = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
})
afterAll(async () => {
  await bench.close()
  service.close()
})
beforeEach(() => {
  asked = []
  bench.logged.length = 0
})

const given = (more: Partial<Given> = {}): Given => ({
  ...{ name: bench.world.unique('订单'), baseUrl: `${origin}/api`, auth: 'bearer', secret },
  ...more,
})
const add = (more: Partial<Given> = {}, by = org) =>
  by.get<Endpoint>('addDataEndpoint', { body: given(more) })

describe('data endpoints', () => {
  it('are kept with their secret sealed, and never show it', async () => {
    const made = await add({ baseUrl: `${origin}/api/` })
    expect(made).toMatchObject({
      ...{ baseUrl: `${origin}/api`, auth: 'bearer', hasSecret: true, enabled: true, version: 1 },
      ...{ headerName: null, userName: null },
    })
    const { id } = made
    const edited = await org.get<Endpoint>('editDataEndpoint', {
      path: { id },
      body: { version: 1, name: bench.world.unique('改'), secret: `${secret}-2` },
    })
    expect(edited).toMatchObject({ hasSecret: true, version: 2 })
    const shown = [
      edited,
      await org.get('getDataEndpoint', { path: { id } }),
      await org.get('listDataEndpoints', { query: { ids: [id] } }),
      await org.get('listDataEndpointHistory', { path: { id } }),
    ]
    const [row] = await bench.world.sql<{ line: string }>`
      select e::text || (select string_agg(l::text, '') from audit_log l) as line
      from data_endpoints e where id = ${id}`
    expect(row?.line).toContain(id)
    expect(JSON.stringify([shown, row, bench.logged])).not.toContain(secret)
  })

  it.each<[Partial<Given>, string, string]>([
    [{ baseUrl: 'http://erp.example.cn/api' }, 'WRONG_ENDPOINT', 'baseUrl'],
    [{ baseUrl: 'https://127.0.0.1/api' }, 'WRONG_ENDPOINT', 'baseUrl'],
    [{ baseUrl: 'https://2130706433/api' }, 'WRONG_ENDPOINT', 'baseUrl'],
    [{ baseUrl: 'https://[::ffff:10.0.0.1]/api' }, 'WRONG_ENDPOINT', 'baseUrl'],
    [{ baseUrl: 'https://erp.example.cn/api/../x' }, 'WRONG_ENDPOINT', 'baseUrl'],
    [{ auth: 'header' }, 'WRONG_ENDPOINT', 'headerName'],
    [{ auth: 'header', headerName: 'Host' }, 'WRONG_ENDPOINT', 'headerName'],
    [{ auth: 'header', headerName: 'transfer-encoding' }, 'WRONG_ENDPOINT', 'headerName'],
    [{ auth: 'basic' }, 'WRONG_ENDPOINT', 'userName'],
    [{ secret: undefined }, 'ENDPOINT_SECRET', 'secret'],
  ])('are refused as %j', async (more, code, path) => {
    const { status, body } = await org.call('addDataEndpoint', { body: given(more) })
    expect([status, body.code, body.fields?.map((field) => field.path)]).toEqual([
      ...[422, code, [path]],
    ])
  })

  it.each(['x\r\nhost: evil', 'x\nx', 'x\u0000', '云'])('take no secret %j', async (bad) => {
    const { status } = await org.call('addDataEndpoint', { body: given({ secret: bad }) })
    expect(status).toBe(400)
  })

  it('do not send a secret where it was not meant for', async () => {
    const { id } = await add()
    const edit = (body: object) => org.call('editDataEndpoint', { path: { id }, body })
    for (const body of [
      { baseUrl: 'https://evil.example/api' },
      { auth: 'basic', userName: 'x' },
    ]) {
      const refused = await edit({ version: 1, ...body })
      expect([refused.status, refused.body.code]).toEqual([422, 'ENDPOINT_SECRET'])
    }
    const moved = await edit({ version: 1, baseUrl: `${origin}/api/v2` })
    expect(moved.body.data).toMatchObject({ hasSecret: true, version: 2 })
    const open = await edit({ version: 2, auth: 'none' })
    expect(open.body.data).toMatchObject({ hasSecret: false, version: 3 })
    expect((await edit({ version: 2, auth: 'none' })).status).toBe(412)
  })

  it('have names of their own, and come back from the bin disabled and without a secret', async () => {
    const { id, name, version } = await add()
    const second = await org.call('addDataEndpoint', { body: given({ name }) })
    expect([second.status, second.body.code]).toEqual([409, 'DUPLICATE'])
    await org.get('removeDataEndpoint', { path: { id }, body: { version } })
    expect((await org.call('getDataEndpoint', { path: { id } })).status).toBe(404)
    const [kept] = await bench.world.sql<{ id: string; snapshot: string }>`
      select id, snapshot::text as snapshot from recycle_bin where object_id = ${id}`
    expect(kept?.snapshot).not.toContain('secret_sealed')
    const restored = await org.call('restoreRecycled', { body: { ids: [kept?.id] } })
    expect(restored.body.data).toMatchObject({
      notes: [{ code: 'SECRET_GONE' }, { code: 'DISABLED' }],
    })
    const back = await org.get<Endpoint>('getDataEndpoint', { path: { id } })
    expect(back).toMatchObject({ name, hasSecret: false, enabled: false })
  })

  it('say which pages and workbenches read them: drafts, and what everybody sees', async () => {
    const { id: endpointId } = await add()
    const { id: other } = await add()
    const reading = (...ids: string[]) => ({
      queries: ids.map((one, index) => ({
        ...{ id: `q${String(index)}`, source: 'http', parameters: { endpointId: one } },
      })),
    })
    type Use = Schemas['DataEndpointUse']
    const uses = async (id = endpointId) =>
      (await org.get<Use[]>('listDataEndpointUses', { path: { id } })).map(
        ({ designId, draftAt, publishedAt }) => [designId, draftAt !== null, publishedAt !== null],
      )
    const counts = async () =>
      (await org.get<Endpoint[]>('listDataEndpoints', { query: { ids: [endpointId, other] } })).map(
        ({ id, uses: count }) => [id === endpointId, count],
      )
    expect(await uses()).toEqual([])

    const name = bench.world.unique('页')
    const made = await org.get<Page>('addPage', {
      body: { appCode: 'RCAPPN0001', name, document: reading(endpointId, endpointId, 'gone') },
    })
    const path = { id: made.id }
    expect(await uses()).toEqual([[made.id, true, false]])
    const out = await org.get<Page>('publishPage', { path, body: { version: made.version } })
    expect(await uses()).toEqual([[made.id, true, true]])
    const saved = await org.get<Page>('savePageDraft', {
      path,
      body: { version: out.version, document: reading(other) },
    })
    expect(await uses()).toEqual([[made.id, false, true]])
    const workbench = await org.get<Schemas['Workbench']>('addWorkbench', {
      body: { scope: 'business', name: bench.world.unique('台'), document: reading(endpointId) },
    })
    expect((await uses()).map(([id]) => id).sort()).toEqual([made.id, workbench.id].sort())
    expect((await counts()).sort()).toEqual([
      [false, 1],
      [true, 2],
    ])
    expect(await org.get<Use[]>('listDataEndpointUses', { path: { id: other } })).toMatchObject([
      { name, kind: 'page', appCode: 'RCAPPN0001' },
    ])

    const { version } = await org.get<Page>('withdrawPage', {
      path,
      body: { version: saved.version },
    })
    expect(await uses()).toEqual([[workbench.id, true, false]])
    await org.get('removePage', { path, body: { version } })
    expect(await uses(other)).toEqual([])
    const designer = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['page:edit'] }],
    })
    const asked = { path: { id: other } }
    expect((await org.callAs(designer, 'listDataEndpointUses', asked)).status).toBe(403)
  })

  it('that pages read before are noted by the migration, whatever documents hold', async () => {
    const { id: endpointId } = await add()
    const document = { queries: [{ id: 'q', source: 'http', parameters: { endpointId } }] }
    const body = { appCode: 'RCAPPN0001', name: bench.world.unique('页'), document }
    const { id } = await org.get<Page>('addPage', { body })
    const odd = [
      '{"queries":7}',
      '{"queries":{"a":1}}',
      '[]',
      '{"queries":[null,{"source":"http"}]}',
    ]
    for (const text of odd) {
      const { id: other } = await org.get<Page>('addPage', {
        body: { ...body, name: bench.world.unique('页'), document: {} },
      })
      await bench.world
        .sql`update design_revisions set document = ${text} where design_id = ${other}`
    }
    const noted = () => bench.world.sql`select * from design_endpoints where design_id = ${id}`
    const before = await noted()
    expect(before).toHaveLength(1)
    await bench.world.sql`delete from design_endpoints`
    const step = migrations.find(({ version }) => version === '0808')
    const backfill = /create function endpoints_on[^]*drop function endpoints_on\(text\);/
    await bench.engine.asOwner((run) => run.exec(backfill.exec(String(step?.sql))?.[0] ?? ''))
    expect(await noted()).toEqual(before)
  })

  it('are listed for who designs pages, and changed by who may alone', async () => {
    const designer = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['page:edit'] }],
    })
    expect((await org.callAs(designer, 'listDataEndpoints')).status).toBe(200)
    expect((await org.callAs(designer, 'addDataEndpoint', { body: given() })).status).toBe(403)
    expect((await org.callAs(viewer, 'listDataEndpoints')).status).toBe(403)
  })
})

describe('the source http', () => {
  const query = (id: string, parameters: object, more: object = {}) => ({
    ...{ id, source: 'http', parameters, ...more },
  })

  async function page(queries: object[], variables: object[] = [], by = org): Promise<string> {
    const body = {
      ...{ appCode: 'RCAPPN0001', name: bench.world.unique('页') },
      document: { queries, variables },
    }
    const { id, version } = await by.get<Page>('addPage', { body })
    await by.get('publishPage', { path: { id }, body: { version } })
    return id
  }

  async function run(
    id: string,
    queries: Schemas['PageQueryCall'][],
    person: Person = org.admin,
  ): Promise<Result[]> {
    const body = { document: { kind: 'page', id }, queries }
    const reply = await org.callAs<Result[]>(person, 'runPageQueries', { body })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    return reply.body.data ?? []
  }

  const valuesOf = (result: Result | undefined) =>
    Object.fromEntries(result?.frame?.columns.map(({ name, values }) => [name, values]) ?? [])

  it('shows who sees the page what the endpoint answers, as typed columns', async () => {
    const { id: endpointId } = await add()
    const id = await page([query('orders', { endpointId, path: 'orders', rowPath: 'data.items' })])
    const [orders] = await run(id, [{ id: 'orders' }], viewer)
    expect(orders?.frame?.columns.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'string'],
      ['amount', 'number'],
      ['paid', 'boolean'],
      ['at', 'time'],
      ['by.name', 'string'],
    ])
    expect(valuesOf(orders)).toMatchObject({ id: ['O-1', 'O-2'], amount: [12.5, 3] })
    expect(asked).toEqual([{ url: '/api/orders', authorization: `Bearer ${secret}` }])
    expect(JSON.stringify([orders, bench.logged])).not.toContain(secret)
    const stranger = await bench.world.person({ memberOf: [{ tenant: 'b', permissions: 'all' }] })
    const other = await Organisation.of(bench, 'b')
    const body = { document: { kind: 'page', id }, queries: [{ id: 'orders' }] }
    expect((await other.callAs(stranger, 'runPageQueries', { body })).status).toBe(404)
  })

  it('is asked by a share link with the values that the link takes alone', async () => {
    const { id: endpointId } = await add()
    const parameters = { endpointId, path: 'plants/{{plant}}/orders', rowPath: 'data.items' }
    const id = await page([query('orders', parameters)], [{ name: 'plant', kind: 'text' }])
    const { token } = await org.get<Schemas['NewShareLink']>('addShareLink', {
      path: { id },
      body: { name: '客户', variables: [{ name: 'plant', value: 'east' }] },
    })
    const post = <T>(path: string, body: object) =>
      bench.visitor().post<T>(`/spruce/api/v1/share-links/${path}`, body)
    const opened = await post<Schemas['OpenedShareLink']>('open', { token })
    const calls = [{ id: 'orders' }, { id: 'orders', variables: { plant: 'west' } }]
    const { pass } = opened.body.data
    const reply = await post<Result[]>('queries', { pass, queries: calls })
    const [east, west] = reply.body.data
    expect(valuesOf(east)).toMatchObject({ id: ['O-1', 'O-2'] })
    expect(west).toMatchObject({ outcome: 'failed', errorCode: 'BAD_VARIABLE' })
    expect(asked.map(({ url }) => url)).toEqual(['/api/plants/east/orders'])
    expect(reply.text).not.toContain(secret)
  })

  it('fills its path and query from variables, which cannot leave their place', async () => {
    const { id: endpointId } = await add()
    const parameters = {
      ...{ endpointId, path: 'plants/{{plant}}/orders', rowPath: 'data.items' },
      query: ['state={{state}}', 'size=20'],
      ...{ fromAs: 'begin', toAs: 'end' },
    }
    const id = await page(
      [query('orders', parameters)],
      [
        { name: 'plant', kind: 'text' },
        { name: 'state', kind: 'text' },
        { name: 'window', kind: 'time', default: { from: 'now-1h', to: 'now' } },
      ],
    )
    const of = async (variables: Record<string, unknown>) =>
      (await run(id, [{ id: 'orders', variables }]))[0]
    const window = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' }
    expect(await of({ plant: '一 号', state: 'a&size=9', window })).toMatchObject({ outcome: 'ok' })
    expect(await of({ plant: 'p1', window })).toMatchObject({ outcome: 'ok' })
    const begin = 'begin=2026-11-20T00%3A00%3A00.000Z&end=2026-11-21T00%3A00%3A00.000Z'
    expect(asked.map(({ url }) => url)).toEqual([
      `/api/plants/%E4%B8%80%20%E5%8F%B7/orders?state=a%26size%3D9&size=20&${begin}`,
      `/api/plants/p1/orders?size=20&${begin}`,
    ])
    for (const plant of ['..', '.', '../../admin', 'a/b', '%2e%2e', 'a\\b', '..;', 'a\u0000b']) {
      const refused = await of({ plant })
      expect([plant, refused?.errorCode]).toEqual([plant, 'BAD_PARAMETERS'])
    }
    expect((await of({}))?.errorCode).toBe('BAD_PARAMETERS')
    expect(asked).toHaveLength(2)
  })

  it('takes CSV, and its frame goes on into steps and joins', async () => {
    const { id: endpointId } = await add()
    const id = await page([
      query(
        'days',
        { endpointId, path: 'table', format: 'csv' },
        { transforms: [{ kind: 'join', query: 'names', key: 'day' }] },
      ),
      {
        ...{ id: 'names', source: 'static' },
        frame: {
          columns: [
            { name: 'day', type: 'string', values: ['2026-11-20', '2026-11-21'] },
            { name: 'shift', type: 'string', values: ['早', '晚'] },
          ],
        },
      },
      { id: 'todos', source: 'todos' },
    ])
    const [days, todos, again] = await run(id, [{ id: 'days' }, { id: 'todos' }, { id: 'days' }])
    expect(valuesOf(days)).toMatchObject({ count: [3, 5], shift: ['早', '晚'] })
    expect(todos?.outcome).toBe('ok')
    expect(again).toEqual(days)
    expect(asked).toHaveLength(1)
  })

  it('asks the endpoint once a second', async () => {
    const { id: endpointId } = await add()
    const id = await page([query('orders', { endpointId, path: 'orders', rowPath: 'data.items' })])
    await run(id, [{ id: 'orders' }])
    await run(id, [{ id: 'orders' }], viewer)
    expect(asked).toHaveLength(1)
    await setTimeout(1_100)
    await run(id, [{ id: 'orders' }])
    expect(asked).toHaveLength(2)
  })

  it('fails by name, alone and without what was sent or answered', async () => {
    const { id: endpointId } = await add()
    const { id: off } = await add({ enabled: false })
    const theirs = await add({}, await Organisation.of(bench, 'b'))
    const id = await page([
      query('status', { endpointId, path: 'broken' }),
      query('page', { endpointId, path: 'page' }),
      query('moved', { endpointId, path: 'moved' }),
      query('rows', { endpointId, path: 'orders', rowPath: 'data.none' }),
      query('big', { endpointId, path: 'big' }),
      query('off', { endpointId: off }),
      query('theirs', { endpointId: theirs.id }),
      query('none', {}),
      query('fine', { endpointId, path: 'orders' }),
    ])
    const ids = ['status', 'page', 'moved', 'rows', 'big', 'off', 'theirs', 'none', 'fine']
    const results = await run(
      id,
      ids.map((one) => ({ id: one })),
    )
    expect(results.map((result) => [result.id, result.errorCode ?? 'ok'])).toEqual([
      ['status', 'ENDPOINT_STATUS'],
      ['page', 'ENDPOINT_ANSWER'],
      ['moved', 'ENDPOINT_REFUSED'],
      ['rows', 'ENDPOINT_ANSWER'],
      ['big', 'TOO_LARGE'],
      ['off', 'ENDPOINT_GONE'],
      ['theirs', 'ENDPOINT_GONE'],
      ['none', 'ENDPOINT_GONE'],
      ['fine', 'ok'],
    ])
    expect(results[0]?.message).toContain('503')
    expect(JSON.stringify([results, bench.logged])).not.toMatch(/a-secret|127\.0\.0\.1:/)
  })

  it('is asked outside of any transaction', async () => {
    const { id: endpointId } = await add()
    const id = await page([query('orders', { endpointId, path: 'orders' })])
    let open: Promise<unknown> | undefined
    service.once('request', () => {
      // On the embedded database it would wait for a transaction that waits for this answer.
      open = bench.engine.tx('platform', (tx) => tx.selectFrom('tenants').select('id').execute())
    })
    await run(id, [{ id: 'orders' }])
    expect(await open).not.toEqual([])
  })

  it.each([
    [{ path: '../admin' }, 'path'],
    [{ path: '%2e%2e/admin' }, 'path'],
    [{ path: '//evil.example/{{plant}}' }, 'path'],
    [{ path: 'https://evil.example/' }, 'path'],
    [{ query: ['{{plant}}=1'] }, 'query'],
    [{ query: ['no-value'] }, 'query'],
    [{ query: ['a=1\r\nb'] }, 'query'],
    [{ query: Array.from({ length: 31 }, () => 'a=1') }, 'query'],
    [{ format: 'xml' }, 'format'],
    [{ secret }, 'secret'],
  ])('is not kept with %j', async (parameters, name) => {
    const document = {
      queries: [query('orders', { endpointId: 'e', ...parameters })],
      variables: [{ name: 'plant', kind: 'text' }],
    }
    const body = { appCode: 'RCAPPN0001', name: bench.world.unique('页'), document }
    const refused = await org.call('addPage', { body })
    expect([refused.status, refused.body.fields?.map(({ path }) => path)]).toEqual([
      ...[422, [`document.queries[0].parameters.${name}`]],
    ])
  })
})
