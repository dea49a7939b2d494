import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/openBench.js'
import type { Person, TenantKey } from '../testing/World.js'

const listed = 'https://listed.example.cn'
let folder: string
let bench: Bench
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-frames-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>{{title}}</title>{{boot}}')
  bench = await openBench({
    env: { SPRUCE_PORTAL_DIR: folder, SPRUCE_ALLOWED_ORIGINS: listed },
  })
  await register('a', 'https://bi.a.example.cn/portal?x=1', {
    origins: ['https://cdn.a.example.cn'],
  })
  await register('a', 'https://off.a.example.cn/', { enable: 0 })
  await register('a', 'https://disabled.a.example.cn/', { status: 1 })
  await register('a', 'https://window.a.example.cn/', { kind: 'window' })
  await register('a', '/dashboard')
  await register('a', 'https://fine.a.example.cn/', {
    origins: ["https://x.example.cn; script-src 'unsafe-inline'"],
  })
  await register('b', 'https://bi.b.example.cn/')
})
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

async function register(
  tenant: TenantKey,
  url: string,
  { kind = 'frame', enable = 1, status = 0, origins = [] as string[] } = {},
) {
  const { world } = bench
  await world.sql`insert into tenant_apps
    (tenant_id, id, code, name, kind, url, enable, status, allowed_origins)
    values (${world.tenants[tenant]}, ${world.unique('app-')}, ${world.unique('app')}, '{}', ${kind},
      ${url}, ${enable}, ${status}, ${origins}::text[])`
}

/** @param by a person with a session, the cookies of a browser, or a stranger */
async function framed(by: Person | string | null): Promise<string> {
  const cookie = typeof by === 'string' ? by : by && `token=${by.token}`
  const reply = await bench.app.inject({
    url: '/dashboard',
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  })
  expect(reply.statusCode).toBe(200)
  const policy = String(reply.headers['content-security-policy'])
  return /frame-src ([^;]*)/.exec(policy)?.[1] ?? ''
}

const member = (...tenants: TenantKey[]) =>
  bench.world.person({ memberOf: tenants.map((tenant) => ({ tenant, permissions: [] })) })
const ofA = 'https://bi.a.example.cn https://cdn.a.example.cn https://fine.a.example.cn'

it('S-14: a page frames what is registered in the tenants of its reader, and nothing else', async () => {
  expect(await framed(await member('a'))).toBe(`'self' ${ofA} ${listed}`)
  expect(await framed(await member('a', 'b'))).toContain('https://bi.b.example.cn')
})

it('S-02: nothing of a tenant shows to strangers, nor after its member has gone', async () => {
  expect(await framed(null)).toBe(`'self' ${listed}`)
  const dead = await bench.world.person({
    memberOf: [{ tenant: 'a', permissions: [] }],
    session: { expiresInMs: -1 },
  })
  expect(await framed(dead)).toBe(`'self' ${listed}`)
  const removed = await bench.world.person({
    memberOf: [{ tenant: 'a', permissions: [], status: 'disabled' }],
  })
  expect(await framed(removed)).toBe(`'self' ${listed}`)
})

it('the frames of components are framed while they are on the shelf', async () => {
  const { world } = bench
  const own = await world.object('publishedTenantComponents', 'a')
  await world.object('tenantComponents', 'b')
  await world.object('shownComponents', 'operator')
  const frame = 'https://widgets.example.cn'
  const { person: ofA } = await bench.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  expect(await framed(ofA)).toContain(frame)
  await world.sql`update tenant_components set status = 'off_shelf' where id = ${own}`
  await world.sql`update components set status = 'off_shelf'
    where visible_to = 'all' or ${world.tenants.a} = any(tenant_ids)`
  expect(await framed(ofA)).not.toContain(frame)
})

it('drafts and components of few customers are framed for who manages them alone', async () => {
  const { world } = bench
  const add = async (tenant: 'a' | 'operator', url: string) => {
    const rest = [world.unique('c-'), world.unique('c'), url] as const
    if (tenant === 'operator') {
      await world.sql`insert into components
        (id, code, kind, name, category, url, size, min_size, properties, visible_to)
        values (${rest[0]}, ${rest[1]}, 'frame', '{}', '', ${rest[2]}, '{}', '{}', '{}', 'tenants')`
    } else {
      await world.sql`insert into tenant_components
        (tenant_id, id, code, name, category, url, size, min_size, properties)
        values (${world.tenants.a}, ${rest[0]}, ${rest[1]}, '{}', '', ${rest[2]}, '{}', '{}', '{}')`
    }
  }
  await add('a', 'https://draft.a.example.cn/trend?x=1')
  await add('a', 'http://plain.a.example.cn/trend')
  await add('operator', 'https://draft.platform.example.cn/map')
  const framedFor = async (
    tenant: TenantKey,
    ...permissions: ('widget:list' | 'component:list')[]
  ) => framed(await world.person({ memberOf: [{ tenant, permissions }] }))
  const manager = await framedFor('a', 'widget:list')
  expect(manager).toContain('https://draft.a.example.cn')
  expect(manager).not.toContain('plain.a.example.cn')
  expect(manager).not.toContain('platform.example.cn')
  expect(await framedFor('a')).not.toContain('draft.a.example.cn')
  expect(await framedFor('b', 'widget:list')).not.toContain('draft.a.example.cn')
  const operator = await framedFor('operator', 'component:list')
  expect(operator).toContain('https://draft.platform.example.cn')
  expect(operator).not.toContain('draft.a.example.cn')
  expect(await framedFor('operator')).not.toContain('draft.platform.example.cn')
})

it('what previews add ends before the header is too long', async () => {
  const { world } = bench
  for (let index = 0; index < 70; index += 1) {
    await world.sql`insert into tenant_components
      (tenant_id, id, code, name, category, url, size, min_size, properties)
      values (${world.tenants.b}, ${world.unique('c-')}, ${world.unique('c')}, '{}', '',
        ${`https://${'x'.repeat(50)}${String(index)}.b.example.cn/`}, '{}', '{}', '{}')`
  }
  const manager = await world.person({ memberOf: [{ tenant: 'b', permissions: ['widget:list'] }] })
  const policy = await framed(manager)
  expect(policy).toContain('https://bi.b.example.cn')
  expect(policy.length).toBeLessThan(4_000)
})

it('S-02: the frame of a component is framed for whom the component shows to', async () => {
  const { world } = bench
  const id = await world.object('publishedTenantComponents', 'a')
  const shared = await world.object('shownComponents', 'a')
  const holder = await member('a')
  const other = await member('a')
  const admin = await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
  const roles = [holder.memberOf.a?.roleId ?? '']
  const [own, ofPlatform] = ['https://own.example.cn', 'https://shared.example.cn']
  const released = (origin: string) => JSON.stringify({ url: `${origin}/widget` })
  await world.sql`update tenant_components
    set released = ${released(own)}, role_ids = ${roles}::text[] where id = ${id}`
  await world.sql`update components set released = ${released(ofPlatform)} where id = ${shared}`
  await world.sql`insert into component_switches (tenant_id, component_id, enabled, role_ids)
    values (${world.tenants.a}, ${shared}, true, ${roles}::text[])`
  for (const who of [holder, admin]) {
    expect(await framed(who)).toContain(own)
    expect(await framed(who)).toContain(ofPlatform)
  }
  expect(await framed(other)).not.toContain(own)
  expect(await framed(other)).not.toContain(ofPlatform)
  expect(await framed(await member('b'))).not.toContain(own)
})

it('a mock login frames what its one tenant has, beside what its operator sees', async () => {
  const { person: operator } = await bench.person({
    memberOf: [{ tenant: 'operator', permissions: ['customer:mock'] }],
  })
  const person = await bench.world.person({
    memberOf: [
      { tenant: 'a', permissions: [] },
      { tenant: 'b', permissions: [] },
    ],
    session: { mock: { tenant: 'b', actingUserId: operator.userId } },
  })
  const before = await framed(operator)
  expect(before).not.toContain('bi.b.example.cn')
  const cookies = `token=${operator.token}; token_m_2=${person.token}`
  const both = await framed(cookies)
  expect(both).toContain('https://bi.b.example.cn')
  expect(both).not.toContain('bi.a.example.cn')
  for (const origin of before.split(' ')) expect(both.split(' ')).toContain(origin)
  await bench.world.sql`update users set status = 'suspended' where id = ${operator.userId}`
  expect(await framed(cookies)).not.toContain('bi.b.example.cn')
})
