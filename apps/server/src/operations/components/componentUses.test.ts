import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../db/migrations.js'
import { codesOn } from '../../repositories/designs/DesignComponents.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { sampleComponent } from '../../testing/sampleComponent.js'

type Component = Schemas['Component']
type Page = Schemas['Page']
type Use = Schemas['ComponentUse']

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

const on = ({ id }: { id: string }) => ({ path: { id } })
const at = (one: { id: string; version: number }) => ({
  ...on(one),
  body: { version: one.version },
})
const register = () =>
  operator.get<Component>('addComponent', {
    body: { ...sampleComponent(bench.world), kind: 'builtin' },
  })
const edited = (component: Component) =>
  operator.get<Component>('editComponent', {
    ...on(component),
    body: { version: component.version, category: '别类' },
  })
const released = (component: Component) =>
  operator.get<Component>('publishComponent', at(component))

const documentOf = (...types: unknown[]) => ({
  schema: { page: 1, components: {} },
  nodes: Object.fromEntries(types.map((type, index) => [`n${String(index)}`, { type, props: {} }])),
})
const addPage = (org: Organisation, ...types: string[]) =>
  org.get<Page>('addPage', {
    body: {
      appCode: 'RCAPPN0001',
      name: bench.world.unique('页'),
      document: documentOf('spruce.text', ...types),
    },
  })
const save = (org: Organisation, page: Page, ...types: string[]) =>
  org.get<Page>('savePageDraft', {
    ...on(page),
    body: { version: page.version, document: documentOf(...types) },
  })
const publish = (org: Organisation, page: Page) => org.get<Page>('publishPage', at(page))

const usesOf = (component: Component, query = {}) =>
  operator.call<Use[]>('listComponentUses', { ...on(component), query })
/** By page: the releases that its draft and what everybody sees were saved with. */
const releasesOn = async (component: Component) =>
  new Map(
    ((await usesOf(component)).body.data ?? []).map(({ designId, draft, published }) => [
      designId,
      [draft && draft.release, published && published.release],
    ]),
  )
const countOf = async (component: Component) =>
  Object.fromEntries(
    (await operator.get<Schemas['ComponentRelease'][]>('listComponentReleases', on(component))).map(
      ({ number, uses }) => [number, uses],
    ),
  )

describe('where a component is used', () => {
  it('says the customer, the page and the release that each was saved with', async () => {
    const component = await released(await register())
    bench.advance(1_000)
    const page = await addPage(a, component.code, component.code)
    const workbench = await b.get<Schemas['Workbench']>('addWorkbench', {
      body: { name: '班组长', scope: 'business', document: documentOf(component.code) },
    })
    await addPage(a, `${component.code}.other`)
    const { total, body } = await usesOf(component)
    expect(total).toBe(2)
    const first = { release: 1, savedAt: expect.any(String) as string }
    expect(new Set(body.data)).toEqual(
      new Set([
        {
          customerId: a.tenantId,
          customerName: expect.any(String) as string,
          ...{ designId: page.id, name: page.name, kind: 'page', appCode: 'RCAPPN0001' },
          ...{ draft: first, published: null },
        },
        {
          customerId: b.tenantId,
          customerName: expect.any(String) as string,
          ...{ designId: workbench.id, name: '班组长', kind: 'business', appCode: null },
          ...{ draft: first, published: null },
        },
      ]),
    )
    const pages = [
      await usesOf(component, { page: 1, size: 1 }),
      await usesOf(component, { page: 2, size: 1 }),
    ]
    expect(pages.flatMap(({ body: { data } }) => data?.map(({ designId }) => designId))).toEqual(
      body.data?.map(({ designId }) => designId),
    )
  })

  it('follows a page: saved, published, withdrawn, in the recycle bin and back', async () => {
    const draft = await register()
    let page = await addPage(a, draft.code)
    expect(await releasesOn(draft)).toEqual(new Map([[page.id, [null, null]]]))
    const one = await released(draft)
    bench.advance(1_000)
    page = await publish(a, await save(a, page, draft.code))
    expect(await releasesOn(one)).toEqual(new Map([[page.id, [1, 1]]]))
    const two = await released(await edited(one))
    bench.advance(1_000)
    page = await save(a, page, draft.code, 'spruce.text')
    expect(await releasesOn(two)).toEqual(new Map([[page.id, [2, 1]]]))
    expect(await countOf(two)).toEqual({ 1: 1, 2: 1 })
    page = await save(a, page, 'spruce.text')
    expect(await releasesOn(two)).toEqual(new Map([[page.id, [null, 1]]]))
    expect(await countOf(two)).toEqual({ 1: 1, 2: 0 })
    page = await publish(a, page)
    expect(await releasesOn(two)).toEqual(new Map())
    page = await a.get<Page>('rollBackPage', {
      path: { id: page.id, number: '2' },
      body: { version: page.version },
    })
    expect(await releasesOn(two)).toEqual(new Map([[page.id, [2, 2]]]))
    page = await a.get<Page>('withdrawPage', at(page))
    expect(await releasesOn(two)).toEqual(new Map([[page.id, [2, null]]]))
    await a.get('removePage', at(page))
    expect(await releasesOn(two)).toEqual(new Map())
    const bin = await a.get<Schemas['Recycled'][]>('listRecycleBin', { query: { size: '100' } })
    const ids = bin.filter(({ objectId }) => objectId === page.id).map(({ id }) => id)
    await a.get('restoreRecycled', { body: { ids } })
    expect(await releasesOn(two)).toEqual(new Map([[page.id, [2, null]]]))
  })

  it('is known of what was saved before anybody noted it, documents of nobody’s included', async () => {
    const component = await released(await register())
    bench.advance(1_000)
    const page = await publish(a, await addPage(a, component.code))
    const odd = await addPage(a)
    const documents = [
      '{"nodes":{"n":{"type":"a\\u0000"}}}',
      '{"nodes":[{"type":5},null]}',
      '{"nodes":7}',
      '[]',
    ]
    for (const [index, document] of documents.entries()) {
      await bench.world.sql`insert into design_revisions
        (tenant_id, design_id, number, document, bytes)
        values (${a.tenantId}, ${odd.id}, ${index + 2}, ${document}, 1)`
    }
    const noted = () =>
      bench.world
        .sql`select * from design_components where starts_with(code, 'acme.') order by 1, 2, 3`
    const before = await noted()
    const step = migrations.find(({ version }) => version === '0540')
    const backfill = String(step?.sql).replace(/^[^]*(?=create function codes_on)/, '')
    for (const number of [1, 2, 3, 4, 5]) {
      await bench.world.sql`update designs set draft_revision = ${number} where id = ${odd.id}`
      await bench.world.sql`delete from design_components`
      await bench.engine.asOwner((run) => run.exec(backfill))
      expect(await releasesOn(component)).toEqual(new Map([[page.id, [1, 1]]]))
      if (number === 1) expect(await noted()).toEqual(before)
    }
  })

  it('is the operator’s to see', async () => {
    const component = await register()
    expect((await a.call('listComponentUses', on(component))).status).toBe(403)
    const gone = await operator.call('listComponentUses', { path: { id: bench.world.unique() } })
    expect([400, 404]).toContain(gone.status)
  })
})

it.each([
  ['{"nodes":{"a":{"type":"x.y"},"b":{"type":"x.y"},"c":{"type":"z"}}}', ['x.y', 'z']],
  ['{"nodes":{"a":null,"b":{"type":3},"c":{"type":"Ä"},"d":{"type":"__proto__"}}}', []],
  ['{"nodes":null}', []],
  ['{}', []],
])('%s has the components %j', (document, codes) => {
  expect(codesOn(document)).toEqual(codes)
})
