import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { partnerOrigin } from '../../testing/startTestServer.js'
import type { Person, TenantKey } from '../../testing/World.js'
import { linkOrigins } from './ssoRules.js'

type App = Schemas['ManagedApp']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ env: { SPRUCE_ALLOWED_ORIGINS: partnerOrigin } })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

/** An application at an origin that no list names. */
async function add(more: Partial<Schemas['AddAppRequest']> = {}): Promise<App> {
  const appCode = bench.world.unique('so')
  return org.get<App>('addApp', {
    body: {
      ...{ appCode, kind: 'frame', url: `https://${appCode}.example.cn/portal` },
      name: { 'zh-CN': '报表平台', 'en-US': 'Reports' },
      ...more,
    },
  })
}
const edit = (app: App, fields: Partial<Schemas['EditAppRequest']>) =>
  org.get<App>('editApp', { path: { id: app.id ?? '' }, body: { version: app.version, ...fields } })
const originOf = ({ url }: App) => new URL(url).origin
const newMember = (tenant: TenantKey = 'a') =>
  bench.world.person({ memberOf: [{ tenant, permissions: [] }] })

const ask = (person: Person, { appCode, url }: App, redirectUri = url) =>
  org.callAs<{ url: string }>(person, 'generateSsoLink', { query: { appCode, redirectUri } })
const answerOf = async (person: Person, app: App, redirectUri = app.url) => {
  const { status, body } = await ask(person, app, redirectUri)
  return [status, body.code]
}
const notListed = [422, 'ORIGIN_NOT_LISTED']
const unknown = [422, 'INVALID_REFERENCE']

async function tokenOf(person: Person, app: App, redirectUri = app.url): Promise<string> {
  const { status, body } = await ask(person, app, redirectUri)
  expect([redirectUri, status]).toEqual([redirectUri, 200])
  return new URL(body.data?.url ?? '').searchParams.get('sso_token') ?? ''
}

/** As the server of the application. */
async function redeem(token: string, app: App, origin = originOf(app)) {
  const body = { token, appCode: app.appCode, origin }
  const { status, body: answer } = await bench
    .visitor()
    .post<Schemas['SsoIdentity']>('/spruce/api/v1/sso-exchange', body, {
      headers: { origin: undefined, 'sec-fetch-site': undefined },
    })
  return { seen: [status, answer.code], data: answer.data }
}
const wrongLink = [400, 1103]

describe('a single-sign-on link to an application that a tenant registered (S-13)', () => {
  it('leads to its own origin, and to one of the deployment, and tells once who came', async () => {
    const app = await add()
    const person = await newMember()
    for (const to of [`${originOf(app)}/enter`, `${partnerOrigin}/enter`]) {
      const token = await tokenOf(person, app, to)
      const { data } = await redeem(token, app, new URL(to).origin)
      expect(data).toMatchObject({
        ...{ userId: person.userId, loginName: person.loginName },
        ...{ tenantId: org.tenantId, appCode: app.appCode },
      })
      expect((await redeem(token, app, new URL(to).origin)).seen).toEqual(wrongLink)
    }
  })

  it('leads nowhere that looks like it, nor to the portal, nor to another application’s', async () => {
    const app = await add()
    const other = await add()
    const { host } = new URL(app.url)
    const beside = await add({ allowedOrigins: [originOf(app)] })
    const inside = await add({ kind: 'page', url: '/personal' })
    const person = await newMember()
    for (const to of [
      ...[`http://${host}/`, `https://${host}:8443/`, `https://${host}.evil.example/`],
      ...[
        `https://evil.example/${host}`,
        `https://evil.example/?x=${host}`,
        'https://evil.example',
      ],
      ...[`https://x.${host}/`, `https://${host.slice(1)}/`, 'http://127.0.0.1/', other.url],
    ]) {
      expect([to, await answerOf(person, app, to)]).toEqual([to, notListed])
    }
    for (const to of [
      ...[
        `https://user@${host}/`,
        `https://${host}@evil.example/`,
        `https://${host}\\@evil.example/`,
      ],
      ...['javascript:alert(1)', `//${host}/`, `https://${host}/#x`, '/personal'],
    ]) {
      expect([to, (await answerOf(person, app, to))[0]]).toEqual([to, 400])
    }
    // What an administrator lets it frame or call is no address of it.
    expect(await answerOf(person, beside, app.url)).toEqual(notListed)
    expect(await answerOf(person, inside, `${originOf(app)}/personal`)).toEqual(notListed)
  })

  it('is refused to whom the application does not show as if nobody had registered it', async () => {
    const role = await bench.world.object('roles', 'a')
    const app = await add({ roleIds: [role] })
    const theirs = await Organisation.of(bench, 'b')
    const stranger = await newMember()
    const strangers = [
      { from: org, person: stranger },
      { from: theirs, person: await newMember('b') },
    ]
    for (const { from, person } of strangers) {
      const answerTo = async (appCode: string, redirectUri: string) => {
        const query = { appCode, redirectUri }
        const { status, body } = await from.callAs(person, 'generateSsoLink', { query })
        return { status, body: { ...body, traceId: undefined } }
      }
      for (const to of [app.url, `${partnerOrigin}/`, 'https://evil.example/']) {
        const answer = await answerTo(app.appCode, to)
        expect(answer).toEqual(await answerTo(bench.world.unique('so'), to))
        expect(answer.status).toBe(422)
      }
    }
    expect(await answerOf(stranger, app, `${partnerOrigin}/`)).toEqual(unknown)
    expect((await ask(org.admin, app)).status).toBe(200)
  })

  it('stays within its tenant where another has an application of the same code', async () => {
    const theirs = await Organisation.of(bench, 'b')
    const app = await add()
    const twin = await theirs.get<App>('addApp', {
      body: {
        ...{ appCode: app.appCode, kind: 'frame', url: 'https://twin.example.cn/' },
        name: { 'zh-CN': '报表平台', 'en-US': 'Reports' },
      },
    })
    const person = await newMember('b')
    const linkOf = (redirectUri: string) =>
      theirs.callAs<{ url: string }>(person, 'generateSsoLink', {
        query: { appCode: app.appCode, redirectUri },
      })
    expect((await linkOf(app.url)).status).toBe(422)
    const { body } = await linkOf(twin.url)
    const token = new URL(body.data?.url ?? '').searchParams.get('sso_token') ?? ''
    expect((await redeem(token, twin)).data).toMatchObject({ tenantId: theirs.tenantId })
    expect((await redeem(await tokenOf(await newMember(), app), twin)).seen).toEqual(wrongLink)
  })

  it('opens nothing once the application is off, disabled, elsewhere or gone', async () => {
    const person = await newMember()
    let app = await add()
    const under = async (fields: Partial<Schemas['EditAppRequest']>) => {
      const before = app
      const token = await tokenOf(person, before)
      app = await edit(before, fields)
      const { seen } = await redeem(token, before)
      return seen
    }
    expect(await under({ enable: 0 })).toEqual(wrongLink)
    expect(await answerOf(person, app)).toEqual(notListed)
    app = await edit(app, { enable: 1 })
    expect(await under({ status: 1 })).toEqual(wrongLink)
    expect(await answerOf(person, app)).toEqual(notListed)
    app = await edit(app, { status: 0 })
    expect(await under({ url: `https://${bench.world.unique('moved')}.example.cn/` })).toEqual(
      wrongLink,
    )
    const token = await tokenOf(person, app)
    await org.get('removeApps', { body: { ids: [app.id] } })
    expect((await redeem(token, app)).seen).toEqual(wrongLink)
  })

  it('opens nothing once the role is lost, of an application of the product neither', async () => {
    const role = await bench.world.object('roles', 'a')
    const person = await newMember()
    const memberIds = [person.memberOf.a?.memberId ?? '']
    const give = (how: 'addRoleMembers' | 'removeRoleMembers') =>
      org.get(how, { path: { id: role }, body: { memberIds } })
    await give('addRoleMembers')
    const app = await add({ roleIds: [role] })
    expect((await redeem(await tokenOf(person, app), app)).seen).toEqual([200, 200])
    const home = { ...app, appCode: 'test-home', url: `${partnerOrigin}/` }
    await org.get('editProductApp', {
      path: { appCode: home.appCode },
      body: { version: 1, enable: 1, roleIds: [role] },
    })
    const links = [
      [await tokenOf(person, app), app],
      [await tokenOf(person, home), home],
    ] as const
    await give('removeRoleMembers')
    for (const [token, target] of links) {
      expect((await redeem(token, target)).seen).toEqual(wrongLink)
    }
    expect(await answerOf(person, app)).toEqual(notListed)
    expect(await answerOf(person, home)).toEqual(unknown)
    await org.get('editProductApp', {
      path: { appCode: home.appCode },
      body: { version: 2, enable: 1, roleIds: [] },
    })
  })
})

describe('origins of links', () => {
  const allowedOrigins = ['https://listed.example']
  it.each([
    [true, 'https://app.example/x', [...allowedOrigins, 'https://app.example']],
    [true, 'http://app.example/x', allowedOrigins],
    [false, 'http://app.example/x', [...allowedOrigins, 'http://app.example']],
    [false, 'ftp://app.example/x', allowedOrigins],
    [false, 'javascript:alert(1)', allowedOrigins],
    [false, '/personal', allowedOrigins],
    [true, undefined, allowedOrigins],
  ])('behind https %s of %s', (isHttps, url, origins) => {
    expect(linkOrigins({ allowedOrigins, isHttps }, url)).toEqual(origins)
  })
})
