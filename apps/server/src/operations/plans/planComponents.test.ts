import type { Schemas } from '@spruce/api-client/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personIn } from '../../repositories/components/componentSight.js'
import { ComponentsRepository } from '../../repositories/components/ComponentsRepository.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { sampleComponent } from '../../testing/sampleComponent.js'

type Component = Schemas['Component']
type Entitlements = Schemas['CustomerEntitlements']
type Plan = Schemas['Plan']

let bench: Bench
let operator: Organisation
let a: Organisation
let b: Organisation
let listed: Component
let other: Component
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
})
beforeEach(async () => {
  listed = await publish(await register())
  other = await publish(await register())
})
afterEach(async () => {
  await override({})
  await assign(null)
})
afterAll(() => bench.close())

const spec = () => {
  const sample = sampleComponent(bench.world)
  return {
    ...sample,
    url: `https://${sample.code}.example.cn/trend`,
    properties: { type: 'object', properties: {} },
  }
}
const register = (more: Partial<Schemas['AddComponentRequest']> = {}) =>
  operator.get<Component>('addComponent', { body: { ...spec(), kind: 'frame', ...more } })
const on = ({ id }: { id: string }) => ({ path: { id } })
const move = (
  operation: 'publishComponent' | 'withdrawComponent',
  { id, version }: Component,
): Promise<Component> => operator.get(operation, { path: { id }, body: { version } })
const publish = (component: Component) => move('publishComponent', component)

const add = (more: Partial<Schemas['AddPlanRequest']> = {}): Promise<Plan> =>
  operator.get('addPlan', {
    body: {
      code: bench.world.unique('plan').toLowerCase(),
      name: bench.world.unique('套'),
      ...more,
    },
  })
const entitlements = () =>
  operator.get<Entitlements>('getCustomerEntitlements', { path: { id: a.tenantId } })
async function assign(planId: string | null): Promise<void> {
  const { customerVersion: version } = await entitlements()
  await operator.get('assignPlan', { path: { id: a.tenantId }, body: { version, planId } })
}
async function override(body: Partial<Schemas['SetOverridesRequest']>): Promise<Entitlements> {
  const { version } = (await entitlements()).overrides
  const path = { id: a.tenantId }
  return operator.get('setCustomerOverrides', { path, body: { version, ...body } })
}

const codesOf = (rows: readonly { code: string }[]) =>
  rows.map(({ code }) => code).filter((code) => [listed.code, other.code].includes(code))
const palette = async (org: Organisation) =>
  codesOf(await org.get<Schemas['TenantComponent'][]>('listPalette'))
const shelf = async (org: Organisation) =>
  codesOf(
    await org.get<Schemas['TenantComponent'][]>('listTenantComponents', { query: { size: '100' } }),
  )
const switched = async (org: Organisation, { id }: Component, enabled = true) =>
  (await org.call('switchComponent', { path: { id }, body: { enabled } })).status
const both = () => [listed.code, other.code].sort()

describe('a component that the plan leaves out', () => {
  beforeEach(async () => {
    await assign((await add({ components: [listed.code] })).id)
  })

  it('S-02: is reached by no call of the tenant: palette, list, switch, own plan, frames', async () => {
    expect(await palette(a)).toEqual([listed.code])
    expect(await shelf(a)).toEqual([listed.code])
    expect([await switched(a, listed), await switched(a, other)]).toEqual([200, 404])
    expect(await switched(a, other, false)).toBe(404)
    const own = await a.get<Schemas['OwnPlan']>('getOwnPlan')
    expect(codesOf(own.components)).toEqual([listed.code])
    const framed = async (...orgs: Organisation[]) =>
      new ComponentsRepository(bench.engine.platform).frameUrls(
        orgs.map(({ tenantId }) => tenantId),
        (tenant) => personIn(tenant, a.admin.userId),
      )
    expect(await framed(a)).toContain(listed.url)
    expect(await framed(a)).not.toContain(other.url)
    expect(await framed(a, b)).toContain(other.url)
    // Another tenant, without that plan.
    expect((await palette(b)).sort()).toEqual(both())
    expect(await switched(b, other)).toBe(200)
  })

  it('S-02: does not show under the row-level security of the tenant, whatever is asked', async () => {
    const seen = (tenant: string) =>
      bench.engine.tx({ tenant }, async (db) =>
        codesOf((await sql<{ code: string }>`select code from components`.execute(db)).rows),
      )
    expect(await seen(a.tenantId)).toEqual([listed.code])
    expect((await seen(b.tenantId)).sort()).toEqual(both())
  })

  it('comes back with the plan, switched as the tenant had it', async () => {
    await assign(null)
    expect(await switched(a, other, false)).toBe(200)
    const plan = await add({ components: [listed.code] })
    await assign(plan.id)
    expect(await shelf(a)).toEqual([listed.code])
    await operator.get('editPlan', {
      ...on(plan),
      body: { version: plan.version, components: [listed.code, other.code] },
    })
    expect((await shelf(a)).sort()).toEqual(both())
    expect(await palette(a)).toEqual([listed.code])
    expect(await switched(a, other)).toBe(200)
    expect((await palette(a)).sort()).toEqual(both())
  })

  it('stays in the pages that hold it, to the letter', async () => {
    const document = { w1: { type: other.code, props: { title: '产量' } } }
    const page = await a.get<Schemas['Page']>('addPage', {
      body: { appCode: 'RCAPPN0001', name: bench.world.unique('页') },
    })
    await a.get('savePageDraft', { ...on(page), body: { version: page.version, document } })
    const { document: kept } = await a.get<Schemas['PageInfo']>('getPage', on(page))
    expect(JSON.stringify(kept)).toBe(JSON.stringify(document))
  })

  it('says nothing about the frames of the tenant itself', async () => {
    const own = await a.get<Schemas['TenantComponent']>('addTenantComponent', {
      body: { ...spec(), code: other.code },
    })
    await a.get('publishTenantComponent', { ...on(own), body: { version: own.version } })
    const placed = await a.get<Schemas['TenantComponent'][]>('listPalette')
    expect(placed.find(({ id }) => id === own.id)).toMatchObject({ origin: 'tenant' })
  })
})

describe('what a customer has of components', () => {
  it('says where each comes from; an exception comes before the plan', async () => {
    await assign((await add({ components: [listed.code] })).id)
    const of = ({ components }: Entitlements, code: string) =>
      components.find((one) => one.code === code)
    const before = await entitlements()
    expect(of(before, listed.code)).toEqual({
      ...{ code: listed.code, name: '趋势图', category: '图表' },
      ...{ allowed: true, source: 'plan' },
    })
    expect(of(before, other.code)).toMatchObject({ allowed: false, source: 'plan' })
    const after = await override({
      grantedComponents: [other.code],
      revokedComponents: [listed.code],
    })
    expect(of(after, other.code)).toMatchObject({ allowed: true, source: 'override' })
    expect(of(after, listed.code)).toMatchObject({ allowed: false, source: 'override' })
    expect(await palette(a)).toEqual([other.code])
    expect(await switched(a, listed)).toBe(404)
    const [{ detail } = {}] = await bench.world.sql<{ detail: object }>`
      select detail from audit_log where operation = 'setCustomerOverrides' order by id desc limit 1`
    expect(detail).toMatchObject({
      before: { grantedComponents: [], revokedComponents: [] },
      after: { grantedComponents: [other.code], revokedComponents: [listed.code] },
    })
    await bench.world.sql`update customer_overrides set expires_at = now() - interval '1 second'
      where tenant_id = ${a.tenantId}`
    expect(await palette(a)).toEqual([listed.code])
  })

  it('no exception reaches what is off the shelf, or for others only', async () => {
    const foreign = await publish(await register({ visibleTo: 'tenants', tenantIds: [b.tenantId] }))
    const off = await move('withdrawComponent', other)
    const granted = await override({ grantedComponents: [foreign.code, off.code] })
    const sources = granted.components
      .filter(({ code }) => [foreign.code, off.code].includes(code))
      .map(({ allowed, source }) => [allowed, source])
    expect(sources).toEqual([
      [false, 'component'],
      [false, 'component'],
    ])
    expect(await palette(a)).toEqual([listed.code])
    expect(await switched(a, foreign)).toBe(404)
  })
})

describe('a plan', () => {
  it('names components that are on the shelf or were, and nothing else', async () => {
    const draft = await register()
    const off = await move('withdrawComponent', other)
    const catalogue = await operator.get<Schemas['PlanCatalogue']>('getPlanCatalogue')
    const offered = new Map(catalogue.components.map((one) => [one.code, one]))
    expect(offered.get(listed.code)).toMatchObject({ name: '趋势图', status: 'on_shelf' })
    expect(offered.get(off.code)).toMatchObject({ category: '图表', status: 'off_shelf' })
    expect(offered.has(draft.code)).toBe(false)
    const components = [listed.code, off.code]
    expect((await add({ components })).components).toEqual(components)
    const refused = async (body: object) => {
      const { status, body: answer } = await operator.call('addPlan', {
        body: { code: bench.world.unique('plan').toLowerCase(), name: 'x', ...body },
      })
      return [status, answer.code, answer.fields?.[0]?.path]
    }
    const wrong = [422, 'INVALID_REFERENCE', 'components[1]']
    expect(await refused({ components: [listed.code, draft.code] })).toEqual(wrong)
    expect(await refused({ components: [listed.code, 'acme.ghost'] })).toEqual(wrong)
  })

  it('keeps its components through the recycle bin, and its log names them', async () => {
    const plan = await add({ components: [listed.code] })
    const edited = await operator.get<Plan>('editPlan', {
      ...on(plan),
      body: { version: plan.version, components: [other.code] },
    })
    expect(edited).toMatchObject({ components: [other.code], apps: null, version: 2 })
    const [{ detail } = {}] = await bench.world.sql<{ detail: object }>`
      select detail from audit_log where operation = 'editPlan' and object_id = ${plan.id}`
    expect(detail).toMatchObject({
      before: { components: [listed.code] },
      after: { components: [other.code] },
    })
    await operator.get('removePlan', { ...on(plan), body: { version: 2 } })
    const bin = await operator.get<Schemas['Recycled'][]>('listRecycleBin', {
      query: { size: '100' },
    })
    const ids = bin.filter(({ objectId }) => objectId === plan.id).map(({ id }) => id)
    await operator.get('restorePlatformRecycled', { body: { ids } })
    expect(await operator.get('getPlan', on(plan))).toEqual(edited)
  })

  it('holds the components that it names: 422 with its name until it names them no more', async () => {
    const plan = await add({ components: [listed.code] })
    await override({ revokedComponents: [other.code] })
    const remove = async (component: Component) => {
      const { version } = await operator.get<Component>('getComponent', on(component))
      const { status, body } = await operator.call('removeComponent', {
        ...on(component),
        body: { version },
      })
      return { status, code: body.code, message: body.message }
    }
    await move('withdrawComponent', listed)
    await move('withdrawComponent', other)
    const byPlan = await remove(listed)
    expect(byPlan).toMatchObject({ status: 422, code: 'COMPONENT_IN_USE' })
    expect(byPlan.message).toContain(plan.name)
    expect(await remove(other)).toMatchObject({ status: 422, code: 'COMPONENT_IN_USE' })
    await operator.get('editPlan', { ...on(plan), body: { version: 1, components: [] } })
    await override({})
    expect([await remove(listed), await remove(other)]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ])
  })
})
