import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/openBench.js'
import { Organisation } from '../testing/Organisation.js'
import { testManifests } from '../testing/testManifests.js'
import type { Person } from '../testing/World.js'
import type { Manifest, ManifestMenu, ManifestPermission, SubAppManifest } from './manifests.js'
import { placePermissions } from './placePermissions.js'
import { readManifests } from './readManifests.js'
import { saveManifests } from './saveManifests.js'

const console_ = 'spruce-web-enterprise-console'
const operation = 'spruce-web-operation-management'
const permission = (code: string): ManifestPermission => ({
  code,
  name: { 'zh-CN': `${code}的名称`, 'en-US': `Name of ${code}` },
})
const platformCodes = ['role:list', 'role:add', 'page:list', 'recycle:list', 'view:publish']
const platform = platformCodes.map(permission)

function menu(key: string, permCode: string, buttons: readonly string[] = []): ManifestMenu {
  const { name } = permission(key)
  return {
    ...{ key, name, path: key, openType: 1, permCode },
    buttons: buttons.map((code) => ({ key: `${key}-${code}`, name, permCode: code })),
  }
}

/** An application with the permissions that are its own alone. */
const app = (appCode: string, codes: readonly string[], menus: ManifestMenu[]): Manifest => ({
  ...{ appCode, basePath: `/yunbu-app/${appCode}`, name: permission(appCode).name, menus },
  permissions: codes.map(permission),
})
const home = testManifests.slice(0, 1)
const enterprise = app(
  console_,
  ['department:list', 'department:add'],
  [
    menu('organization', 'department:list', ['department:add', 'role:list']),
    menu('role', 'role:list', ['role:add']),
  ],
)
const operations = app(
  operation,
  ['customer:list'],
  [
    menu('customer', 'customer:list'),
    menu('recycle-bin', 'recycle:list'),
    menu('role', 'role:list', ['role:add']),
  ],
)
/** As the builds were before the platform declared anything. */
const formerly = [
  ...home,
  { ...enterprise, permissions: [...enterprise.permissions, ...platform] },
  operations,
]
const subApps: SubAppManifest[] = [
  ...home,
  { ...enterprise, platformPermissions: platformCodes },
  operations,
]

describe('permissions of the platform', () => {
  const codesOf = (manifests: readonly Manifest[], appCode: string) =>
    manifests.find((one) => one.appCode === appCode)?.permissions.map(({ code }) => code)

  it('stand in the application that names them', () => {
    const placed = placePermissions(platform, subApps, 'test')
    expect(placed).toEqual(formerly)
  })

  it('stand in the first whose menus ask for them where the other is not in the product', () => {
    const placed = placePermissions(platform, [...home, operations], 'test')
    expect(codesOf(placed, operation)).toEqual([
      'customer:list',
      'role:list',
      'role:add',
      'recycle:list',
    ])
  })

  it('are refused where two name one, or one that the platform does not declare', () => {
    const twice = [...subApps.slice(0, 2), { ...operations, platformPermissions: ['role:list'] }]
    expect(() => placePermissions(platform, twice, 'test')).toThrow(
      `role:list stands in ${console_} and in ${operation}`,
    )
    const ghost = [{ ...operations, platformPermissions: ['ghost:list'] }]
    expect(() => placePermissions(platform, ghost, 'test')).toThrow(
      'the platform does not declare ghost:list',
    )
  })
})

interface Entitlements {
  name: string
  apps?: string[]
  permissions?: string[]
  granted?: { apps?: string[]; permissions?: string[] }
  revoked?: { apps?: string[]; permissions?: string[] }
}

/** What plans and exceptions can say about a code and about where it stands. */
const entitlements: readonly Entitlements[] = [
  { name: 'no plan' },
  { name: 'everything but the console', apps: ['test-home'] },
  { name: 'the console', apps: [console_], permissions: ['department:list', 'role:list'] },
  { name: 'some codes', permissions: ['page:list', 'view:publish', 'role:list', 'role:add'] },
  { name: 'no console, given back', apps: ['test-home'], granted: { apps: [console_] } },
  { name: 'the console taken', revoked: { apps: [console_] } },
  { name: 'one code given', permissions: ['role:list'], granted: { permissions: ['page:list'] } },
  { name: 'one code taken', revoked: { permissions: ['view:publish', 'role:add'] } },
]

describe('a database from before', () => {
  let bench: Bench
  let org: Organisation
  let operator: Organisation
  let holder: Person
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spruce-manifests-'))
    bench = await openBench({ own: true })
    await saveManifests(bench.engine, formerly)
    org = await Organisation.of(bench)
    operator = await Organisation.of(bench, 'operator')
    holder = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list', ...platformCodes] }],
    })
    const { world } = bench
    await world.sql`insert into menu_overrides (tenant_id, menu_id, changes)
      values (${world.tenants.a}, ${`${console_}/role`}, '{"visible":false}')`
    await world.sql`insert into favourites (tenant_id, user_id, menu_id, sort)
      values (${world.tenants.a}, ${holder.userId}, ${`${console_}/organization`}, 0)`
  })
  afterAll(async () => {
    await bench.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Gives A the plan and the exceptions. */
  async function give({ apps, permissions, granted, revoked }: Entitlements) {
    const { world } = bench
    const planId = (apps ?? permissions) ? 'plan-of-a' : null
    await world.sql`insert into plans (id, code, name) values ('plan-of-a', 'plan-of-a', 'A')
      on conflict (id) do nothing`
    await world.sql`update plans set apps = ${apps ?? null}, permissions = ${permissions ?? null}
      where id = 'plan-of-a'`
    await world.sql`update tenants set plan_id = ${planId} where id = ${world.tenants.a}`
    await world.sql`delete from customer_overrides where tenant_id = ${world.tenants.a}`
    await world.sql`insert into customer_overrides (tenant_id, granted_apps, granted_permissions,
        revoked_apps, revoked_permissions)
      values (${world.tenants.a}, ${granted?.apps ?? []}, ${granted?.permissions ?? []},
        ${revoked?.apps ?? []}, ${revoked?.permissions ?? []})`
  }

  /** What is stored, and what everybody may do and is offered, under each of the entitlements. */
  async function everything() {
    const { a } = holder.memberOf
    const answers: Record<string, unknown> = {}
    const ask = async (name: string, asked: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await asked
      answers[name] = { status, data: (body as { data?: unknown } | undefined)?.data }
    }
    for (const one of entitlements) {
      await give(one)
      const { name } = one
      await ask(`${name}: holder`, org.callAs(holder, 'getSystemData'))
      await ask(`${name}: administrator`, org.call('getSystemData'))
      for (const appCode of [console_, operation]) {
        const query = { appCode }
        await ask(`${name}: ${appCode}`, org.callAs(holder, 'getAppPermissions', { query }))
      }
      const path = { id: a?.roleId ?? '' }
      await ask(`${name}: tree`, org.call('getRolePermissions', { path }))
      await ask(
        `${name}: member`,
        org.call('getMemberPermissions', { path: { id: a?.memberId ?? '' } }),
      )
      const customer = { path: { id: org.tenantId } }
      await ask(`${name}: customer`, operator.call('getCustomerEntitlements', customer))
    }
    await ask('catalogue', operator.call('getPlanCatalogue'))
    await ask('operator', operator.call('getSystemData'))
    const { world } = bench
    const rows = {
      permissions: await world.sql`select * from permissions order by code`,
      roles: await world.sql`select * from role_permissions order by tenant_id, role_id, perm_code`,
      plans: await world.sql`select * from plans order by id`,
      exceptions: await world.sql`select tenant_id, granted_apps, granted_permissions, revoked_apps,
        revoked_permissions, version from customer_overrides order by tenant_id`,
      menus: await world.sql`select * from menus order by id`,
      overrides: await world.sql`select * from menu_overrides order by tenant_id, menu_id`,
      favourites: await world.sql`select * from favourites order by tenant_id, user_id, sort`,
    }
    return { answers: withoutPlaces(answers), rows }
  }

  it('keeps what everybody may do, and every tree, when the platform takes its codes over', async () => {
    const before = await everything()
    const statuses = Object.values(before.answers as Record<string, { status: number }>)
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 403]))
    const file = join(folder, 'manifests.json')
    writeFileSync(file, JSON.stringify({ platform: { permissions: platform }, subApps }))
    await saveManifests(bench.engine, await readManifests(file))
    const after = await everything()
    expect(after.answers).toEqual(before.answers)
    expect(after.rows).toEqual(before.rows)
    expect(after.rows.permissions).toHaveLength(8)
    expect(after.rows.favourites).toHaveLength(1)
    expect(after.rows.overrides).toHaveLength(1)
  })
})

/** Without the place in the live events, which moves on by itself. */
function withoutPlaces(answers: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answers, (key, value: unknown) => (key === 'livePlace' ? undefined : value)),
  )
}
