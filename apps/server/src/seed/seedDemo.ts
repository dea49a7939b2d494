import type { Engine } from '../db/engine.js'
import type { Db } from '../db/schema.js'
import { PasswordHasher } from '../sessions/PasswordHasher.js'
import { bulkLoad } from './bulkLoad.js'
import { activityOf } from './activity.js'
import { customerTenants } from './customers.js'
import type { DemoTenant, NamedAccount } from './DemoTenant.js'
import { divisionTenant } from './divisions.js'
import { manufacturingTenant } from './manufacturing.js'
import { demoPassword, namedPeople, namedUserId } from './namedPeople.js'
import { operatorTenant } from './operatorTenant.js'
import { writeActivity } from './writeActivity.js'
import { writeCompany } from './writeCompany.js'
import { writeFavourites } from './writeFavourites.js'
import { writePlans } from './writePlans.js'
import { writePlatform } from './writePlatform.js'
import { writeTenant } from './writeTenant.js'

export interface SeedOptions {
  mode: 'evaluation' | 'production'
}

/** An account that a person may try the product with. */
export interface DemoAccount {
  loginName: string
  password: string
  /** The codes of the tenants, the main one first. */
  tenants: string[]
}

/** Where most of the rows go. */
const loadedTables = [
  'users',
  'memberships',
  'member_tokens',
  'departments',
  'department_tokens',
  'membership_departments',
  'membership_roles',
  'login_log',
  'app_visits',
  'notice_receipts',
  'point_history',
] as const

const demoTenants = [
  { code: 'operator', make: operatorTenant },
  { code: 'yunshan', make: manufacturingTenant },
  { code: 'division', make: divisionTenant },
]

/** Where the named people belong, the main tenant first. */
const tenantsOf: Record<keyof typeof namedPeople, string[]> = {
  operator: ['operator'],
  admin: ['yunshan'],
  division: ['division'],
  member: ['yunshan'],
  multi: ['yunshan', 'division'],
}

/** The accounts of the demo data, for the person who started the service. */
export const demoAccounts: DemoAccount[] = Object.values(namedPeople).map(({ loginName }) => ({
  loginName,
  password: demoPassword,
  tenants: tenantsOf[loginName as keyof typeof namedPeople],
}))

/**
 * Makes the demo data: the operator, a manufacturing group, a tenant as large as the country, and, where none
 * of them exists yet, smaller customers and what the operator works with. All in one transaction, so a stop
 * half way leaves nothing; tenants that exist already stay as they are. Runs after the menus are known, because
 * favourites point at them.
 * @throws in production mode, where well-known passwords have no place
 */
export async function seedDemo(
  engine: Engine,
  { mode }: SeedOptions,
  log: (line: string) => void,
): Promise<void> {
  if (mode === 'production') throw new Error('Demo data is refused in production mode')
  const codes = await engine.platform.selectFrom('tenants').select('code').execute()
  const existing = new Set(codes.map(({ code }) => code))
  const wanted = demoTenants.filter(({ code }) => !existing.has(code))
  if (wanted.length === 0) return
  const isNew = wanted.length === demoTenants.length
  const now = new Date()
  const accounts = await hashAccounts()
  await bulkLoad(engine, loadedTables, async (db) => {
    const users = await db.selectFrom('users').select('id').execute()
    const known = new Set(users.map(({ id }) => id))
    const made: DemoTenant[] = []
    if (isNew) await writePlans(db)

    async function add(tenant: DemoTenant) {
      await writeTenant(db, isNew ? tenant : withoutPlan(tenant), accounts, known)
      await writeActivity(db, tenant.brand.id, activityOf(tenant, now))
      for (const { userId } of tenant.members) known.add(userId)
      made.push(tenant)
    }
    for (const { make } of wanted) {
      const start = performance.now()
      const tenant = make(now)
      await add(tenant)
      log(describe(tenant, performance.now() - start))
    }
    if (isNew) {
      const customers = customerTenants(now)
      for (const tenant of customers) await add(tenant)
      await writePlatform(db, made, now)
      log(`Demo customers: ${String(customers.length)} more`)
    }
    const company = made.find(({ brand }) => brand.id === 'yunshan')
    await writeFavourites(db, 'yunshan', namedUserId('admin'))
    if (company) await writeCompany(db, company, now)
    await noteLastSignIns(db)
  })
}

/** As before the operator has plans: everything, without limits. */
function withoutPlan(tenant: DemoTenant): DemoTenant {
  const { customer } = tenant
  return customer ? { ...tenant, customer: { ...customer, planId: null } } : tenant
}

/** Whoever signs in to one tenant has signed in everywhere: the last time is the same in all. */
async function noteLastSignIns(db: Db): Promise<void> {
  const ids = Object.keys(namedPeople).map(namedUserId)
  for (const userId of ids) {
    const last = await db
      .selectFrom('login_log')
      .where('user_id', '=', userId)
      .where('success', '=', true)
      .select(({ fn }) => fn.max('created_at').as('at'))
      .executeTakeFirst()
    const values = { last_login_at: last?.at ?? null }
    await db.updateTable('users').where('id', '=', userId).set(values).execute()
    await db.updateTable('memberships').where('user_id', '=', userId).set(values).execute()
  }
}

async function hashAccounts(): Promise<NamedAccount[]> {
  const hasher = new PasswordHasher()
  return Promise.all(
    demoAccounts.map(async ({ loginName, password, tenants }) => ({
      userId: namedUserId(loginName),
      passwordHash: await hasher.hash(password),
      mainTenantId: tenants[0] ?? 'operator',
    })),
  )
}

function describe({ brand, departments, members }: DemoTenant, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(1)
  return `Demo tenant ${brand.name}: ${String(departments.length)} departments, ${String(members.length)} people (${seconds} s)`
}
