import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { sampleComponent } from '../../testing/sampleComponent.js'
import { seenAtField } from '../../testing/seenAtField.js'

type Component = Schemas['Component']
type Own = Schemas['TenantComponent']

let bench: Bench
let operator: Organisation
let a: Organisation
let b: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true, env: { SPRUCE_PUBLIC_URL: 'https://portal.example.cn' } })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
})
afterAll(() => bench.close())

const spec = () => ({
  ...sampleComponent(bench.world),
  url: 'https://widgets.example.cn/trend',
  properties: { type: 'object', properties: { z: {}, a: { 'x-unknown': [1] } } },
})
const register = (more: Partial<Schemas['AddComponentRequest']> = {}) =>
  operator.get<Component>('addComponent', { body: { ...spec(), kind: 'frame', ...more } })
const on = ({ id }: { id: string }) => ({ path: { id } })
const publish = (component: Component) =>
  operator.get<Component>('publishComponent', {
    ...on(component),
    body: { version: component.version },
  })
const palette = async (org: Organisation) =>
  new Map((await org.get<Own[]>('listPalette')).map((one) => [one.id, one]))

describe('components of the platform', () => {
  it('reach designers by release, and change for them with the next', async () => {
    const draft = await register()
    expect((await palette(a)).has(draft.id)).toBe(false)
    const out = await publish(draft)
    expect(out).toMatchObject({ status: 'on_shelf', release: 1, hasChanges: false })
    const placed = (await palette(a)).get(draft.id)
    expect(JSON.stringify(placed?.properties)).toBe(JSON.stringify(spec().properties))
    const edited = await operator.get<Component>('editComponent', {
      ...on(out),
      body: { version: out.version, url: 'https://widgets.example.cn/trend/2' },
    })
    expect(edited).toMatchObject({ hasChanges: true, status: 'on_shelf' })
    expect((await palette(a)).get(draft.id)?.url).toBe('https://widgets.example.cn/trend')
    await publish(edited)
    expect((await palette(a)).get(draft.id)).toMatchObject({
      url: 'https://widgets.example.cn/trend/2',
      release: 2,
    })
    const releases = await operator.call<Schemas['ComponentRelease'][]>('listComponentReleases', {
      ...on(draft),
    })
    expect(releases.body.data?.map(({ number }) => number)).toEqual([2, 1])
  })

  it('go on and off the shelf; other moves are refused with those allowed', async () => {
    const draft = await register()
    const move = async (
      operation: 'publishComponent' | 'withdrawComponent' | 'removeComponent',
    ) => {
      const { version } = await operator.get<Component>('getComponent', on(draft))
      const { status, body } = await operator.call(operation, { ...on(draft), body: { version } })
      return [status, body.allowed]
    }
    expect(await move('withdrawComponent')).toEqual([409, ['on_shelf']])
    expect(await move('publishComponent')).toEqual([200, undefined])
    expect(await move('publishComponent')).toEqual([409, ['off_shelf']])
    expect(await move('removeComponent')).toEqual([409, ['off_shelf']])
    expect(await move('withdrawComponent')).toEqual([200, undefined])
    expect((await palette(a)).has(draft.id)).toBe(false)
    expect(await move('publishComponent')).toEqual([200, undefined])
    expect(await move('withdrawComponent')).toEqual([200, undefined])
    expect(await move('removeComponent')).toEqual([200, undefined])
    const stale = await register()
    const late = await operator.call('publishComponent', { ...on(stale), body: { version: 9 } })
    expect(late).toMatchObject({ status: 412, body: { current: { version: 1 } } })
  })

  it('S-02: are seen by the tenants they are for, and by no other', async () => {
    const only = await publish(await register({ visibleTo: 'tenants', tenantIds: [b.tenantId] }))
    expect((await palette(a)).has(only.id)).toBe(false)
    expect((await palette(b)).has(only.id)).toBe(true)
    const listed = await a.get<Own[]>('listTenantComponents', { query: { keyword: only.code } })
    expect(listed).toEqual([])
    const blind = await a.call('switchComponent', { ...on(only), body: { enabled: true } })
    expect(blind.status).toBe(404)
  })

  it('are for customers that there are: another is refused at its field, nothing is written', async () => {
    const body = { ...spec(), kind: 'frame', visibleTo: 'tenants' }
    const tenantIds = [b.tenantId, '01930f3c-0000-7000-8000-00000000dead']
    const refused = await operator.call('addComponent', { body: { ...body, tenantIds } })
    expect(seenAtField(refused)).toEqual([422, 'INVALID_REFERENCE', 'tenantIds[1]'])
    const tenant = [b.tenantId, operator.tenantId] // there is one, but it is no customer
    const same = await operator.call('addComponent', { body: { ...body, tenantIds: tenant } })
    expect(same).toEqual(refused)
    expect(await operator.get('listComponents', { query: { keyword: body.code } })).toEqual([])
    const draft = await register({ visibleTo: 'tenants', tenantIds: [b.tenantId] })
    const edit = await operator.call('editComponent', {
      ...on(draft),
      body: { version: draft.version, tenantIds: [operator.tenantId], category: '其他' },
    })
    expect(seenAtField(edit)).toEqual([422, 'INVALID_REFERENCE', 'tenantIds[0]'])
    expect(await operator.get('getComponent', on(draft))).toEqual(draft)
  })

  it('are switched off by a tenant for its own designers', async () => {
    const out = await publish(await register())
    const off = await a.get<Own>('switchComponent', { ...on(out), body: { enabled: false } })
    expect(off.enabled).toBe(false)
    expect((await palette(a)).has(out.id)).toBe(false)
    expect((await palette(b)).has(out.id)).toBe(true)
    await a.get('switchComponent', { ...on(out), body: { enabled: true } })
    expect((await palette(a)).has(out.id)).toBe(true)
  })

  it('are the operator’s alone to manage, with codes of their own', async () => {
    expect((await a.call('listComponents')).status).toBe(403)
    const { code } = await register()
    const twice = await operator.call('addComponent', {
      body: { ...spec(), code, kind: 'builtin', url: null },
    })
    expect(twice).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
  })
})

describe("components of a tenant's own", () => {
  const add = (org: Organisation, more: Partial<Schemas['AddTenantComponentRequest']> = {}) =>
    org.call<Own>('addTenantComponent', { body: { ...spec(), ...more } })

  it('are registered, put on the shelf, taken off and removed', async () => {
    const own = (await add(a)).body.data as Own
    expect(own).toMatchObject({ origin: 'tenant', kind: 'frame', status: 'draft', enabled: false })
    const out = await a.get<Own>('publishTenantComponent', { ...on(own), body: { version: 1 } })
    expect((await palette(a)).has(own.id)).toBe(true)
    expect((await palette(b)).has(own.id)).toBe(false)
    const edited = await a.get<Own>('editTenantComponent', {
      ...on(own),
      body: { version: out.version, category: '别类' },
    })
    expect((await palette(a)).get(own.id)?.category).toBe('图表')
    const off = await a.get<Own>('withdrawTenantComponent', {
      ...on(own),
      body: { version: edited.version },
    })
    expect((await palette(a)).has(own.id)).toBe(false)
    await a.get('removeTenantComponent', { ...on(own), body: { version: off.version } })
    expect(await a.get('listTenantComponents', { query: { keyword: own.code } })).toEqual([])
  })

  it.each([
    'https://portal.example.cn/widget',
    'https://portal.example.cn:443/widget',
    'https://user:pw@widgets.example.cn/',
    'https://widgets.example.cn@portal.example.cn/',
  ])('S-07, S-16: have an address of an origin of their own, unlike %s', async (url) => {
    expect(await add(a, { url })).toMatchObject({ status: 422, body: { code: 'UNSAFE_URL' } })
  })

  it('are not published without an address, and bear no script in what they declare', async () => {
    const bare = (await add(a, { url: null })).body.data as Own
    const early = await a.call('publishTenantComponent', { ...on(bare), body: { version: 1 } })
    expect(early).toMatchObject({ status: 422, body: { code: 'UNSAFE_URL' } })
    const script = await add(a, { properties: { default: 'javascript:alert(1)' } })
    expect(script).toMatchObject({ status: 422, body: { code: 'UNSAFE_URL' } })
  })
})
