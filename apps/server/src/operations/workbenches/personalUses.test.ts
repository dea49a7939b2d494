import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../../db/migrations.js'
import { codesAddedBy } from '../../repositories/designs/PersonalUses.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { callOf } from '../../testing/recipes.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'
import type { Person } from '../../testing/World.js'

type Change = Schemas['WorkbenchChange']
type Mine = Schemas['MyWorkbench']
type Use = Schemas['ResourceUse']

let bench: Bench
let org: Organisation
let people: Person[]
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  const document = { schema: { page: 1, components: {} }, nodes: {} }
  const { id, version } = await org.get<Schemas['Workbench']>('addWorkbench', {
    body: { scope: 'global', name: bench.world.unique('台'), document },
  })
  await org.get('publishWorkbench', { path: { id }, body: { version } })
})
beforeEach(async () => {
  const memberOf = [{ tenant: 'a' as const, permissions: [] }]
  people = [await bench.world.person({ memberOf }), await bench.world.person({ memberOf })]
})
afterAll(() => bench.close())

async function upload(): Promise<{ id: string; url: string; version: number }> {
  const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
  const reply = await bench.wire.send(callOf('uploadResource', {}, headers))
  const file = envelopeIn<Schemas['Resource']>(reply).data
  return { id: String(file?.id), url: String(file?.url), version: file?.version ?? 1 }
}

/** Saves what a person made of the workbench. */
async function save(person: Person, changes: Change[]): Promise<void> {
  const { body } = await org.callAs<Mine>(person, 'getMyWorkbench')
  const { workbenchId, revision, version } = body.data as Mine
  const made = { workbenchId: workbenchId ?? '', revision: revision ?? 1, version, changes }
  expect((await org.callAs(person, 'saveMyWorkbench', { body: made })).status).toBe(200)
}

const added = (type: string, set: Record<string, string> = {}): Change => ({
  ...{ id: 'own', kind: 'added', type, set },
  place: { parent: null, slot: 'main', order: 'a', x: 0, y: 0, w: 6, h: 4 },
})

const usesOf = (id: string) => org.get<Use[]>('listResourceUses', { path: { id } })
const remove = (id: string) => org.call('removeResources', { body: { ids: [id] } })

describe('a picture on workbenches of people', () => {
  it('is told as their number without their names, and stays as long as one shows it', async () => {
    const { id, url } = await upload()
    for (const person of people) await save(person, [added('spruce.image', { url })])
    const uses = await usesOf(id)
    expect(uses).toMatchObject([
      { objectTable: 'personalWorkbenches', objectId: '', label: '', count: 2, isRecycled: false },
    ])
    const row = await org.get<Schemas['Resource']>('getResource', { path: { id } })
    expect(row.uses).toBe(2)
    expect(await remove(id)).toMatchObject({ status: 422, body: { code: 'FILE_IN_USE' } })

    const [first, second] = people as [Person, Person]
    await save(first, [added('spruce.clock')])
    expect(await usesOf(id)).toMatchObject([{ count: 1 }])
    const { body } = await org.callAs<Mine>(second, 'getMyWorkbench')
    const workbenchId = body.data?.workbenchId ?? ''
    await org.callAs(second, 'resetMyWorkbench', { body: { workbenchId } })
    expect(await usesOf(id)).toEqual([])
    expect((await remove(id)).status).toBe(200)
  })

  it('goes free with the person', async () => {
    const { id, url } = await upload()
    const [person] = people as [Person, Person]
    await save(person, [added('spruce.image', { url })])
    expect(await usesOf(id)).toHaveLength(1)
    await bench.world.sql`delete from memberships
      where tenant_id = ${org.tenantId} and id = ${person.memberOf.a?.memberId ?? ''}`
    expect(await usesOf(id)).toEqual([])
  })

  it('is not one of another tenant', async () => {
    const b = await Organisation.of(bench, 'b')
    const theirs = await bench.world.picture('b', b.admin.memberOf.b?.memberId ?? '')
    await save(people[0] as Person, [added('spruce.image', { url: theirs })])
    const rows = await bench.world.sql`select from file_references
      where personal_member_id = ${people[0]?.memberOf.a?.memberId ?? ''}`
    expect(rows).toEqual([])
  })
})

describe('a component on workbenches of people', () => {
  const code = 'acme.personal'
  const countIn = async (by: Organisation) => {
    const query = { keyword: code }
    const own = await by.get<Schemas['TenantComponent'][]>('listTenantComponents', { query })
    return own.map(({ personalUses }) => personalUses)
  }

  it('is counted for the company, and over all companies for the operator', async () => {
    const operator = await Organisation.of(bench, 'operator')
    const size = { w: 6, h: 8 }
    const component = await operator.get<Schemas['Component']>('addComponent', {
      body: {
        ...{ code, kind: 'frame', name: { 'zh-CN': '趋势', 'en-US': 'Trend' }, category: '图' },
        ...{ url: 'https://widgets.example.cn/p', size, minSize: { w: 2, h: 2 } },
        ...{ properties: { type: 'object', properties: {} }, visibleTo: 'all', tenantIds: [] },
      },
    })
    const { id, version } = component
    await operator.get('publishComponent', { path: { id }, body: { version } })
    for (const person of people) await save(person, [added(code)])
    const b = await Organisation.of(bench, 'b')
    expect([await countIn(org), await countIn(b)]).toEqual([[2], [0]])
    const [listed] = await operator.get<Schemas['Component'][]>('listComponents', {
      query: { keyword: code },
    })
    expect(listed?.personalUses).toBe(2)
    await save(people[0] as Person, [added('spruce.clock')])
    expect(await countIn(org)).toEqual([1])
  })
})

it('what was saved before is noted by the migration', async () => {
  const { id, url } = await upload()
  await save(people[0] as Person, [added('acme.before', { url })])
  const noted = () => bench.world.sql`
    select code from personal_components where code = 'acme.before'
    union all select place from file_references where file_id = ${id}`
  const before = await noted()
  expect(before).toHaveLength(2)
  await bench.world.sql`delete from personal_components`
  await bench.world.sql`delete from file_references where personal_member_id is not null`
  await bench.world.sql`delete from design_endpoints`
  const step = migrations.find(({ version }) => version === '0808')
  const backfill = String(step?.sql).replace(/^[^]*?(?=create function endpoints_on)/, '')
  await bench.engine.asOwner((run) => run.exec(backfill))
  expect(await noted()).toEqual(before)
})

it.each([
  ['[{"kind":"added","type":"x.y"},{"kind":"added","type":"x.y"}]', ['x.y']],
  ['[{"kind":"changed","type":"x.y"},{"kind":"hidden"},null]', []],
  ['[{"kind":"added","type":3},{"kind":"added","type":"Ä"},{"kind":"added"}]', []],
])('%s adds the components %j', (changes, codes) => {
  expect(codesAddedBy(changes)).toEqual(codes)
})
