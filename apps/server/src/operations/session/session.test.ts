import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'
import type { TestCaller } from '../../testing/TestCaller.js'

let server: TestServer
let admin: TestCaller
let member: TestCaller
let both: TestCaller
let alone: TestCaller
beforeAll(async () => {
  server = await startTestServer({}, { own: true })
  ;({ caller: admin } = await server.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] }))
  ;({ caller: member } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] }))
  ;({ caller: both } = await server.person({
    memberOf: [
      { tenant: 'a', permissions: ['department:list'] },
      { tenant: 'b', permissions: [] },
    ],
  }))
  ;({ caller: alone } = await server.person({ memberOf: [] }))
})
afterAll(() => server.close())

type SystemData = Schemas['SystemData']
const systemData = '/spruce/api/v1/system-data'
const console_ = 'spruce-web-enterprise-console'

describe('system-data', () => {
  it('gives an administrator every menu, button and permission, and the management entry', async () => {
    const { body } = await admin.get<SystemData>(systemData)
    const { data } = body
    expect(data.isAdmin).toBe(true)
    expect(data.hasMT0001).toBe(true)
    expect(data.apps.map(({ appCode }) => appCode)).toContain('MT0001')
    expect(data.permissions).toEqual(
      expect.arrayContaining(['department:list', 'department:add', 'user:remove', 'role:list']),
    )
    expect(data.menus[console_]).toMatchObject([
      {
        name: '基础管理',
        path: null,
        childs: [
          {
            name: '组织架构',
            path: '/yunbu-app/spruce-web-enterprise-console/base/organization',
            permCode: 'department:list',
            childs: [{ name: '新增部门', type: 1, permCode: 'department:add' }],
          },
        ],
      },
    ])
    expect(data.preferences).toMatchObject({ density: 'comfortable', menuType: 1 })
  })

  it("shows the operator's staff no customer's console: they land on the home page", async () => {
    const { caller } = await server.person({
      memberOf: [{ tenant: 'operator', permissions: 'all' }],
    })
    const { data } = (await caller.get<SystemData>(systemData)).body
    expect(data.isAdmin).toBe(true)
    expect(data.apps.map(({ appCode }) => appCode)).not.toContain(console_)
    expect(data.menus[console_] ?? []).toEqual([])
    expect(data.hasMT0001).toBe(false)
    const menus = await caller.get(`/aba-base/api/v3/menu/menu-user?appCode=${console_}`)
    expect(menus.body.data).toEqual([])
  })

  it('names nothing of an application that is switched off, whoever asks by its code', async () => {
    const [off = ''] = server.world.menus.other.split('/')
    const [on = ''] = server.world.menus.own.split('/')
    const menusOf = async (code: string) =>
      (await admin.get(`/aba-base/api/v3/menu/menu-user?appCode=${code}`)).body.data
    expect(await menusOf(on)).toHaveLength(1)
    expect(await menusOf(off)).toEqual([])
    expect(await menusOf('constructor')).toEqual([])
  })

  it('gives a member without permissions the home only, and no group that leads nowhere', async () => {
    const { data } = (await member.get<SystemData>(systemData)).body
    expect(data).toMatchObject({ isAdmin: false, hasMT0001: false, permissions: [] })
    expect(data.menus[console_]).toEqual([])
    const codes = data.apps.map(({ appCode }) => appCode)
    expect(codes).toContain('test-home')
    expect(codes).not.toContain(console_)
  })

  it('leaves out the button whose permission is missing', async () => {
    const { data } = (await both.get<SystemData>(systemData)).body
    expect(data.permissions).toEqual(['department:list'])
    expect(data.menus[console_]?.[0]?.childs[0]?.childs).toEqual([])
  })

  it('speaks the language asked for', async () => {
    const headers = { 'accept-language': 'en-US,en;q=0.9' }
    const { data } = (await admin.get<SystemData>(systemData, { headers })).body
    expect(data.menus[console_]?.[0]?.name).toBe('Basics')
  })

  it('serves a person of no tenant', async () => {
    const { data } = (await alone.get<SystemData>(systemData)).body
    expect(data).toMatchObject({ tenantList: [], apps: [], menus: {}, permissions: [] })
    expect(data.tenantInfo.tenantId).toBeNull()
  })

  it('gives the menus of one application when asked', async () => {
    const { data } = (await admin.get<SystemData>(`${systemData}?appCode=${console_}`)).body
    expect(Object.keys(data.menus)).toEqual([console_])
  })

  it.each(['constructor', '__proto__', 'toString'])(
    'takes the application code %s for one that nobody has',
    async (appCode) => {
      const { status, body } = await admin.get<SystemData>(`${systemData}?appCode=${appCode}`)
      expect(status).toBe(200)
      expect(Object.entries(body.data.menus)).toEqual([[appCode, []]])
    },
  )
})

describe('the single calls', () => {
  it('agree with system-data', async () => {
    const all = (await admin.get<SystemData>(systemData)).body.data
    const one = async (path: string) => (await admin.get(path)).body.data
    expect(await one('/aba-base/api/user-infos')).toEqual(all.userInfo)
    expect(await one('/aba-base/api/v3/user/tenants')).toEqual(all.tenantList)
    expect(await one('/aba-base/api/tenants/tenant-info')).toEqual(all.tenantInfo)
    expect(await one('/aba-base/api/role/user/isAdmin')).toBe(true)
    expect(await one('/spruce-console-web/api/app/my-app')).toEqual(all.apps)
    expect(await one('/aba-base/api/system-config')).toEqual(all.systemConfig)
    expect(await one('/spruce/api/v1/preferences')).toEqual(all.preferences)
    expect(await one(`/aba-base/api/v3/menu/menu-user?appCode=${console_}`)).toEqual(
      all.menus[console_],
    )
  })

  it('counts lists in x-total-count', async () => {
    const { headers, body } = await both.get<unknown[]>('/aba-base/api/v3/user/tenants')
    expect(headers['x-total-count']).toBe('2')
    expect(body.data).toHaveLength(2)
  })

  it('takes the menus of current-app when no code is given', async () => {
    const { body } = await admin.get<Schemas['MenuItem'][]>('/aba-base/api/v3/menu/menu-user', {
      headers: { 'current-app': 'test-home' },
    })
    expect(body.data.map(({ path }) => path)).toEqual(['/dashboard'])
  })

  it('masks contacts', async () => {
    const { person, caller } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    await server.world.sql`
      update users set mobile = '13812340003', email = 'linxiaoyun@yunshan.example'
      where id = ${person.userId}`
    const { data } = (await caller.get<Schemas['UserInfo']>('/aba-base/api/user-infos')).body
    expect([data.mobileNew, data.emailNew]).toEqual(['138****0003', 'linx******@yunshan.example'])
  })
})

describe('tenants', () => {
  it('lists the live ones, the main one first, and follows a switch', async () => {
    const { a, b } = server.world.tenants
    const list = async () =>
      (
        await both.get<Schemas['TenantMembership'][]>('/aba-base/api/v3/user/tenants')
      ).body.data.map(({ tenantId, mainTenant }) => [tenantId, mainTenant])
    expect(await list()).toEqual([
      [a, true],
      [b, false],
    ])
    const token = both.token
    const answer = await both.post<Schemas['LoginResult']>(
      `/aba-base/api/v3/tenant/switch/${b}?jti=x`,
      {},
    )
    expect(answer.body.data.tenantId).toBe(b)
    expect(both.token).toBe(token)
    expect(await list()).toEqual([
      [b, true],
      [a, false],
    ])
    await both.post(`/aba-base/api/v3/tenant/switch/${a}`, {})
  })

  it('answers a switch to a foreign tenant as one to a tenant that does not exist', async () => {
    const to = (id: string) => member.post(`/aba-base/api/v3/tenant/switch/${id}`, {})
    const foreign = await to(server.world.tenants.b)
    const random = await to('01930f3c-0000-7000-8000-000000000999')
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(random.text)
  })

  it('keeps two tabs in two tenants apart', async () => {
    const { a, b } = server.world.tenants
    const inTenant = async (tenant: string) => {
      const { data } = (await both.get<SystemData>(systemData, { tenant })).body
      return [data.tenantInfo.tenantId, data.permissions]
    }
    expect(await Promise.all([inTenant(a), inTenant(b)])).toEqual([
      [a, ['department:list']],
      [b, []],
    ])
  })

  it.each([
    ['foreign', () => server.world.tenants.c],
    ['malformed', () => "a' or 1=1"],
    ['unknown', () => '01930f3c-0000-7000-8000-000000000999'],
  ])('denies a %s current-tenant', async (_, tenant) => {
    const answer = await both.get(systemData, { tenant: tenant() })
    expect([answer.status, answer.body.code]).toEqual([403, 'TENANT_DENIED'])
    expect(answer.body.message).toBe('您不属于该企业或该企业不可用')
  })

  it('takes an empty current-tenant for the main tenant', async () => {
    const { data } = (await both.get<SystemData>(systemData, { tenant: '' })).body
    expect(data.tenantInfo.tenantId).toBe(server.world.tenants.a)
  })

  it('holds at once when a membership ends', async () => {
    const { person, caller } = await server.person({
      memberOf: [
        { tenant: 'a', permissions: [] },
        { tenant: 'b', permissions: [] },
      ],
    })
    const { a } = server.world.tenants
    const status = async () => (await caller.get(systemData, { tenant: a })).status
    expect(await status()).toBe(200)
    await server.world.sql`
      update memberships set status = 'disabled' where user_id = ${person.userId} and tenant_id = ${a}`
    expect(await status()).toBe(403)
  })
})

describe('the brand', () => {
  const info = async (query = '', headers: Record<string, string> = {}) =>
    (
      await server
        .visitor()
        .get<Schemas['TenantInfo']>(`/aba-base/api/tenants/tenant-info${query}`, { headers })
    ).body.data

  it('comes from the host, else the code, else the cookie, else the product', async () => {
    const { a, b, c } = server.world.tenants
    await server.world.sql`update tenants set hosts = '{brand.test}' where id = ${b}`
    const [{ code } = { code: '' }] = await server.world.sql<{ code: string }>`
      select code from tenants where id = ${a}`
    const cookie = `tenantId=${c}`
    expect(await info()).toMatchObject({ tenantId: null, name: '云杉', palette: 'blue' })
    expect((await info('', { 'accept-language': 'en' })).name).toBe('Spruce')
    expect((await info('', { cookie })).tenantId).toBe(c)
    expect((await info(`?tenant=${code.toUpperCase()}`, { cookie })).tenantId).toBe(a)
    expect((await info(`?tenant=${code}`, { host: 'brand.test:4200', cookie })).tenantId).toBe(b)
    expect((await info('?tenant=nobody', { cookie: 'tenantId=%00' })).tenantId).toBeNull()
  })
})

describe('favourites', () => {
  const path = '/spruce-console-web/my/favorites'
  const organization = `${console_}/organization`

  it('keep the order given, by person and tenant', async () => {
    const items = [{ menuId: organization }, { menuId: 'test-home/home' }]
    const saved = await admin.post<Schemas['Favorite'][]>(path, { items })
    expect(saved.body.data.map(({ menuId, name }) => [menuId, name])).toEqual([
      [organization, '组织架构'],
      ['test-home/home', '首页'],
    ])
    expect((await admin.get(path)).body.data).toEqual(saved.body.data)
    expect((await member.get(path)).body.data).toEqual([])
  })

  it('refuse a menu that the person may not see as one that does not exist', async () => {
    const hidden = await member.post(path, { items: [{ menuId: organization }] })
    const random = await member.post(path, { items: [{ menuId: 'no/such' }] })
    expect(hidden.status).toBe(404)
    expect(hidden.text).toBe(random.text)
  })
})

describe('preferences', () => {
  it('follow the person, whatever the tenant', async () => {
    const value = {
      theme: { mode: 'dark', palette: 'green' },
      density: 'compact',
      language: 'en-US',
      sidebarOpened: false,
      menuType: 2,
      pinnedTabs: [{ name: '首页', url: '/dashboard' }],
    }
    const path = '/spruce/api/v1/preferences'
    expect((await both.send('PUT', path, { body: value })).status).toBe(200)
    const inB = await both.get(path, { tenant: server.world.tenants.b })
    expect(inB.body.data).toEqual(value)
    expect((await admin.get<Schemas['Preferences']>(path)).body.data.density).toBe('comfortable')
  })

  it('refuse an address that leaves the product', async () => {
    const answer = await admin.send('PUT', '/spruce/api/v1/preferences', {
      body: { pinnedTabs: [{ name: 'x', url: '//evil.example' }] },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.fields?.map(({ path }) => path)).toContain('pinnedTabs[0].url')
  })
})

describe('a session', () => {
  const check = (caller: TestCaller) => caller.post('/auth/verify-token', {})

  it('says until when it lives', async () => {
    const { data } = (await check(admin)).body
    expect(data).toMatchObject({ active: true, tenantId: server.world.tenants.a })
    expect((await admin.get('/aba-base/api/v3/verify-token')).body.data).toEqual(data)
  })

  it('ends with the logout, which may be repeated', async () => {
    const { caller } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const { token } = caller
    const out = await caller.post('/auth/logout', { jti: 'x' })
    expect(out.cookies['token']).toContain('Max-Age=0')
    caller.token = token
    expect((await check(caller)).status).toBe(401)
    expect((await caller.post('/auth/logout', {})).status).toBe(200)
  })

  it('ends after 30 silent minutes and after 12 hours, used or not', async () => {
    const { caller: silent } = await server.person({ memberOf: [] })
    const { caller: busy } = await server.person({ memberOf: [] })
    server.advance(29 * 60_000)
    expect((await check(busy)).status).toBe(200)
    server.advance(2 * 60_000)
    expect((await check(silent)).status).toBe(401)
    for (let minutes = 31; minutes < 12 * 60 - 25; minutes += 25) {
      expect((await check(busy)).status).toBe(200)
      server.advance(25 * 60_000)
    }
    server.advance(25 * 60_000)
    expect((await check(busy)).status).toBe(401)
  })
})
