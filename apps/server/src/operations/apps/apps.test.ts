import type { Schemas } from '@spruce/api-client/contract'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkApps } from '../../jobs/checkApps.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type App = Schemas['ManagedApp']

let bench: Bench
let org: Organisation
let peer: Server
let peerOrigin: string
/** What the peer does at /switched, and how often it was asked at /flaky. */
let isBroken = false
let flaky = 0

beforeAll(async () => {
  peer = createServer((request, response) => {
    if (request.url === '/flaky') flaky += 1
    const fails = request.url === '/switched' ? isBroken : request.url === '/flaky' && flaky === 1
    response.writeHead(fails ? 503 : 200)
    response.end('ok')
  })
  await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done))
  peerOrigin = `http://127.0.0.1:${String((peer.address() as AddressInfo).port)}`
  bench = await openBench({ env: { SPRUCE_ALLOWED_ORIGINS: peerOrigin } })
  org = await Organisation.of(bench)
})
afterAll(async () => {
  peer.close()
  await bench.close()
})

const body = (more: Partial<Schemas['AddAppRequest']> = {}): Schemas['AddAppRequest'] => ({
  appCode: bench.world.unique('bi'),
  name: { 'zh-CN': '报表平台', 'en-US': 'Reports' },
  kind: 'frame',
  url: 'https://reports.example.cn/portal',
  ...more,
})
const add = (more: Partial<Schemas['AddAppRequest']> = {}) =>
  org.get<App>('addApp', { body: body(more) })
const edit = (app: App, fields: Partial<Schemas['EditAppRequest']>) =>
  org.call<App>('editApp', {
    path: { id: app.id ?? '' },
    body: { version: app.version, ...fields },
  })

const codesOf = async (person: Person) => {
  const reply = await org.callAs<Schemas['App'][]>(person, 'listMyApps')
  return reply.body.data?.map(({ appCode }) => appCode) ?? []
}

describe('an address of the framework page', () => {
  type Found = Schemas['AppAtAddress']
  const find = async (url: string, person?: Person) => {
    const call = { query: { url } }
    const reply = await (person
      ? org.callAs<Found>(person, 'findAppAtAddress', call)
      : org.call<Found>('findAppAtAddress', call))
    expect([url, reply.status]).toEqual([url, 200])
    return reply.body.data
  }
  const refused = { state: 'refused', url: null, app: null }

  it('is of the application whose address begins most like it, its further origins included', async () => {
    const host = `https://${bench.world.unique('h')}.example.cn`
    const beside = `https://${bench.world.unique('h')}.example.cn`
    const all = await add({ url: `${host}/`, allowedOrigins: [beside] })
    const sales = await add({ url: `${host}/sales`, kind: 'page', openType: 2 })
    const codeAt = async (url: string) => (await find(url))?.app?.appCode
    expect(await codeAt(`${host}/sales/today?x=1#y`)).toBe(sales.appCode)
    expect(await codeAt(`${host}/salesman`)).toBe(all.appCode)
    expect(await find(beside)).toMatchObject({
      ...{ state: 'registered', url: `${beside}/` },
      app: { appCode: all.appCode, appName: '报表平台', kind: 'frame', embed: { keepAlive: true } },
    })
  })

  it('is registered without an application where the deployment lists its origin', async () => {
    expect(await find(`${peerOrigin}/x`)).toEqual({
      ...{ state: 'registered', url: `${peerOrigin}/x`, app: null },
    })
  })

  it('is one of the portal itself as a path', async () => {
    expect(await find('/personal?a=1')).toEqual({ state: 'own', url: '/personal?a=1', app: null })
  })

  it('is refused where it looks like another, or is none', async () => {
    const host = `${bench.world.unique('h')}.example.cn`
    await add({ url: `https://${host}/` })
    for (const url of [
      ...[`http://${host}/`, `https://${host}:8443/`, `https://${host}.evil.example/`],
      ...[`https://user@${host}/`, `https://${host}@evil.example/`, `https://evil.example/${host}`],
      ...[`//${host}/`, `https:\\\\${host}`, `https://${host.replace('e', '\u0435')}/`],
      ...['javascript:alert(1)', `javascript://${host}/%0aalert(1)`, 'data:text/html,x', 'blob:x'],
    ]) {
      expect([url, await find(url)]).toEqual([url, refused])
    }
  })

  it('is refused to whom its application does not show, and once it is off, disabled or gone', async () => {
    const url = `https://${bench.world.unique('h')}.example.cn/`
    const role = await bench.world.object('roles', 'a')
    const app = await add({ url, roleIds: [role] })
    const member = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    expect(await find(url, member)).toEqual(refused)
    expect(await find(url)).toMatchObject({ state: 'registered' })
    const open = await edit(app, { roleIds: [] })
    expect(await find(url, member)).toMatchObject({ state: 'registered' })
    const off = await edit(open.body.data!, { enable: 0 })
    expect(await find(url)).toEqual(refused)
    await edit(off.body.data!, { enable: 1, status: 1 })
    expect(await find(url)).toEqual(refused)
    await org.get('removeApps', { body: { ids: [app.id] } })
    expect(await find(url)).toEqual(refused)
  })
})

const console_ = 'spruce-web-enterprise-console'
const entry = 'MT0001'

describe('applications of the product', () => {
  const find = async (code: string) => {
    const apps = await org.get<App[]>('listApps', { query: { size: '100', origin: 'platform' } })
    return apps.find(({ appCode }) => appCode === code) as App
  }
  const set = async (appCode: string, fields: Partial<Schemas['EditProductAppRequest']>) =>
    org.call<App>('editProductApp', {
      path: { appCode },
      body: { version: (await find(appCode)).version, ...fields },
    })
  const menusOf = async (person: Person, appCode: string) =>
    (await org.callAs<unknown[]>(person, 'getMenuUser', { query: { appCode } })).body.data?.length

  it('are switched off and on for the tenant alone, in every read', async () => {
    const elsewhere = await Organisation.of(bench, 'b')
    expect(await codesOf(org.admin)).toContain(entry)
    expect(await set(entry, { enable: 0 })).toMatchObject({
      status: 200,
      body: { data: { enable: 0, origin: 'platform' } },
    })
    expect(await codesOf(org.admin)).not.toContain(entry)
    expect(await menusOf(org.admin, entry)).toBe(0)
    expect(await org.get<Schemas['SystemData']>('getSystemData')).toMatchObject({
      hasMT0001: false,
    })
    const theirs = await elsewhere.callAs<Schemas['App'][]>(elsewhere.admin, 'listMyApps')
    expect(theirs.body.data?.map(({ appCode }) => appCode)).toContain(entry)
    await set(entry, { enable: 1 })
    expect(await codesOf(org.admin)).toContain(entry)
  })

  it('show to the roles named, and to administrators anyway', async () => {
    const codes = ['department:list' as const]
    const holder = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: codes }] })
    const other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: codes }] })
    expect(await codesOf(other)).toContain(console_)
    const roleId = holder.memberOf.a?.roleId ?? ''
    expect((await set(console_, { roleIds: [roleId] })).body.data?.roleIds).toEqual([roleId])
    const seen = await Promise.all([holder, other, org.admin].map(codesOf))
    expect(seen.map((all) => all.includes(console_))).toEqual([true, false, true])
    // The entry that leads there goes as well.
    expect(await codesOf(other)).not.toContain(entry)
    const data = await org.callAs<Schemas['SystemData']>(other, 'getSystemData')
    expect(data.body.data?.menus[console_]).toBeUndefined()
    const asked = await org.callAs<Schemas['AppPermissions']>(other, 'getAppPermissions', {
      query: { appCode: console_ },
    })
    expect(asked.body.data).toMatchObject({ menus: [], permissions: [] })
    // With its last role gone a console is everybody's again; another application is switched off.
    const role = await bench.world.object('roles', 'a')
    await set(entry, { roleIds: [role] })
    await set(console_, { roleIds: [role] })
    await org.get('removeRoles', { body: { ids: [role] } })
    expect(await find(console_)).toMatchObject({ enable: 1, roleIds: [] })
    expect(await find(entry)).toMatchObject({ enable: 0, roleIds: [] })
    await set(entry, { enable: 1 })
  })

  it('keep the console: nobody could switch it on again', async () => {
    const reply = await set(console_, { enable: 0 })
    expect(reply).toMatchObject({ status: 422, body: { code: 'CONSOLE_STAYS' } })
  })

  it('tell of another’s change, and are none of another kind of tenant', async () => {
    const stale = { path: { appCode: entry }, body: { version: 999, enable: 1 } }
    expect((await org.call('editProductApp', stale)).status).toBe(412)
    for (const appCode of ['spruce-web-operation-management', 'nosuch']) {
      const reply = await org.call('editProductApp', { path: { appCode }, body: { version: 1 } })
      expect(reply.status).toBe(404)
    }
  })

  it('say in a history what the tenant changed', async () => {
    await set(entry, { enable: 0 })
    await set(entry, { enable: 1 })
    const [line] = await org.get<Schemas['OperatorLog'][]>('listProductAppHistory')
    expect(line).toMatchObject({ operation: 'editProductApp', before: { enable: 0 } })
  })

  it('open nothing by a link while they do not show', async () => {
    const link = () =>
      org.call('generateSsoLink', { query: { appCode: entry, redirectUri: `${peerOrigin}/` } })
    expect((await link()).status).toBe(200)
    await set(entry, { enable: 0 })
    expect((await link()).status).toBe(422)
    await set(entry, { enable: 1 })
  })
})

describe('applications of a tenant', () => {
  it('are registered, found, edited by version and removed', async () => {
    const app = await add({ category: '数据', permissionsAsked: ['department:list'] })
    expect(app).toMatchObject({ origin: 'tenant', status: 0, enable: 1, version: 1 })
    const found = await org.call<App[]>('listApps', { query: { keyword: 'bbpt', kind: 'frame' } })
    expect(found.body.data?.map(({ id }) => id)).toContain(app.id)
    const edited = await edit(app, { category: null, openType: 0 })
    expect(edited.body.data).toMatchObject({ category: null, openType: 0, version: 2 })
    expect(await edit(app, { openType: 1 })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', current: { version: 2 } },
    })
    expect(await org.get('removeApps', { body: { ids: [app.id] } })).toEqual({ removed: 1 })
    expect((await org.call('getApp', { path: { id: app.id ?? '' } })).status).toBe(404)
  })

  it('stand beside those of the platform, which have no id', async () => {
    await add()
    const apps = await org.get<App[]>('listApps', { query: { size: '100' } })
    const platform = apps.filter(({ origin }) => origin === 'platform')
    expect(platform.map(({ appCode }) => appCode)).toContain('spruce-web-enterprise-console')
    expect(platform.every(({ id }) => id === null)).toBe(true)
    expect(JSON.stringify(platform)).not.toContain('operation-management')
  })

  it.each(['spruce-web-mine', 'MT0001', 'rcapp0009', 'RCFRAMEAPP0001', '0088', 'test-home'])(
    'never have the code %s: it has a meaning of its own',
    async (appCode) => {
      const reply = await org.call('addApp', { body: body({ appCode }) })
      expect(reply).toMatchObject({ status: 422, body: { code: 'APP_CODE_RESERVED' } })
    },
  )

  it('have codes of their own within the tenant, and only there', async () => {
    const { appCode } = await add()
    const twice = await org.call('addApp', { body: body({ appCode }) })
    expect(twice).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
    const elsewhere = await Organisation.of(bench, 'b')
    expect((await elsewhere.call('addApp', { body: body({ appCode }) })).status).toBe(200)
  })

  it('are put in an order', async () => {
    const [one, two] = [await add(), await add()]
    const order = (appCodes: string[]) => org.call('orderApps', { body: { appCodes } })
    expect((await order([two.appCode, one.appCode, console_])).status).toBe(200)
    const apps = await org.get<App[]>('listApps', { query: { size: '100' } })
    const codes = [two.appCode, one.appCode, console_]
    expect(apps.slice(0, 3).map(({ appCode }) => appCode)).toEqual(codes)
    expect((await codesOf(org.admin)).slice(0, 3)).toEqual(codes)
    const added = await add()
    expect((await codesOf(org.admin)).at(-1)).toBe(added.appCode)
    await order(['nosuch', one.appCode])
    expect((await codesOf(org.admin))[0]).toBe(one.appCode)
  })

  it('keep their versions while they are checked, examined and moved past each other', async () => {
    const [one, two] = [await add({ url: `${peerOrigin}/app` }), await add()]
    const path = { id: one.id ?? '' }
    await org.get('checkAppHealth', { path })
    await org.get('diagnoseApp', { path })
    const product = async () =>
      (await org.get<App[]>('listApps', { query: { size: '100' } })).find(
        ({ appCode }) => appCode === console_,
      )
    const before = await product()
    for (const appCodes of [
      [two.appCode, console_, one.appCode],
      [one.appCode, two.appCode, console_],
    ]) {
      await org.get('orderApps', { body: { appCodes } })
    }
    expect((await product())?.version).toBe(before?.version)
    const after = await org.get<App>('getApp', { path })
    expect([after.version, after.updatedAt]).toEqual([one.version, one.updatedAt])
    expect((await edit(one, { enable: 0 })).status).toBe(200)
  })

  it('have an icon of the portal or a picture of the tenant', async () => {
    const { world } = bench
    const own = await world.picture('a', org.admin.memberOf.a?.memberId ?? '')
    const theirs = await world.picture('b', world.resident.memberOf.b?.memberId ?? '')
    for (const icon of ['chart', own, null]) expect(await add({ icon })).toMatchObject({ icon })
    const app = await add({ icon: own })
    for (const icon of [theirs, '/dashboard', 'https://evil.example/x.png', 'data:image/png']) {
      for (const reply of [
        await org.call('addApp', { body: body({ icon }) }),
        await edit(app, { icon }),
      ]) {
        expect([icon, reply.status, reply.body.code]).toEqual([icon, 422, 'INVALID_REFERENCE'])
      }
    }
    await world.sql`delete from file_references where tenant_id = ${org.tenantId}`
    await world.sql`delete from files where tenant_id = ${org.tenantId} and kind = 'appImage'`
    expect((await edit(app, { icon: own, category: '办公' })).status).toBe(200)
  })

  it('say how they are embedded; what is no longer asked is no longer granted', async () => {
    const embed = {
      ...{ memoryClass: 'heavy' as const, keepAlive: false },
      ...{ sandbox: ['downloads' as const], allow: ['fullscreen' as const] },
      ...{ connect: ['https://api.example.cn'], frame: [], signOn: 'none' as const },
    }
    const plain = await add()
    expect(plain).toMatchObject({
      embed: { memoryClass: 'normal', keepAlive: true, sandbox: [], allow: [] },
      permissionsGranted: [],
      publisher: null,
    })
    const app = await add({
      embed,
      ...{ publisher: '云图软件', release: '2.4.1' },
      permissionsAsked: ['department:list', 'user:list'],
      permissionsGranted: ['department:list'],
    })
    expect(app).toMatchObject({ embed, publisher: '云图软件', release: '2.4.1' })
    const fewer = (await edit(app, { permissionsAsked: ['user:list'] })).body.data as App
    expect(fewer).toMatchObject({ permissionsGranted: [], embed })
    const granted = await edit(fewer, { permissionsGranted: ['role:list'] })
    expect([granted.status, granted.body.fields?.[0]?.path]).toEqual([422, 'permissionsGranted'])
    for (const part of ['connect', 'frame'] as const) {
      const wrong = { ...embed, [part]: ['https://api.example.cn:443'] }
      const reply = await edit(fewer, { embed: wrong })
      expect([reply.status, reply.body.fields?.[0]?.path]).toEqual([422, `embed.${part}[0]`])
    }
  })

  it('of designed pages get their codes from the server, in order and never twice', async () => {
    const of = (generation: 1 | 3) =>
      org.get<App>('addDeliveredApp', {
        body: { name: { 'zh-CN': '大屏', 'en-US': 'Wall' }, generation },
      })
    const numberOf = ({ appCode }: App) => Number(appCode.replace(/^RCAPPN?/, ''))
    const [one, two] = await Promise.all([of(3), of(3)])
    expect([one, two].map(({ appCode }) => appCode)).toEqual(
      Array(2).fill(expect.stringMatching(/^RCAPPN\d{4}$/)),
    )
    expect(Math.abs(numberOf(one) - numberOf(two))).toBe(1)
    const ofPages = Math.max(numberOf(one), numberOf(two)) + 500
    await org.get('addPage', {
      body: {
        appCode: `RCAPPN${String(ofPages).padStart(4, '0')}`,
        name: bench.world.unique('页'),
      },
    })
    expect(numberOf(await of(3)), 'beyond the pages that nobody registered').toBe(ofPages + 1)
    const first = await of(1)
    expect(first.appCode).toMatch(/^RCAPP\d{4}$/)
    expect(first).toMatchObject({
      kind: 'delivered',
      url: `/yunbu-app/spruce-web-delivery-visualization/${first.appCode}`,
    })
    const url = await edit(first, { url: 'https://elsewhere.example.cn/' })
    expect([url.status, url.body.fields?.[0]?.path]).toEqual([422, 'url'])
    expect((await edit(first, { kind: 'frame' })).status).toBe(422)
    expect((await edit(first, { category: '生产', enable: 0 })).status).toBe(200)
  })

  it('S-07: have a plain address, or none', async () => {
    for (const url of [
      'javascript:alert(1)',
      '//evil.example',
      'https://user:pw@evil.example/',
      'ftp://files.example.cn',
      'https:\\\\evil.example',
      'no address',
    ]) {
      const reply = await org.call('addApp', { body: body({ url }) })
      expect([url, reply.status, reply.body.code]).toEqual([url, 422, 'UNSAFE_URL'])
    }
    const plain = await add({ kind: 'page', url: '/personal' })
    for (const reply of [
      await org.call('addApp', { body: body({ url: '/personal' }) }),
      await edit(plain, { kind: 'frame' }),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([422, 'UNSAFE_URL'])
    }
    const wild = await org.call('addApp', { body: body({ allowedOrigins: ['https://*'] }) })
    expect(wild.status).toBe(400)
    const padded = await org.call('addApp', {
      body: body({ allowedOrigins: ['https://Example.cn:443'] }),
    })
    expect(padded).toMatchObject({ status: 422, body: { code: 'UNSAFE_URL' } })
  })

  it('open their origin to menus while they are switched on', async () => {
    const app = await add({ url: 'https://only-here.example.cn/' })
    const menu = () =>
      org.call('addMenu', {
        body: {
          appCode: 'spruce-web-enterprise-console',
          parentId: null,
          name: { 'zh-CN': '进入', 'en-US': 'Enter' },
          type: 0,
          path: 'https://only-here.example.cn/start',
        },
      })
    expect((await menu()).status).toBe(200)
    await edit(app, { enable: 0 })
    expect((await menu()).body.code).toBe('UNSAFE_URL')
  })
})

describe('my applications', () => {
  it('are those that are on and that my roles show', async () => {
    const holder = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const open = await add()
    const narrow = await add({ roleIds: [holder.memberOf.a?.roleId ?? ''] })
    const off = await add({ enable: 0 })
    expect(await codesOf(holder)).toEqual(expect.arrayContaining([open.appCode, narrow.appCode]))
    expect(await codesOf(other)).not.toContain(narrow.appCode)
    expect(await codesOf(org.admin)).toContain(narrow.appCode)
    for (const one of [holder, other, org.admin]) {
      expect(await codesOf(one)).not.toContain(off.appCode)
    }
    await org.get('setRoleStatus', {
      path: { id: holder.memberOf.a?.roleId ?? '' },
      body: { version: 1, enabled: false },
    })
    expect(await codesOf(holder)).not.toContain(narrow.appCode)
  })

  it('are in the system data as well', async () => {
    const { appCode } = await add()
    const data = await org.get<Schemas['SystemData']>('getSystemData')
    expect(data.apps.map((app) => app.appCode)).toContain(appCode)
  })
})

describe('the designed pages of an application', () => {
  const page = async (appCode: string) => {
    const body = { appCode, name: bench.world.unique('页') }
    const { id, version } = await org.get<Schemas['Page']>('addPage', { body })
    await org.get('publishPage', { path: { id }, body: { version } })
    return id
  }
  const seenBy = async (person: Person, id: string) =>
    (await org.callAs(person, 'getPublishedPage', { path: { id } })).status
  const designed = (more: Partial<Schemas['AddAppRequest']> = {}) =>
    add({ appCode: `RCAPPN${bench.world.unique('')}`, kind: 'page', url: '/dashboard', ...more })

  it('S-22: show to whom the application shows; to the others they do not exist', async () => {
    const holder = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const roleId = holder.memberOf.a?.roleId ?? ''
    const app = await designed()
    const id = await page(app.appCode)
    expect(await seenBy(other, id)).toBe(200)
    const narrow = (await edit(app, { roleIds: [roleId] })).body.data as App
    const seen = () => Promise.all([holder, other, org.admin].map((one) => seenBy(one, id)))
    expect(await seen()).toEqual([200, 404, 200])
    const refused = await org.callAs(other, 'getPublishedPage', { path: { id } })
    const missing = await org.callAs(other, 'getPublishedPage', { path: { id: 'nosuch' } })
    expect(refused.body).toEqual(missing.body)
    const disabled = (await edit(narrow, { status: 1 })).body.data as App
    expect(await seen()).toEqual([404, 404, 404])
    const off = (await edit(disabled, { status: 0, enable: 0 })).body.data as App
    expect(await seen()).toEqual([404, 404, 404])
    const again = (await edit(off, { enable: 1 })).body.data as App
    expect(await seen()).toEqual([200, 404, 200])
    await org.get('setRoleStatus', { path: { id: roleId }, body: { version: 1, enabled: false } })
    expect(await seen()).toEqual([404, 404, 200])
    await edit(again, { roleIds: [] })
    expect(await seen()).toEqual([200, 200, 200])
  })

  it('are withdrawn when the application is removed: nothing says any more who sees them', async () => {
    const other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const app = await designed({ roleIds: [await bench.world.object('roles', 'a')] })
    const id = await page(app.appCode)
    await org.get('removeApps', { body: { ids: [app.id] } })
    expect([await seenBy(other, id), await seenBy(org.admin, id)]).toEqual([404, 404])
    const info = await org.get<Schemas['PageInfo']>('getPage', { path: { id } })
    expect(info.page.status).toBe('withdrawn')
  })

  it('do not open to everybody when the last role of the application is removed', async () => {
    const other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const [one, two] = [
      await bench.world.object('roles', 'a'),
      await bench.world.object('roles', 'a'),
    ]
    const app = await designed({ roleIds: [one, two] })
    const id = await page(app.appCode)
    await org.get('removeRoles', { body: { ids: [one] } })
    const left = await org.get<App>('getApp', { path: { id: app.id ?? '' } })
    expect(left).toMatchObject({ enable: 1, roleIds: [two] })
    await org.get('removeRoles', { body: { ids: [two] } })
    const off = await org.get<App>('getApp', { path: { id: app.id ?? '' } })
    expect(off).toMatchObject({ enable: 0, roleIds: [] })
    expect(await seenBy(other, id)).toBe(404)
    expect(await codesOf(other)).not.toContain(app.appCode)
  })
})

describe('what uses an application', () => {
  it('is counted before it is removed: menus, favourites, home page, roles, pages, notices', async () => {
    const role = await bench.world.object('roles', 'a')
    const url = `https://${bench.world.unique('h')}.example.cn/portal`
    const appCode = `RCAPPN${bench.world.unique('')}`
    const app = await add({ appCode, url, roleIds: [role] })
    const uses = () =>
      org.get<Schemas['AppImpact']>('previewAppRemoval', { body: { ids: [app.id] } })
    const nothing = {
      ...{ menus: 0, favourites: 0, homePage: false, roles: 1, departments: 0 },
      ...{ pages: 0, workbenches: 0, notices: 0, identifiers: 0, named: [] },
    }
    expect(await uses()).toEqual(nothing)
    const name = { 'zh-CN': '报表', 'en-US': 'Reports' }
    const menu = await org.get<Schemas['ManagedMenu']>('addMenu', {
      body: { appCode: console_, parentId: null, type: 0, name, path: `${url}/today` },
    })
    await org.get('addMenu', {
      body: {
        appCode: console_,
        parentId: null,
        type: 0,
        name,
        path: `${new URL(url).origin}/portals`,
      },
    })
    await org.get('saveFavorites', { body: { items: [{ menuId: menu.id }] } })
    await org.get('addNotice', {
      body: {
        ...{ title: '报表', content: `<p><a href="${url}">报表</a></p>`, everyone: true },
      },
    })
    const page = bench.world.unique('页')
    await org.get('addPage', { body: { appCode: app.appCode, name: page } })
    const { named, ...counted } = await uses()
    expect({ ...counted, named: [] }).toEqual({
      ...nothing,
      menus: 1,
      favourites: 1,
      notices: 1,
      pages: 1,
    })
    expect(named.map(({ kind, name: called }) => [kind, called])).toEqual([
      ['menus', '报表'],
      ['notices', '报表'],
      ['pages', page],
    ])
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['app:list', 'page:list'] }],
    })
    const seen = await org.callAs<Schemas['AppImpact']>(reader, 'previewAppRemoval', {
      body: { ids: [app.id] },
    })
    expect(seen.body.data).toMatchObject({ menus: 1, notices: 1, pages: 1 })
    expect(seen.body.data?.named.map(({ kind }) => kind)).toEqual(['pages'])
    await bench.world.sql`update tenants set homepage_enabled = true, homepage_url = ${url}
      where id = ${bench.world.tenants.a}`
    expect(await uses()).toMatchObject({ homePage: true })
    await bench.world.sql`update tenants set homepage_enabled = false, homepage_url = null
      where id = ${bench.world.tenants.a}`
  })
})

describe('a health check', () => {
  let minutes = 0
  /** The round of the scheduler eleven minutes later. */
  const checkDue = async () => {
    minutes += 11
    // Hosts of nobody are asked after for seconds.
    await bench.world
      .sql`update tenant_apps set enable = 0 where position(${peerOrigin} in url) <> 1`
    const { engine, config } = bench.services
    const at = new Date(Date.now() + minutes * 60_000)
    await checkApps({ engine, config: { ...config, appCheckMinutes: 10 }, now: () => at }, at)
  }
  const health = async (url: string, kind: 'frame' | 'page' = 'frame') =>
    org.get<Schemas['AppHealth']>('checkAppHealth', {
      path: { id: (await add({ url, kind })).id ?? '' },
    })

  it('says up for an origin that the configuration lists', async () => {
    expect(await health(`${peerOrigin}/`)).toMatchObject({ state: 'up', status: 200 })
  })

  it('calls no closed network otherwise', async () => {
    for (const url of ['http://127.0.0.1:1/', 'http://169.254.169.254/latest', 'http://[::1]/']) {
      expect([url, (await health(url)).state]).toEqual([url, 'refused'])
    }
  })

  it('needs no call for a page of the portal', async () => {
    expect(await health('/dashboard', 'page')).toMatchObject({ state: 'up', status: 200 })
  })

  it('is noted at the application, found by its filter, and forgotten with the address', async () => {
    const app = await add({ url: `${peerOrigin}/`, kind: 'page' })
    const path = { id: app.id ?? '' }
    const listed = async (state: string) => {
      const query = { size: '100', keyword: app.appCode, health: state }
      return (await org.get<App[]>('listApps', { query })).map(({ appCode }) => appCode)
    }
    expect(app.health).toBeNull()
    expect(await listed('unchecked')).toEqual([app.appCode])
    await org.get('checkAppHealth', { path })
    const first = await org.get<App>('getApp', { path })
    expect(first).toMatchObject({ version: app.version, health: { state: 'up', status: 200 } })
    expect([await listed('up'), await listed('unchecked')]).toEqual([[app.appCode], []])
    await new Promise((done) => setTimeout(done, 2))
    await org.get('checkAppHealth', { path })
    const found = await org.get<Schemas['AppHealthRecord']>('getAppHealth', { path })
    expect(found).toMatchObject({
      latest: { state: 'up', since: first.health?.since },
      week: { checks: 2, up: 2 },
    })
    expect(found.checks).toHaveLength(2)
    expect(found.checks[0]?.checkedAt).toBe(found.latest?.checkedAt)
    const renamed = await edit(first, { category: '数据' })
    expect(renamed.body.data?.health).not.toBeNull()
    const moved = await edit(renamed.body.data!, { url: `${peerOrigin}/elsewhere` })
    expect(moved.body.data?.health).toBeNull()
  })

  it('is made by the scheduler where it is due, and tells who sets up applications once of each change', async () => {
    const keeper = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['app:edit'] }],
    })
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['app:list'] }],
    })
    const name = bench.world.unique('平台')
    const app = await add({
      ...{ url: `${peerOrigin}/switched`, kind: 'window' },
      name: { 'zh-CN': name, 'en-US': name },
    })
    const off = await add({ url: `${peerOrigin}/off`, kind: 'window', enable: 0 })
    const round = async () => {
      await checkDue()
      return (await org.get<App>('getApp', { path: { id: app.id ?? '' } })).health
    }
    const lettersOf = async ({ memberOf }: Person) => {
      const rows = await bench.world.sql<{ title: string }>`select title from letters
        where member_id = ${memberOf.a?.memberId ?? ''} and title like ${`%${name}%`}
        order by created_at`
      return rows.map(({ title }) => title)
    }
    /** How often open lists of this tenant heard of a check, since this was asked last. */
    const heard = async () => {
      const rows = await bench.world.sql`delete from live_events where kind = 'apps'
        and tenant_id = ${bench.world.tenants.a} and permissions = '{app:list}' returning id`
      return rows.length
    }
    isBroken = false
    const up = await round()
    expect(await heard()).toBeGreaterThan(0)
    expect(up).toMatchObject({ state: 'up' })
    expect((await round())?.since).toBe(up?.since)
    expect(await heard()).toBe(0)
    expect(await lettersOf(keeper)).toEqual([])
    isBroken = true
    const down = await round()
    expect(await heard()).toBe(1)
    const still = await round()
    expect(await heard()).toBe(0)
    expect([down?.state, still?.state, still?.since]).toEqual(['down', 'down', down?.checkedAt])
    expect(await lettersOf(keeper)).toEqual([`应用“${name}”无法访问`])
    isBroken = false
    await round()
    await round()
    expect(await lettersOf(keeper)).toEqual([`应用“${name}”无法访问`, `应用“${name}”已恢复`])
    expect(await lettersOf(reader)).toEqual([])
    const unasked = await org.get<App>('getApp', { path: { id: off.id ?? '' } })
    expect(unasked.health).toBeNull()
  })

  it('that fails once is made again before it counts', async () => {
    const app = await add({ url: `${peerOrigin}/flaky`, kind: 'window' })
    await checkDue()
    const { health: found } = await org.get<App>('getApp', { path: { id: app.id ?? '' } })
    expect([found?.state, flaky]).toEqual(['up', 2])
  })
})

describe('the embed doctor', () => {
  type Diagnosis = Schemas['AppDiagnosis']
  const kept = async (id: string | null) => {
    const call = { path: { id: id ?? '' } }
    return (await org.get<Schemas['AppDiagnoses']>('getAppDiagnoses', call)).diagnoses
  }

  it('examines the address, keeps what it found, and forgets all but the last twenty', async () => {
    const app = await add({ url: `${peerOrigin}/doctor?token=secret` })
    const path = { id: app.id ?? '' }
    expect(await kept(app.id)).toEqual([])
    const listed = async (diagnosis: string) => {
      const apps = await org.get<App[]>('listApps', { query: { size: '100', diagnosis } })
      return apps.find(({ id }) => id === app.id)?.diagnosis
    }
    expect(await listed('none')).toBeNull()
    const first = await org.get<Diagnosis>('diagnoseApp', { path })
    expect(first.url).toBe(app.url)
    expect(first.findings.map(({ check, code }) => [check, code])).toEqual([
      ['answer', 'answerGood'],
      ['redirects', 'redirectsNone'],
      ['tls', 'tlsNone'],
      ['frame', 'frameUnsaid'],
      ['isolation', 'isolationOff'],
      ['cookies', 'cookiesNone'],
      ['policy', 'policyNone'],
      ['referrer', 'referrerUnsaid'],
    ])
    const frame = first.findings.find(({ check }) => check === 'frame')
    expect(frame?.fix).toMatch(/^Content-Security-Policy: frame-ancestors https?:\/\//)
    expect(await kept(app.id)).toEqual([first])
    await bench.world.sql`insert into app_diagnoses (tenant_id, app_id, checked_at, url, findings)
      select ${bench.world.tenants.a}, ${path.id}, now() - n * interval '1 hour', 'x', '[]'
      from generate_series(1, 25) n`
    const last = await org.get<Diagnosis>('diagnoseApp', { path })
    const all = await kept(app.id)
    expect([all.length, all[0], all[1]]).toEqual([20, last, first])
    const [rows] = await bench.world.sql<{ count: number }>`select count(*)::int as count
      from app_diagnoses where app_id = ${path.id}`
    expect(rows?.count).toBe(20)
    const now = await org.get<App>('getApp', { path })
    expect(now.version).toBe(app.version)
    expect(now.diagnosis).toEqual({ verdict: 'warn', checkedAt: last.checkedAt })
    expect([await listed('warn'), await listed('ok')]).toEqual([now.diagnosis, undefined])
    // What was found at another address says nothing of this one.
    const moved = await edit(now, { url: `${peerOrigin}/elsewhere` })
    expect(moved.body.data?.diagnosis).toBeNull()
  })

  it('calls no closed network, and has nothing to examine at a page of the portal', async () => {
    const inside = await add({ url: 'http://169.254.169.254/latest' })
    const found = await org.get<Diagnosis>('diagnoseApp', { path: { id: inside.id ?? '' } })
    expect(found.findings.map(({ code }) => code)).toEqual(['answerClosed'])
    const own = await add({ url: '/dashboard', kind: 'page' })
    const reply = await org.call('diagnoseApp', { path: { id: own.id ?? '' } })
    expect(reply).toMatchObject({ status: 422, body: { code: 'APP_NO_ADDRESS' } })
  })

  it('is for who edits applications; readers read what it found', async () => {
    const app = await add({ url: `${peerOrigin}/` })
    const path = { id: app.id ?? '' }
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['app:list'] }],
    })
    expect((await org.callAs(reader, 'diagnoseApp', { path })).status).toBe(403)
    expect((await org.callAs(reader, 'getAppDiagnoses', { path })).status).toBe(200)
  })
})

describe('what everybody meets', () => {
  it('401, 403, 404 for another tenant’s application, 400', async () => {
    expect((await org.callAs(null, 'listApps')).status).toBe(401)
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['app:list'] }],
    })
    expect((await org.callAs(reader, 'listApps')).status).toBe(200)
    expect((await org.callAs(reader, 'addApp', { body: body() })).status).toBe(403)
    const theirs = await bench.world.object('own_apps', 'b')
    for (const operation of ['getApp', 'checkAppHealth', 'diagnoseApp'] as const) {
      const foreign = await org.call(operation, { path: { id: theirs } })
      const missing = await org.call(operation, { path: { id: 'nosuch' } })
      expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    }
    const wrong = await org.call('addApp', { body: { ...body(), kind: 'own' } })
    expect(wrong.status).toBe(400)
  })
})
