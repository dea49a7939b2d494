import type { Engine } from '../db/engine.js'
import { PasswordHasher } from '../sessions/PasswordHasher.js'
import { bulkLoad } from './bulkLoad.js'
import type { DemoTenant, NamedAccount } from './DemoTenant.js'
import { divisionTenant } from './divisions.js'
import { manufacturingTenant } from './manufacturing.js'
import { demoPassword, namedPeople, namedUserId } from './namedPeople.js'
import { operatorTenant } from './operatorTenant.js'
import { writeBusinessMessages } from './writeBusinessMessages.js'
import { writeFavourites } from './writeFavourites.js'
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
 * Makes the demo tenants: the operator, a manufacturing group and one as large as the country. All in
 * one transaction, so a stop half way leaves nothing; tenants that exist already stay as they are.
 * Runs after the menus are known, because favourites point at them.
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
  const now = new Date()
  const accounts = await hashAccounts()
  await bulkLoad(engine, loadedTables, async (db) => {
    const users = await db.selectFrom('users').select('id').execute()
    const known = new Set(users.map(({ id }) => id))
    for (const { make } of wanted) {
      const start = performance.now()
      const tenant = make(now)
      await writeTenant(db, tenant, accounts, known)
      for (const { userId } of tenant.members) known.add(userId)
      log(describe(tenant, performance.now() - start))
    }
    await writeFavourites(db, 'yunshan', namedUserId('admin'))
    if (!existing.has('yunshan'))
      await writeBusinessMessages(db, 'yunshan', namedUserId('admin'), now)
  })
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
