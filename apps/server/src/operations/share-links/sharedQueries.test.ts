import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Page = Schemas['Page']
type ShareLink = Schemas['ShareLink']
type Opened = Schemas['OpenedShareLink']
type Result = Schemas['PageQueryResult']
type Call = Schemas['PageQueryCall']
type Made = Schemas['NewShareLink']

let bench: Bench
let org: Organisation
/** Devices stand in both; a page shows those of one. */
let areas: { east: string; west: string }
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  areas = { east: await areaWith(org, '东'), west: await areaWith(org, '西') }
})
afterAll(() => bench.close())
beforeEach(() => bench.world.sql`delete from rate_limits`)

const on = ({ id }: { id: string }) => ({ path: { id } })
const cipher = (plain: string) => bench.services.cipher.encrypt(plain)
const post = <T>(path: string, body: object) =>
  bench.visitor().post<T | undefined>(`/spruce/api/v1/share-links/${path}`, body)

/** An area with one device of its name. */
async function areaWith(of: Organisation, name: string): Promise<string> {
  const type = await of.get<Schemas['DeviceTypeDetail']>('addDeviceType', {
    body: { code: bench.world.unique('T-'), name: '泵', offlineSeconds: 60, points: [] },
  })
  const area = await of.get<Schemas['DeviceArea']>('addDeviceArea', { body: { name } })
  const device = { areaId: area.id, typeId: type.id, name, code: bench.world.unique('P-') }
  await of.get('addDevice', { body: device })
  return area.id
}

const devices = { id: 'devices', source: 'devices', parameters: { areaId: '{{area}}' } }
const fixed = (n: number) => ({
  ...{ id: 'fixed', source: 'static' },
  frame: { columns: [{ name: 'n', type: 'number', values: [n] }] },
})
const documentWith = (...more: object[]) => ({
  variables: [
    { name: 'area', kind: 'area', default: areas.east },
    { name: 'limit', kind: 'number', default: 5 },
    { name: 'window', kind: 'time', default: { from: 'now-24h', to: 'now' } },
  ],
  queries: [devices, ...more],
})

async function published(document: object = documentWith(), of = org): Promise<Page> {
  const body = { appCode: 'RCAPPN0001', name: bench.world.unique('页'), document }
  const { id, version } = await of.get<Page>('addPage', { body })
  return of.get<Page>('publishPage', { path: { id }, body: { version } })
}
async function republish(page: Page, document: object): Promise<Page> {
  const saved = await org.get<Page>('savePageDraft', {
    ...on(page),
    body: { version: page.version, document },
  })
  return org.get<Page>('publishPage', { ...on(page), body: { version: saved.version } })
}
const share = (page: { id: string }, more: object = {}, of = org) =>
  of.get<Made>('addShareLink', { ...on(page), body: { name: '客户', ...more } })
async function shareAs(person: Person, page: { id: string }, more: object = {}) {
  const parts = { ...on(page), body: { name: '客户', ...more } }
  return (await org.callAs<Made>(person, 'addShareLink', parts)).body.data as Made
}
const sharer = (...permissions: string[]) =>
  bench.world.person({
    memberOf: [{ tenant: 'a', permissions: ['page:publish', ...permissions] as never }],
  })

const open = (token: string, password?: string) =>
  post<Opened>('open', { token, ...(password !== undefined && { password: cipher(password) }) })
async function passOf(token: string, password?: string): Promise<string> {
  return (await open(token, password)).body.data?.pass ?? ''
}
const run = (pass: string, ...queries: Call[]) => post<Result[]>('queries', { pass, queries })
const ask = async (pass: string, variables: object = {}, id = 'devices') =>
  (await run(pass, { id, variables: variables as never })).body.data?.[0]
const namesIn = (result: Result | undefined) =>
  result?.frame?.columns.find(({ name }) => name === 'device')?.values
const codeOf = ({ outcome, errorCode, frame }: Partial<Result> = {}) => [
  ...[outcome, errorCode, frame === undefined],
]
const failed = (code: string) => ['failed', code, true]
/** What whoever has no working pass sees. */
const nothing = async () => {
  const { status, text } = await run(`e30.${'A'.repeat(43)}`, { id: 'devices' })
  return [status, text]
}
const answerTo = async (pass: string) => {
  const { status, text } = await run(pass, { id: 'devices' })
  return [status, text]
}
const listed = async (page: { id: string }) => org.get<ShareLink[]>('listShareLinks', on(page))

describe('the variables of a link', () => {
  it('are locked to what the page that is out says when it is made', async () => {
    const page = await published()
    const { link, token } = await share(page)
    const variables = [
      { name: 'area', value: areas.east },
      { name: 'limit', value: 5 },
      { name: 'window', value: { from: 'now-24h', to: 'now' } },
    ]
    expect(link).toMatchObject({ variables, showing: 'shown' })
    expect((await open(token)).body.data).toMatchObject({ variables })
    const [area, ...others] = documentWith().variables
    await republish(page, {
      ...documentWith(),
      variables: [{ ...area, default: areas.west }, ...others],
    })
    const pass = await passOf(token)
    expect(namesIn(await ask(pass))).toEqual(['东'])
    expect(namesIn(await ask(pass, { area: areas.east }))).toEqual(['东'])
    expect(codeOf(await ask(pass, { area: areas.west }))).toEqual(failed('BAD_VARIABLE'))
  })

  it('are open where its maker says what they take', async () => {
    const { link, token } = await share(await published(), {
      variables: [
        { name: 'area', open: { values: [areas.east, areas.west] } },
        { name: 'limit', open: { least: 0, most: 9 } },
        { name: 'window', open: { from: 'now-7d', to: 'now' } },
      ],
    })
    const { data } = (await open(token)).body
    expect(data?.variables).toEqual(link.variables)
    expect(data?.variables[0]).toEqual({
      ...{ name: 'area', value: areas.east, open: { values: [areas.east, areas.west] } },
    })
    const pass = data?.pass ?? ''
    expect(namesIn(await ask(pass))).toEqual(['东'])
    const window = { from: 'now-3d', to: 'now-1d' }
    expect(namesIn(await ask(pass, { area: areas.west, limit: 0, window }))).toEqual(['西'])
  })

  it('are what a section that repeats has no copies beside', async () => {
    const repeated = {
      ...documentWith(),
      variables: [
        {
          ...{ name: 'area', kind: 'choice' },
          options: [{ value: areas.east }, { value: areas.west }],
        },
      ],
      nodes: { s: { id: 's', type: 'spruce.section', props: { repeat: 'area' } } },
    }
    const page = await published(repeated)
    const shown = (await open((await share(page)).token)).body.data?.page?.document
    expect(shown).toMatchObject({ nodes: { s: { props: { repeat: '' } } } })
    const copies = async (variables: object[]) => {
      const pass = await passOf((await share(page, { variables })).token)
      const calls = [{}, { area: areas.east }, { area: areas.west }].map((one) => ({
        id: 'devices',
        variables: one,
      }))
      const results = (await run(pass, ...(calls as Call[]))).body.data ?? []
      return results.map((one) => namesIn(one) ?? one.errorCode)
    }
    expect(await copies([{ name: 'area', value: areas.west }])).toEqual([
      ...[['西'], 'BAD_VARIABLE', ['西']],
    ])
    const all = [expect.arrayContaining(['东', '西']), 'BAD_VARIABLE', 'BAD_VARIABLE']
    expect(await copies([{ name: 'area', value: null }])).toEqual(all)
    expect(await copies([])).toEqual(all)
    expect(await copies([{ name: 'area', open: { values: [areas.east] } }])).toEqual([
      ...[['东'], ['东'], 'BAD_VARIABLE'],
    ])
  })

  it('are compared with the window before where the page does so', async () => {
    const visits = { id: 'visits', source: 'visits' }
    const figure = (id: string, props: object) => ({ id, type: 'spruce.statistic', props })
    const page = await published({
      ...documentWith(visits, { ...visits, id: 'other' }),
      nodes: {
        a: figure('a', { query: 'visits', compare: 'week' }),
        b: figure('b', { query: 'other', compare: 'none' }),
      },
    })
    const pass = await passOf((await share(page)).token)
    const before = { window: { from: 'now-8d', to: 'now-1w' } }
    const outcomes = async (variables: object) => [
      codeOf(await ask(pass, variables, 'visits')),
      codeOf(await ask(pass, variables, 'other')),
    ]
    const ok = ['ok', undefined, false]
    const refused = failed('BAD_VARIABLE')
    expect(await outcomes({})).toEqual([ok, ok])
    expect(await outcomes(before)).toEqual([ok, refused])
    expect(await outcomes({ ...before, area: areas.west })).toEqual([refused, refused])
    expect(await outcomes({ window: { from: 'now-9d', to: 'now-1w' } })).toEqual([refused, refused])
  })

  it('stay with those that the page that is out declares', async () => {
    const page = await published()
    const add = (variables: object[]) =>
      org.call('addShareLink', { ...on(page), body: { name: '链接', variables } })
    const refused = await add([
      { name: 'limit', value: 3 },
      { name: 'limit', value: 4 },
      { name: 'plant', value: 'east' },
      { name: 'area', value: '../..' },
      { name: 'window', open: { values: ['now'] } },
    ])
    expect([refused.status, refused.body.code]).toEqual([422, 'SHARE_VARIABLE'])
    expect(refused.body.fields?.map(({ path }) => path)).toEqual([
      ...['variables[1].name', 'variables[2].name', 'variables[3].value'],
      'variables[4].open.values',
    ])
    expect((await add([{ name: '__proto__', value: 1 }])).status).toBe(400)
    const draft = await org.get<Page>('addPage', {
      body: { appCode: 'RCAPPN0001', name: bench.world.unique('稿'), document: documentWith() },
    })
    const early = { ...on(draft), body: { name: '链接', variables: [{ name: 'limit' }] } }
    expect((await org.call('addShareLink', early)).status).toBe(422)
    expect((await share(draft)).link).toMatchObject({ variables: [], showing: 'unpublished' })
  })

  it('are changed by whose rights the link has alone, and by nobody unseen', async () => {
    const page = await published()
    const owner = await sharer('device:list')
    const { link, token } = await shareAs(owner, page)
    const pass = await passOf(token)
    const variables = [{ name: 'area', open: { values: [areas.west] } }]
    const parts = { ...on(link), body: { version: 1, variables } }
    const foreign = await org.call('editShareLink', parts)
    expect([foreign.status, foreign.body.code]).toEqual([409, 'SHARE_OWNER'])
    expect(namesIn(await ask(pass))).toEqual(['东'])
    const changed = await org.callAs<ShareLink>(owner, 'editShareLink', parts)
    expect(changed.body.data).toMatchObject({
      version: 2,
      variables: [
        { name: 'area', value: areas.west, open: { values: [areas.west] } },
        { name: 'limit', value: 5 },
        { name: 'window' },
      ],
    })
    expect(await answerTo(pass)).toEqual(await nothing())
    expect(namesIn(await ask(await passOf(token)))).toEqual(['西'])
    const kept = await org.get<ShareLink>('editShareLink', {
      ...on(link),
      body: { version: 2, name: '改名' },
    })
    expect(kept.variables).toEqual(changed.body.data?.variables)
    const history = await org.get<object[]>('listShareLinkHistory', on(link))
    expect(JSON.stringify(history)).toContain(areas.west)
  })
})

describe('whoever opened a link', () => {
  it('asks the queries of its page by their ids alone', async () => {
    const page = await published(documentWith(fixed(7)))
    const { token } = await share(page)
    const { data } = (await open(token)).body
    const ends = Date.parse(data?.passExpiresAt ?? '') - bench.services.now().getTime()
    expect(ends).toBeGreaterThan(29 * 60_000)
    expect(ends).toBeLessThanOrEqual(30 * 60_000)
    const reply = await run(data?.pass ?? '', { id: 'gone' }, { id: 'devices' }, { id: 'fixed' })
    expect(reply.headers['x-total-count']).toBe('3')
    expect(reply.body.data?.map((one) => codeOf(one))).toEqual([
      failed('UNKNOWN_QUERY'),
      ['ok', undefined, false],
      ['ok', undefined, false],
    ])
    expect(reply.body.data?.[2]?.frame?.columns[0]?.values).toEqual([7])
    for (const more of [{ source: 'alarms' }, { parameters: {} }, { transforms: [] }]) {
      const foreign = { pass: data?.pass, queries: [{ id: 'devices', ...more }] }
      expect((await post('queries', foreign)).status).toBe(400)
    }
  })

  it('gets nothing for values that the link does not take, whatever they are', async () => {
    const { token } = await share(await published(), {
      variables: [{ name: 'area', open: { values: [areas.east] } }],
    })
    const pass = await passOf(token)
    for (const variables of [
      { area: areas.west },
      { area: null },
      { area: '' },
      { area: [areas.east] },
      { area: { toString: areas.east } },
      { area: 'x'.repeat(100_000) },
      { limit: 6 },
      { limit: '5.0001' },
      { limit: 1e308 },
      { window: { from: 'now-25h', to: 'now' } },
      { window: { from: { from: 'now' }, to: [] } },
      { constructor: 'x' },
      { hasOwnProperty: 1 },
      { valueOf: areas.west },
      { other: '{{area}}' },
    ]) {
      expect(codeOf(await ask(pass, variables)), JSON.stringify(variables)).toEqual(
        failed('BAD_VARIABLE'),
      )
    }
    const proto = `{"pass":"${pass}","queries":[{"id":"devices","variables":{"__proto__":{}}}]}`
    const reply = await bench.app.inject({
      ...{ method: 'POST', url: '/spruce/api/v1/share-links/queries', payload: proto },
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.statusCode).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`v${at}`, 1]))
    expect((await run(pass, { id: 'devices', variables: many })).status).toBe(400)
    const calls = Array.from({ length: 51 }, () => ({ id: 'devices' }))
    expect((await run(pass, ...calls)).status).toBe(400)
    expect(
      (await run(pass, { id: 'devices', variables: { area: 'x'.repeat(300_000) } })).status,
    ).toBe(413)
  })

  it('S-22: reads with the rights that the owner has now, and nothing about a person', async () => {
    const page = await published(documentWith({ id: 'todos', source: 'todos' }, fixed(1)))
    const owner = await sharer()
    await org.callAs(owner, 'addTodo', { body: { title: 'private' } })
    const { token } = await shareAs(owner, page)
    const pass = await passOf(token)
    expect(codeOf(await ask(pass))).toEqual(failed('FORBIDDEN'))
    expect(codeOf(await ask(pass, {}, 'fixed'))).toEqual(['ok', undefined, false])
    expect(codeOf(await ask(pass, {}, 'todos'))).toEqual(failed('FORBIDDEN'))
    const { roleId = '' } = owner.memberOf.a ?? {}
    const grant = () => bench.world.sql`insert into role_permissions (tenant_id, role_id, perm_code)
      values (${org.tenantId}, ${roleId}, 'device:list')`
    await grant()
    expect(namesIn(await ask(pass))).toEqual(['东'])
    await bench.world.sql`delete from role_permissions
      where role_id = ${roleId} and perm_code = 'device:list'`
    expect(codeOf(await ask(pass))).toEqual(failed('FORBIDDEN'))
  })

  it('S-01: reads in the tenant of the link, whoever calls', async () => {
    const b = await Organisation.of(bench, 'b')
    const hidden = await areaWith(b, '别家')
    const { token } = await share(await published())
    const pass = await passOf(token)
    const calling = await b.callAs<Result[]>(b.admin, 'runSharedPageQueries', {
      body: { pass, queries: [{ id: 'devices' }] },
    })
    expect(namesIn(calling.body.data?.[0])).toEqual(['东'])
    const theirs = await share(
      await published({ variables: [{ name: 'area', kind: 'area' }], queries: [devices] }, b),
      { variables: [{ name: 'area', open: { values: [hidden, areas.east] } }] },
      b,
    )
    const other = await passOf(theirs.token)
    expect(namesIn(await ask(other))).toEqual(['别家'])
    expect(namesIn(await ask(other, { area: areas.east }))).toEqual([])
    const all = await run(other, { id: 'devices' }, { id: 'devices', variables: { area: hidden } })
    expect(all.text).not.toContain('东')
  })

  it('goes on with the queries of the revision that is out', async () => {
    const page = await published(documentWith(fixed(1)))
    const { token } = await share(page)
    const pass = await passOf(token)
    await republish(page, { queries: [fixed(2)] })
    const reply = await run(pass, { id: 'devices' }, { id: 'fixed' })
    expect(codeOf(reply.body.data?.[0])).toEqual(failed('UNKNOWN_QUERY'))
    expect(reply.body.data?.[1]?.frame?.columns[0]?.values).toEqual([2])
    expect(codeOf(await ask(pass, { area: areas.east }, 'fixed'))).toEqual(failed('BAD_VARIABLE'))
  })
})

describe('a pass', () => {
  it('S-10: ends with every change of its link, and what showed nothing answers 404 alone', async () => {
    const expected = await nothing()
    expect(expected[0]).toBe(404)
    const edit = (link: ShareLink, body: object) =>
      org.get('editShareLink', { ...on(link), body: { version: link.version, ...body } })
    const ways: readonly ((link: ShareLink, page: Page) => Promise<unknown>)[] = [
      (link) => org.get('revokeShareLink', { ...on(link), body: { version: 1 } }),
      (link) => org.get('removeShareLink', { ...on(link), body: { version: 1 } }),
      (link) => edit(link, { password: cipher('zhanting-2027') }),
      (link) => edit(link, { password: null }),
      (link) => edit(link, { variables: [] }),
      (link) => edit(link, { name: '改名' }),
      (link) =>
        bench.world.sql`update share_links set password_hash = 'other' where id = ${link.id}`,
      (link) => bench.world.sql`update share_links set expires_at = now() - interval '1 day'
        where id = ${link.id}`,
      (_, page) => org.get('withdrawPage', { ...on(page), body: { version: page.version } }),
      () => bench.world.sql`update tenants set status = 'disabled' where id = ${org.tenantId}`,
    ]
    for (const [at, end] of ways.entries()) {
      const page = await published()
      const { link, token } = await share(page)
      const pass = await passOf(token)
      expect([at, (await answerTo(pass))[0]]).toEqual([at, 200])
      await end(link, page)
      const answer = await answerTo(pass)
      await bench.world.sql`update tenants set status = 'enabled' where id = ${org.tenantId}`
      expect([at, ...answer]).toEqual([at, ...expected])
    }
  })

  it('S-22: ends while its owner may not share the page', async () => {
    const expected = await nothing()
    const { world } = bench
    const page = await published()
    const ways = [
      (one: { userId: string }) =>
        world.sql`update memberships set status = 'disabled' where user_id = ${one.userId}`,
      (one: { userId: string }) => world.sql`delete from memberships where user_id = ${one.userId}`,
      (one: { userId: string }) =>
        world.sql`update users set status = 'suspended' where id = ${one.userId}`,
      ({ roleId = '' }) => world.sql`delete from role_permissions
        where role_id = ${roleId} and perm_code = 'page:publish'`,
    ] as const
    for (const end of ways) {
      const owner = await sharer('device:list')
      const pass = await passOf((await shareAs(owner, page)).token)
      expect(namesIn(await ask(pass))).toEqual(['东'])
      await end({ userId: owner.userId, ...owner.memberOf.a })
      expect(await answerTo(pass)).toEqual(expected)
    }
    const owner = await sharer()
    const { roleId = '', memberId = '' } = owner.memberOf.a ?? {}
    const restricted = await world.restrictedPage('a', roleId)
    const pass = await passOf((await shareAs(owner, { id: restricted })).token)
    expect((await answerTo(pass))[0]).toBe(200)
    await world.sql`delete from membership_roles where member_id = ${memberId}`
    expect(await answerTo(pass)).toEqual(expected)
  })

  it('is of its own link and purpose, and cannot be made', async () => {
    const expected = await nothing()
    const [one, other] = [await share(await published()), await share(await published())]
    const [pass, otherPass] = [await passOf(one.token), await passOf(other.token)]
    const [payload = '', mac = ''] = pass.split('.')
    const [otherPayload = ''] = otherPass.split('.')
    const wire = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[]
    const later = [...wire.slice(0, 3), 9e15, ...wire.slice(4)]
    const viewer = await post<{ token: string }>('viewer-tokens', { token: one.token })
    const { seal } = bench.services
    for (const wrong of [
      `${otherPayload}.${mac}`,
      `${payload}.${'A'.repeat(43)}`,
      `${Buffer.from(JSON.stringify(later)).toString('base64url')}.${mac}`,
      viewer.body.data?.token ?? '',
      seal.sign('brand-draft', Buffer.from(payload, 'base64url')),
    ]) {
      expect(await answerTo(wrong), wrong).toEqual(expected)
    }
    expect((await open(pass)).status).toBe(404)
    expect((await run(one.token, { id: 'devices' })).status).toBe(400)
    for (const secret of [one.token, cipher('x')]) expect(payload).not.toContain(secret)
  })

  it('is counted by address and by link', async () => {
    const { link, token } = await share(await published())
    const pass = await passOf(token)
    const full = (key: string, hits: number) => bench.world.sql`
      insert into rate_limits (key, hits, resets_at)
      values (${key}, ${hits}, ${new Date(bench.services.now().getTime() + 60_000)})`
    await full(`share-queries-of:${link.id}`, 12_000)
    const late = await run(pass, { id: 'devices' })
    expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
    await bench.world.sql`delete from rate_limits`
    await full('share-queries:127.0.0.1', 3000)
    expect((await run(pass, { id: 'devices' })).status).toBe(429)
  })
})

describe('a link whose owner has left', () => {
  it('shows nothing until somebody takes it over, and then what they may see', async () => {
    const page = await published()
    const owner = await sharer('device:list')
    const { link, token } = await shareAs(owner, page)
    const pass = await passOf(token)
    await bench.world.sql`delete from memberships where user_id = ${owner.userId}`
    expect(await listed(page)).toMatchObject([{ showing: 'ownerless', createdBy: null }])
    expect((await open(token)).status).toBe(404)
    const next = await sharer()
    const parts = { ...on(link), body: { version: link.version } }
    const taken = await org.callAs<ShareLink>(next, 'takeOverShareLink', parts)
    expect(taken.body.data).toMatchObject({ showing: 'shown', version: 2, status: 'active' })
    expect(taken.body.data?.createdBy).toBeTruthy()
    expect(await answerTo(pass)).toEqual(await nothing())
    expect(codeOf(await ask(await passOf(token)))).toEqual(failed('FORBIDDEN'))
    const late = await org.call('takeOverShareLink', parts)
    expect([late.status, late.body.code]).toEqual([412, 'STALE_VERSION'])
    await org.get('takeOverShareLink', { ...on(link), body: { version: 2 } })
    expect(namesIn(await ask(await passOf(token)))).toEqual(['东'])
  })

  it('is taken over by who sees the page alone, and no more once it is revoked', async () => {
    const role = await bench.world.object('roles', 'a')
    const hidden = await bench.world.restrictedPage('a', role)
    const { link } = await share({ id: hidden })
    const parts = { ...on(link), body: { version: 1 } }
    expect((await org.callAs(await sharer(), 'takeOverShareLink', parts)).status).toBe(403)
    expect(await listed({ id: hidden })).toMatchObject([{ showing: 'shown', version: 1 }])
    const lister = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['page:list'] }],
    })
    expect((await org.callAs(lister, 'takeOverShareLink', parts)).status).toBe(403)
    const b = await Organisation.of(bench, 'b')
    expect((await b.call('takeOverShareLink', parts)).status).toBe(404)
    await org.get('revokeShareLink', parts)
    expect(await listed({ id: hidden })).toMatchObject([{ showing: 'ended' }])
    const again = await org.call('takeOverShareLink', { ...on(link), body: { version: 2 } })
    expect([again.status, again.body.code]).toEqual([409, 'ILLEGAL_STATE'])
  })
})

describe('a viewer token', () => {
  const password = 'zhanting-2027'
  const issue = (body: object) => post<Schemas['ShareViewerToken']>('viewer-tokens', body)

  it('opens its link without the password, with more variables locked, for a while', async () => {
    const { link, token } = await share(await published(), {
      password: cipher(password),
      variables: [{ name: 'area', open: { values: [areas.east, areas.west] } }],
    })
    const lock = { variables: [{ name: 'area', value: areas.west }], seconds: 600 }
    const issued = (await issue({ token, password: cipher(password), ...lock })).body.data
    const { data } = (await open(issued?.token ?? '')).body
    expect(data).toMatchObject({ needsPassword: false, passExpiresAt: issued?.expiresAt })
    expect(data?.variables[0]).toEqual({ name: 'area', value: areas.west })
    const pass = data?.pass ?? ''
    expect(namesIn(await ask(pass))).toEqual(['西'])
    expect(codeOf(await ask(pass, { area: areas.east }))).toEqual(failed('BAD_VARIABLE'))
    expect((await issue({ token: issued?.token, variables: [] })).status).toBe(400)
    await org.get('editShareLink', { ...on(link), body: { version: 1, name: '改名' } })
    expect((await open(issued?.token ?? '')).status).toBe(404)
  })

  it('needs the secret and the password of the link, and values that it takes', async () => {
    const { link, token } = await share(await published(), { password: cipher(password) })
    for (const wrong of [{}, { password: cipher('wrong-one') }]) {
      const reply = await issue({ token, ...wrong })
      expect([reply.status, reply.body.code]).toEqual([400, 505])
    }
    const right = { token, password: cipher(password) }
    const refused = await issue({ ...right, variables: [{ name: 'area', value: areas.west }] })
    expect([refused.status, refused.body.code]).toEqual([422, 'SHARE_VARIABLE'])
    expect(refused.body.fields?.map(({ path }) => path)).toEqual(['variables[0].value'])
    expect((await issue({ ...right, seconds: 3601 })).status).toBe(400)
    expect((await issue({ ...right, token: 'A'.repeat(43) })).status).toBe(404)
    await org.get('revokeShareLink', { ...on(link), body: { version: 1 } })
    expect((await issue(right)).status).toBe(404)
  })

  it('is dead after its time, with what it opened', async () => {
    const { token } = await share(await published())
    const issued = (await issue({ token, seconds: 60 })).body.data?.token ?? ''
    const pass = await passOf(issued)
    const own = await passOf(token)
    bench.advance(60_000)
    expect((await open(issued)).status).toBe(404)
    expect(await answerTo(pass)).toEqual(await nothing())
    expect((await answerTo(own))[0]).toBe(200)
    bench.advance(29 * 60_000)
    expect(await answerTo(own)).toEqual(await nothing())
  })
})
