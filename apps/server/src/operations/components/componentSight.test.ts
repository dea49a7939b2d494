import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { sampleComponent } from '../../testing/sampleComponent.js'
import type { Person } from '../../testing/World.js'

type Own = Schemas['TenantComponent']
type Log = Schemas['OperatorLog']

let bench: Bench
let a: Organisation
let b: Organisation
let operator: Organisation
/** Holds a role of their own. */
let holder: Person
let other: Person
beforeAll(async () => {
  bench = await openBench({ own: true, env: { SPRUCE_PUBLIC_URL: 'https://portal.example.cn' } })
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
  operator = await Organisation.of(bench, 'operator')
  holder = await person()
  other = await person()
})
afterAll(() => bench.close())

const person = (...permissions: string[]) =>
  bench.world.person({ memberOf: [{ tenant: 'a', permissions }] })
const roleOf = (one: Person) => one.memberOf.a?.roleId ?? ''
const on = ({ id }: { id: string }) => ({ path: { id } })
const url = 'https://widgets.example.cn/trend'

async function ownOut(more: Partial<Schemas['AddTenantComponentRequest']> = {}): Promise<Own> {
  const body = { ...sampleComponent(bench.world), url, ...more }
  const { id, version } = await a.get<Own>('addTenantComponent', { body })
  return a.get<Own>('publishTenantComponent', { ...on({ id }), body: { version } })
}

async function platformOut(): Promise<Schemas['Component']> {
  const body = { ...sampleComponent(bench.world), kind: 'frame', url }
  const added = await operator.get<Schemas['Component']>('addComponent', { body })
  return operator.get('publishComponent', { ...on(added), body: { version: added.version } })
}

const palette = async (who: Person, codes: string[] = [], org = a) =>
  (await org.callAs<Own[]>(who, 'listPalette', { query: { codes } })).body.data ?? []
const offers = async (who: Person, { code }: { code: string }, org = a) =>
  (await palette(who, [], org)).some((one) => one.code === code)
const edit = (
  { id, version }: Own,
  fields: Omit<Schemas['EditTenantComponentRequest'], 'version'>,
) => a.get<Own>('editTenantComponent', { ...on({ id }), body: { ...fields, version } })
const switchTo = (component: { id: string }, body: Schemas['SwitchComponentRequest']) =>
  a.get<Own>('switchComponent', { ...on(component), body })
const restore = async (objectId: string) => {
  const all = await a.get<Schemas['Recycled'][]>('listRecycleBin', { query: { size: '100' } })
  const id = all.find((one) => one.objectId === objectId)?.id ?? ''
  return a.get('restoreRecycled', { body: { ids: [id] } })
}

describe('a component for roles', () => {
  it('is offered to who holds one of them and to administrators, to nobody else', async () => {
    const everybody = await ownOut()
    const limited = await ownOut({ roleIds: [roleOf(holder)] })
    for (const who of [a.admin, holder, other]) expect(await offers(who, everybody)).toBe(true)
    expect(await offers(holder, limited)).toBe(true)
    expect(await offers(a.admin, limited)).toBe(true)
    expect(await offers(other, limited)).toBe(false)
  })

  it('is told by its code, without its address, to who looks at a page that holds it', async () => {
    const limited = await ownOut({
      roleIds: [roleOf(holder)],
      properties: { type: 'object', properties: { line: { type: 'string' } } },
    })
    const hidden = await ownOut({ roleIds: [roleOf(holder)] })
    const [withheld, ...more] = (await palette(other, [limited.code])).filter(
      ({ isShown }) => isShown !== true,
    )
    expect(more).toEqual([])
    expect(withheld).toMatchObject({
      code: limited.code,
      isShown: false,
      url: null,
      properties: {},
    })
    const reply = await a.callAs(other, 'listPalette', { query: { codes: [limited.code] } })
    expect(JSON.stringify(reply.body)).not.toContain(hidden.code)
    const [shown] = (await palette(holder, [limited.code])).filter(
      ({ code }) => code === limited.code,
    )
    expect(shown).toMatchObject({ isShown: true, url })
    expect(shown).not.toHaveProperty('roleIds')
  })

  it('changes at once, without a new release', async () => {
    const out = await ownOut()
    const limited = await edit(out, { roleIds: [roleOf(holder)] })
    expect(limited).toMatchObject({ hasChanges: false, roleIds: [roleOf(holder)] })
    expect(await offers(other, out)).toBe(false)
    const open = await edit(limited, { roleIds: null })
    expect(await offers(other, out)).toBe(true)
    const renamed = await edit(open, { category: '别类' })
    expect(renamed).toMatchObject({ hasChanges: true, roleIds: null })
  })

  it('of the platform is limited by each company for itself', async () => {
    const out = await platformOut()
    const set = await switchTo(out, { roleIds: [roleOf(holder)] })
    expect(set).toMatchObject({ enabled: true, roleIds: [roleOf(holder)] })
    expect(await offers(holder, out)).toBe(true)
    expect(await offers(other, out)).toBe(false)
    expect(await offers(b.admin, out, b)).toBe(true)
    const off = await switchTo(out, { enabled: false })
    expect(off).toMatchObject({ enabled: false, roleIds: [roleOf(holder)] })
    expect(await offers(holder, out)).toBe(false)
    await switchTo(out, { enabled: true })
    expect(await offers(other, out)).toBe(false)
    await switchTo(out, { roleIds: null })
    expect(await offers(other, out)).toBe(true)
  })

  it('names roles of its own company only', async () => {
    const foreign = await bench.world.object('roles', 'b')
    const refused = await a.call('addTenantComponent', {
      body: { ...sampleComponent(bench.world), url, roleIds: [foreign] },
    })
    expect(refused.status).toBe(404)
    const out = await platformOut()
    const blind = await a.call('switchComponent', { ...on(out), body: { roleIds: [foreign] } })
    expect(blind.status).toBe(404)
  })

  it('is for administrators once its roles are off or gone, and for their holders when they come back', async () => {
    const role = await a.get<Schemas['Role']>('addRole', {
      body: { name: bench.world.unique('角色'), code: bench.world.unique('r') },
    })
    const member = await person()
    const memberIds = [member.memberOf.a?.memberId]
    await a.get('addRoleMembers', { ...on(role), body: { memberIds } })
    const limited = await ownOut({ roleIds: [role.id] })
    expect(await offers(member, limited)).toBe(true)
    await bench.world.sql`update roles set enabled = false where id = ${role.id}`
    expect(await offers(member, limited)).toBe(false)
    await bench.world.sql`update roles set enabled = true where id = ${role.id}`
    await a.get('removeRoles', { body: { ids: [role.id] } })
    expect(await a.get<Own>('getTenantComponent', on(limited))).toMatchObject({ roleIds: [] })
    expect(await offers(member, limited)).toBe(false)
    expect(await offers(a.admin, limited)).toBe(true)
    await restore(role.id)
    expect(await offers(member, limited)).toBe(true)
  })

  it('comes back from the recycle bin for the same roles', async () => {
    const limited = await ownOut({ roleIds: [roleOf(holder)] })
    const off = await a.get<Own>('withdrawTenantComponent', {
      ...on(limited),
      body: { version: limited.version },
    })
    await a.get('removeTenantComponent', { ...on(off), body: { version: off.version } })
    await restore(limited.id)
    const back = await a.get<Own>('getTenantComponent', on(limited))
    expect(back.roleIds).toEqual([roleOf(holder)])
  })
})

describe('the components of a company', () => {
  const listed = async (who: Person, query: Record<string, string>) =>
    (await a.callAs<Own[]>(who, 'listTenantComponents', { query })).body.data ?? []

  it('show to who manages them all, with the roles by name and whether they see each', async () => {
    const manager = await person('widget:list')
    const limited = await ownOut({ roleIds: [roleOf(holder)] })
    const [role] = await bench.world.sql<{ id: string; name: string }>`
      select id, name from roles where id = ${roleOf(holder)}`
    const [row] = await listed(manager, { keyword: limited.code })
    expect(row).toMatchObject({ url, roles: [role], isShown: false })
    const [same] = await listed(a.admin, { keyword: limited.code })
    expect(same?.isShown).toBe(true)
    const open = await ownOut()
    expect((await listed(manager, { keyword: open.code }))[0]).toMatchObject({ roles: null })
  })

  it('are found by a role that sees them', async () => {
    const category = bench.world.unique('类')
    const made = {
      open: await ownOut({ category }),
      his: await ownOut({ category, roleIds: [roleOf(holder)] }),
      closed: await ownOut({ category, roleIds: [] }),
    }
    const found = async (roleId: string) => {
      const rows = await listed(a.admin, { roleId, size: '100' })
      const ids = new Set(rows.map(({ id }) => id))
      return Object.entries(made).flatMap(([key, { id }]) => (ids.has(id) ? [key] : []))
    }
    expect(await found(roleOf(holder))).toEqual(['open', 'his'])
    expect(await found(roleOf(other))).toEqual(['open'])
    const [all] = await bench.world.sql<{ id: string }>`select id from roles
      where tenant_id = ${a.tenantId} and grants_all and enabled limit 1`
    expect(await found(all?.id ?? '')).toEqual(['open', 'his', 'closed'])
  })

  it('have a history that names the roles', async () => {
    const [role] = await bench.world.sql<{ id: string; name: string }>`
      select id, name from roles where id = ${roleOf(holder)}`
    const out = await ownOut()
    await edit(out, { roleIds: [roleOf(holder)] })
    const [own] = await a.get<Log[]>('listTenantComponentHistory', on(out))
    expect(own).toMatchObject({ before: { roles: null }, after: { roles: [role] } })
    const platform = await platformOut()
    await switchTo(platform, { roleIds: [roleOf(holder)] })
    const [set] = await a.get<Log[]>('listOfferedComponentHistory', on(platform))
    expect(set).toMatchObject({ before: { roles: null }, after: { roles: [role] } })
    expect(JSON.stringify([own, set])).not.toContain('roleIds')
  })
})
