import { openApiDocument, type Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainSettings } from '../../repositories/apps/TenantAppsRepository.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { partnerOrigin } from '../../testing/startTestServer.js'
import type { Person } from '../../testing/World.js'
import { isSignedOn, linkAddress } from '../oauth/ssoRules.js'

type App = Schemas['ManagedApp']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ env: { SPRUCE_ALLOWED_ORIGINS: partnerOrigin } })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const embed = (signOn: 'none' | 'link') => ({ ...plainSettings.embed, signOn })

/** What is sent of an application that signs people on, at an origin of its own. */
function body(more: Partial<Schemas['AddAppRequest']> = {}): Schemas['AddAppRequest'] {
  const appCode = bench.world.unique('on')
  return {
    ...{ appCode, kind: 'frame', url: `https://${appCode}.example.cn/portal` },
    name: { 'zh-CN': '报表平台', 'en-US': 'Reports' },
    embed: embed('link'),
    ...more,
  }
}
const add = (more?: Partial<Schemas['AddAppRequest']>) =>
  org.get<App>('addApp', { body: body(more) })
const edit = (app: App, fields: Partial<Schemas['EditAppRequest']>) =>
  org.call<App>('editApp', {
    path: { id: app.id ?? '' },
    body: { version: app.version, ...fields },
  })
const newMember = () => bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })

/** Whether the portal opens an address by a link for a person; undefined of an address of nothing they see. */
async function signsOn(url: string, person: Person = org.admin) {
  const found = await org.callAs<Schemas['AppAtAddress']>(person, 'findAppAtAddress', {
    query: { url },
  })
  return found.body.data?.app?.signsOn
}

const refusal = ({ status, body: answer }: Awaited<ReturnType<typeof edit>>) => [
  status,
  answer.code,
  answer.fields?.map(({ path }) => path),
]
const refused = [422, 'SIGN_ON_ADDRESS', ['embed.signOn']]

describe('sign-on of an application (S-13)', () => {
  it('is off until somebody switches it on, and stays as it was set', async () => {
    const plain = await add({ embed: undefined })
    expect(plain.embed.signOn).toBe('none')
    expect(await signsOn(plain.url)).toBe(false)
    const { body: saved } = await edit(plain, { embed: embed('link') })
    expect(saved.data?.embed.signOn).toBe('link')
    expect(await signsOn(plain.url)).toBe(true)
    const { body: later } = await edit(saved.data ?? plain, { category: '数据' })
    expect(later.data?.embed.signOn).toBe('link')
    await edit(later.data ?? plain, { embed: embed('none') })
    expect(await signsOn(plain.url)).toBe(false)
  })

  it('is refused at an address that no link leads to, whichever of the two is changed', async () => {
    for (const fields of [
      { kind: 'page', url: '/personal' },
      { kind: 'window', url: 'https://bi.example.cn/a;b#/home' },
      { url: 'https://bi.example.cn/a;b' },
    ] satisfies Partial<Schemas['AddAppRequest']>[]) {
      expect(refusal(await org.call<App>('addApp', { body: body(fields) }))).toEqual(refused)
      const plain = await add({ ...fields, embed: undefined })
      expect(refusal(await edit(plain, { embed: embed('link') }))).toEqual(refused)
    }
    const app = await add({ kind: 'page' })
    expect(refusal(await edit(app, { url: '/personal' }))).toEqual(refused)
    expect((await edit(app, { url: '/personal', embed: embed('none') })).status).toBe(200)
  })

  it('is for applications with routes in the fragment, too', async () => {
    const code = bench.world.unique('hash')
    const app = await add({ url: `https://${code}.example.cn/#/home` })
    expect(app.embed.signOn).toBe('link')
    expect(await signsOn(app.url)).toBe(true)
    const link = await org.callAs<Schemas['SsoLink']>(org.admin, 'generateSsoLink', {
      query: { appCode: app.appCode, redirectUri: `https://${code}.example.cn/` },
    })
    expect(new URL(link.body.data?.url ?? '').origin).toBe(new URL(app.url).origin)
  })

  it('reaches from the address that somebody opens to who came, once', async () => {
    const app = await add()
    const person = await newMember()
    const { origin } = new URL(app.url)
    for (const redirectUri of [app.url, `${origin}/portal/reports?year=2026`]) {
      expect(await signsOn(redirectUri, person)).toBe(true)
      const link = await org.callAs<Schemas['SsoLink']>(person, 'generateSsoLink', {
        query: { appCode: app.appCode, redirectUri },
      })
      const token = new URL(link.body.data?.url ?? '').searchParams.get('sso_token')
      const redeem = () =>
        bench
          .visitor()
          .post<Schemas['SsoIdentity']>(
            '/spruce/api/v1/sso-exchange',
            { token, appCode: app.appCode, origin },
            { headers: { origin: undefined, 'sec-fetch-site': undefined } },
          )
      expect((await redeem()).body.data).toMatchObject({
        ...{ userId: person.userId, tenantId: org.tenantId, appCode: app.appCode },
      })
      expect((await redeem()).body.code).toBe(1103)
    }
  })

  it('is for the origin of the address alone, and for the application that lies there', async () => {
    const beside = `https://${bench.world.unique('beside')}.example.cn`
    const app = await add({ allowedOrigins: [beside] })
    const { origin } = new URL(app.url)
    const plain = await add({ url: `${origin}/plain`, embed: undefined })
    expect(await signsOn(`${origin}/portal/x`)).toBe(true)
    expect(await signsOn(`${plain.url}/x`)).toBe(false)
    expect(await signsOn(`${beside}/x`), 'what it may frame').toBe(false)
    expect(await signsOn(`${origin}/portal#part`), 'the portal keeps the fragment').toBe(true)
    expect(await signsOn(`${origin}/portal;part`), 'what no link leads to').toBe(false)
    expect(await signsOn(`${partnerOrigin}/x`), 'of no application').toBeUndefined()
  })

  it('says nothing to whom the application does not show', async () => {
    const app = await add({ roleIds: [await bench.world.object('roles', 'a')] })
    expect(await signsOn(app.url)).toBe(true)
    expect(await signsOn(app.url, await newMember())).toBeUndefined()
  })

  it('stands in the history of the application as a field of its own', async () => {
    const app = await add({ embed: undefined })
    await edit(app, { embed: embed('link') })
    const [line] = await org.get<Schemas['OperatorLog'][]>('listAppHistory', {
      path: { id: app.id ?? '' },
    })
    expect([line?.before, line?.after]).toEqual([{ signOn: 'none' }, { signOn: 'link' }])
  })

  it('is off when an application comes back that was removed before there was such a thing', async () => {
    const app = await add()
    await org.get('removeApps', { body: { ids: [app.id] } })
    await bench.world.sql`update recycle_bin set snapshot = snapshot #- '{embed,signOn}'
      where object_id = ${app.id}`
    const [row] = await bench.world.sql<{ id: string }>`select id from recycle_bin
      where object_id = ${app.id}`
    await org.get('restoreRecycled', { body: { ids: [row?.id] } })
    const back = await org.get<App>('getApp', { path: { id: app.id ?? '' } })
    expect(back.embed).toEqual(embed('none'))
  })
})

describe('addresses that are signed on', () => {
  const app = (url: string) => ({ url, embed: { signOn: 'link' as const } })
  it.each([
    [true, 'https://app.example/x', 'https://app.example/y?z=1', true],
    [true, 'http://app.example/x', 'http://app.example/x', false],
    [false, 'http://app.example/x', 'http://app.example/x', true],
    [false, 'https://app.example/x', 'http://app.example/x', false],
    [false, 'https://app.example/x', 'https://app.example:8443/x', false],
    [false, 'https://app.example/#/home', 'https://app.example/#/reports?x=a;b', true],
    [false, 'https://app.example/x', 'https://app.example/#x', true],
    [false, 'https://app.example/x', 'https://app.example/a;b#x', false],
    [false, 'https://app.example/x', 'https://user@app.example/', false],
    [false, 'https://app.example/x', `https://app.example/${'x'.repeat(1000)}`, false],
    [false, '/personal', '/personal', false],
  ])('behind https %s: of %s the address %s: %s', (isHttps, url, address, expected) => {
    expect(isSignedOn({ isHttps }, app(url), address)).toBe(expected)
    const off = { url, embed: { signOn: 'none' as const } }
    expect(isSignedOn({ isHttps }, off, address)).toBe(false)
  })

  it('are those that the contract takes', () => {
    const operation = openApiDocument.paths['/aba-base/api/generateSSOLink']
    expect(JSON.stringify(operation)).toContain(JSON.stringify(linkAddress.pattern))
    expect(JSON.stringify(operation)).toContain(`"maxLength":${String(linkAddress.longest)}`)
  })
})
