import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../db/engine.js'
import { kyselyOver } from '../db/kyselyOver.js'
import type { Db } from '../db/schema.js'
import { TenantAppsRepository } from '../repositories/apps/TenantAppsRepository.js'
import { DepartmentsRepository } from '../repositories/departments/DepartmentsRepository.js'
import type { MemberFilter } from '../repositories/members/memberFilter.js'
import { MembersRepository } from '../repositories/members/MembersRepository.js'
import { MenusRepository } from '../repositories/menus/MenusRepository.js'
import { MyNoticesRepository } from '../repositories/messages/MyNoticesRepository.js'
import { PasswordHasher } from '../sessions/PasswordHasher.js'
import { tell } from '../testing/counts.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { demoAccounts, seedDemo } from './seedDemo.js'

const tenantId = 'division'

let engine: Engine
const lines: string[] = []

beforeAll(async () => {
  engine = await openTestEngine()
  const start = performance.now()
  await seedDemo(engine, { mode: 'evaluation' }, (line) => lines.push(line))
  tell(`demo data: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}, 900_000)
afterAll(() => engine.close())

const everybody: MemberFilter = {
  scope: 'all',
  contacts: 'prefix',
  sort: [{ field: 'nickName', descending: false }],
  page: 1,
  size: 20,
}

function inDivision<T>(fn: (db: Db) => Promise<T>): Promise<T> {
  return engine.tx({ tenant: tenantId }, fn)
}

/** The plans of all statements that `fn` runs in the large tenant, under its row-level security. */
async function plansOf(fn: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  await inDivision(async (db) => {
    const run = async (sql: string, params: readonly unknown[]) =>
      (await db.executeQuery(CompiledQuery.raw(sql, [...params]))).rows
    await fn(
      kyselyOver(async (sql, params) => {
        const plan = await run(`explain ${sql}`, params)
        plans.push(plan.map((line) => Object.values(line as object).join()).join('\n'))
        return { rows: await run(sql, params), affected: 0 }
      }),
    )
  })
  return plans.join('\n')
}

describe('seedDemo', () => {
  it('makes three tenants with people who sign in, of the sizes that were promised', async () => {
    const rows = await engine.platform
      .selectFrom('tenants as t')
      .select((eb) => [
        't.code',
        eb
          .selectFrom('departments as d')
          .whereRef('d.tenant_id', '=', 't.id')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .as('departments'),
        eb
          .selectFrom('memberships as m')
          .whereRef('m.tenant_id', '=', 't.id')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .as('people'),
      ])
      .where('t.code', 'in', ['division', 'operator', 'yunshan'])
      .orderBy('t.code')
      .execute()
    expect(rows).toEqual([
      { code: 'division', departments: 44_704, people: 20_000 },
      { code: 'operator', departments: 1, people: 1 },
      { code: 'yunshan', departments: 40, people: 316 },
    ])
    expect(lines).toHaveLength(4)
  })

  it('gives passwords that are as young as the data, so that nobody is told to change one', async () => {
    const old = await engine.platform
      .selectFrom('users')
      .where('password_hash', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('password_changed_at', 'is', null),
          eb('password_changed_at', '<', sql<Date>`now() - interval '1 hour'`),
        ]),
      )
      .select('login_name')
      .execute()
    expect(old).toEqual([])
  })

  it('gives a password to the named accounts and to nobody else', async () => {
    const withPassword = await engine.platform
      .selectFrom('users')
      .where('password_hash', 'is not', null)
      .select(['login_name', 'password_hash', 'must_change_password'])
      .orderBy('login_name')
      .execute()
    expect(withPassword.map(({ login_name }) => login_name)).toEqual([
      'admin',
      'division',
      'member',
      'multi',
      'operator',
    ])
    const hasher = new PasswordHasher()
    for (const { password_hash, must_change_password } of withPassword) {
      expect(await hasher.verify(password_hash, 'Spruce@2026')).toBe(true)
      expect(must_change_password).toBe(false)
    }
    expect(new Set(withPassword.map((one) => one.password_hash)).size).toBe(5)
    expect(demoAccounts.find(({ loginName }) => loginName === 'multi')?.tenants).toEqual([
      'yunshan',
      'division',
    ])
  })

  it('brings keys and indexes back as the migrations made them', async () => {
    const definitions = async (of: Engine) =>
      of.asOwner((owner) =>
        owner.query<{ definition: string }>(
          `select conname || ': ' || pg_get_constraintdef(oid) as definition from pg_constraint
           where connamespace = 'public'::regnamespace
           union all
           select indexdef from pg_indexes where schemaname = 'public'
           order by 1`,
        ),
      )
    const fresh = await openTestEngine()
    try {
      expect(await definitions(engine)).toEqual(await definitions(fresh))
    } finally {
      await fresh.close()
    }
  })

  it('writes counters and paths as the repositories would', async () => {
    const wrong = await engine.asOwner((owner) =>
      owner.query(
        `select d.id from departments d
         join (
           select top.tenant_id, top.id, count(distinct placed.member_id) as people
           from departments top
           join departments below on below.tenant_id = top.tenant_id
             and below.mpath >= top.mpath and below.mpath < left(top.mpath, -1) || '/'
           join membership_departments placed on placed.tenant_id = below.tenant_id
             and placed.department_id = below.id
           where top.tenant_id = 'yunshan' or top.depth <= 2
           group by top.tenant_id, top.id
         ) counted on counted.tenant_id = d.tenant_id and counted.id = d.id
         left join departments p on p.tenant_id = d.tenant_id and p.id = d.parent_id
         where d.member_count <> counted.people
           or d.mpath <> coalesce(p.mpath, '') || d.id || '.'`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('has customers in every state, each with contact, industry, region and plan', async () => {
    const rows = await engine.asOwner((owner) =>
      owner.query<{ status: string; customers: number; ending: number; complete: number }>(
        `select tenant_status(status, expires_at) as status, count(*)::int as customers,
           (count(*) filter (where expires_at between now() and now() + interval '30 days'))::int
             as ending,
           (count(*) filter (where industry <> '' and region <> '' and contact_name <> ''
             and contact_mobile <> '' and contact_email <> '' and plan_id <> ''
             and address <> '' and length(licence) = 18))::int as complete
         from tenants where kind = 'customer' group by 1 order by 1`,
      ),
    )
    expect(rows).toEqual([
      { status: 'disabled', customers: 1, ending: 0, complete: 1 },
      { status: 'enabled', customers: 13, ending: 3, complete: 13 },
      { status: 'expired', customers: 2, ending: 0, complete: 2 },
    ])
  })

  it('has something in every state wherever the operator works', async () => {
    const states = async (table: string) => {
      const rows = await engine.asOwner((owner) =>
        owner.query<{ status: string; n: number }>(
          `select status, count(*)::int as n from ${table} group by 1 order by 1`,
        ),
      )
      return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
    }
    expect(await states('customer_applications')).toEqual({
      ...{ approved: 2, needs_information: 1, rejected: 1, submitted: 2 },
    })
    const asking = await engine.asOwner((owner) =>
      owner.query(
        `select id, renewal_note as note from tenants where renewal_asked_at is not null`,
      ),
    )
    expect(asking).toEqual([{ id: 'heyuan', note: '续期一年，并升级到专业版' }])
    expect(await states('components')).toEqual({ draft: 1, off_shelf: 1, on_shelf: 2 })
    expect(await states('plans')).toEqual({ enabled: 3 })
    const everyState = { draft: 1, published: 2, scheduled: 1, withdrawn: 1 }
    expect(await states('system_notices')).toEqual(everyState)
    expect(await states('notices where system_notice_id is null')).toEqual(everyState)
  })

  it('has roles in the bin of the company, each with its lines in the operator log', async () => {
    const rows = await engine.asOwner((owner) =>
      owner.query(
        `select b.name, string_agg(l.operation, ' ' order by l.created_at) as lines
         from recycle_bin b
         join audit_log l on l.tenant_id = b.tenant_id and l.object_id = b.object_id
         where b.tenant_id = 'yunshan' and b.kind = 'roles' group by 1 order by max(b.removed_at)`,
      ),
    )
    const lines = 'addRole removeRoles'
    expect(rows).toEqual(['试产线班长', '外协人员', '访客接待'].map((name) => ({ name, lines })))
  })

  it('has invitations of every status, into departments that are there', async () => {
    const rows = await engine.asOwner((owner) =>
      owner.query(
        `select case when i.status = 'sent' and i.expires_at <= now() then 'expired' else i.status end
           as state, count(*)::int as n,
           bool_and(exists (select from departments d where d.tenant_id = i.tenant_id
             and d.id = any(i.department_ids))) as placed
         from invitations i where i.tenant_id = 'yunshan' group by 1 order by 1`,
      ),
    )
    expect(rows).toEqual([
      { state: 'accepted', n: 2, placed: true },
      { state: 'expired', n: 2, placed: true },
      { state: 'revoked', n: 1, placed: true },
      { state: 'sent', n: 3, placed: true },
    ])
  })

  it('knows the sign-in behind every last one, and none after it', async () => {
    const wrong = await engine.asOwner((owner) =>
      owner.query(
        `select m.tenant_id, m.login_name, m.last_login_at, l.at from memberships m
         left join (select user_id, max(created_at) as at from login_log where success group by 1) l
           on l.user_id = m.user_id
         where m.last_login_at is distinct from l.at`,
      ),
    )
    expect(wrong).toEqual([])
    const [span] = await engine.asOwner((owner) =>
      owner.query<{ days: number; future: number; orphans: number; visits: number }>(
        `select count(distinct created_at::date)::int as days,
           (count(*) filter (where created_at > now()))::int as future,
           (count(*) filter (where not exists (select from memberships m
             where m.tenant_id = l.tenant_id and m.user_id = l.user_id)))::int as orphans,
           (select count(*)::int from app_visits) as visits
         from login_log l`,
      ),
    )
    expect(span?.days).toBeGreaterThan(38) // the working days of sixty
    expect(span).toMatchObject({ future: 0, orphans: 0 })
    expect(span?.visits).toBeGreaterThan(1_000)
  })

  it('lets nobody read a notice who is not there, or before it came', async () => {
    const [receipts] = await engine.asOwner((owner) =>
      owner.query<{ n: number; early: number; late: number }>(
        `select count(*)::int as n, (count(*) filter (where r.read_at < n.publish_at))::int as early,
           (count(*) filter (where r.read_at > now()))::int as late
         from notice_receipts r join notices n on n.tenant_id = r.tenant_id and n.id = r.notice_id`,
      ),
    )
    expect(receipts).toMatchObject({ early: 0, late: 0 })
    expect(receipts?.n).toBeGreaterThan(200)
  })

  it('gives the member a menu, an application and a notice to read', async () => {
    const found = await engine.tx({ tenant: 'yunshan' }, async (db) => {
      const member = await db
        .selectFrom('memberships')
        .where('login_name', '=', 'member')
        .select('id')
        .executeTakeFirstOrThrow()
      const apps = await new TenantAppsRepository(db).visible('yunshan', member.id, false)
      const menus = (await new MenusRepository(db).listMenus('yunshan')).filter(
        ({ app_code }) => app_code !== 'energy', // switched off
      )
      const unread = await new MyNoticesRepository(db).unread('yunshan', member.id, new Date())
      return {
        apps: apps.filter(({ status }) => status === 0).map(({ code }) => code),
        menus: menus.filter(({ path, perm_code }) => path !== '' && perm_code === null).length,
        unread,
      }
    })
    expect(found).toEqual({
      apps: ['self-service', 'rd-workbench', 'RCAPPN0001'],
      menus: 4,
      unread: { letters: 0, notices: 1, mustConfirm: 0 },
    })
  })

  it('does nothing the second time', async () => {
    const again: string[] = []
    await seedDemo(engine, { mode: 'evaluation' }, (line) => again.push(line))
    expect(again).toEqual([])
  })

  it('is refused in production', async () => {
    await expect(seedDemo(engine, { mode: 'production' }, () => undefined)).rejects.toThrow(
      'refused',
    )
  })
})

describe('the large tenant', () => {
  it('shows the children of a department in under 20 ms', async () => {})

  it.each([
    ['zgs', 8],
    ['镇', 21_494],
    ['z', 25_692],
    ['北京市', 2],
    ['chengguan', 139],
    ['1101', 366],
  ])('finds departments by %s', async (keyword, total) => {
    const found = await inDivision((db) =>
      new DepartmentsRepository(db).search(tenantId, keyword, 200),
    )
    expect(found.total).toBe(total)
    expect(found.matches).toHaveLength(Math.min(total, 200))
  })

  it.each([
    ['all', {}],
    ['zw', { keyword: 'zw' }],
    ['w', { keyword: 'w' }],
    ['139', { keyword: '139' }],
    [
      'the whole branch',
      { department: { id: 'dv', path: 'dv.', memberCount: 20_000, withDescendants: true } },
    ],
    ['disabled', { status: 'disabled' as const }],
    ['page 900', { page: 900 }],
  ])('lists people (%s)', async (_what, filter) => {
    const { members, total } = await inDivision((db) =>
      new MembersRepository(db).list(tenantId, { ...everybody, ...filter }),
    )
    expect(members).toHaveLength(20)
    expect(total).toBeGreaterThanOrEqual(20)
  })

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['children', (db) => new DepartmentsRepository(db).children(tenantId, 'dv-11')],
    ['the upper levels', (db) => new DepartmentsRepository(db).levels(tenantId, 2)],
    ['search of departments', (db) => new DepartmentsRepository(db).search(tenantId, 'zgs', 50)],
    ['a department', (db) => new DepartmentsRepository(db).find(tenantId, 'dv-1101')],
    [
      'search of people',
      (db) => new MembersRepository(db).list(tenantId, { ...everybody, keyword: '13912' }),
    ],
    [
      'people of a department',
      (db) =>
        new MembersRepository(db).list(tenantId, {
          ...everybody,
          department: { id: 'dv-110101', path: '', memberCount: 0, withDescendants: false },
        }),
    ],
  ])('reads no table from end to end for %s', async (_what, read) => {
    const plans = await plansOf(read)
    expect(plans).toContain('Index')
    expect(plans).not.toMatch(/Seq Scan on (departments|memberships|\w+_tokens|membership_\w+)/)
  })
})
