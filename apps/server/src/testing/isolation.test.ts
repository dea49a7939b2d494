import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../db/engine.js'
import { kyselyOver } from '../db/kyselyOver.js'
import type * as Objects from '../http/objectChecks.js'
import { openBench, type Bench } from './openBench.js'
import { rowsDigest, tenantTables } from './rowsDigest.js'
import { headersOf, sweep } from './sweep.js'
import { envelopeIn } from './wire.js'
import type { Person } from './World.js'

/** The check of the objects that a request names can be switched off, to try what stands beneath. */
const objects = vi.hoisted(() => ({ areChecked: true }))

vi.mock('../http/objectChecks.js', async (original) => {
  const real = await original<typeof Objects>()
  const checkObjects: typeof real.checkObjects = async (...args) => {
    if (objects.areChecked) await real.checkObjects(...args)
  }
  return { ...real, checkObjects }
})

/** Row-level security is off: work inside a tenant runs as the platform's role. */
function withoutPolicies(engine: Engine): Engine {
  return { ...engine, tx: (_scope, fn) => engine.tx('platform', fn) }
}

/** The repositories' tenant is off: `tenant_id = $1` is always true in work inside a tenant. */
function withoutPredicates(engine: Engine): Engine {
  return {
    ...engine,
    tx: (scope, fn) =>
      engine.tx(scope, (db) => {
        if (scope === 'platform') return fn(db)
        return fn(
          kyselyOver(async (text, params) => {
            const open = text.replaceAll(
              /(?:"?\w+"?\.)?"?tenant_id"? = (\$\d+)/g,
              '$1::text is not null',
            )
            const result = await db.executeQuery(CompiledQuery.raw(open, [...params]))
            return { rows: result.rows, affected: Number(result.numAffectedRows ?? 0) }
          }),
        )
      }),
  }
}

interface Leaks {
  /** Calls whose answer holds a text of B, and lines of the log that do. */
  shown: string[]
  /** Tables in which B's rows changed. */
  changed: string[]
}

/** A sweep calls every operation many times. */
const sweepMs = 900_000

/** Sweeps as A's administrator and looks for anything of B. */
async function leaksOf(bench: Bench): Promise<Leaks> {
  const { world, logged } = bench
  const admin = await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
  const before = await digestOfB(bench)
  logged.length = 0
  const calls = await sweep(bench, admin)
  const after = await digestOfB(bench)
  return {
    shown: [
      ...calls
        .filter(({ reply }) => JSON.stringify(reply).includes(world.canary))
        .map(({ name }) => name),
      ...logged.filter((line) => line.includes(world.canary)),
    ],
    changed: Object.keys(after).filter((table) => after[table] !== before[table]),
  }
}

/** Everything of B, the accounts of its people included. */
async function digestOfB({ engine, world }: Bench): Promise<Record<string, string>> {
  const [accounts] = await world.sql<{ digest: string }>`
    select md5(string_agg(to_jsonb(u)::text, '|' order by u.id)) as digest from users u
    where u.id in (select user_id from memberships where tenant_id = ${world.tenants.b})`
  return { ...(await rowsDigest(engine, world.tenants.b)), users: accounts?.digest ?? '' }
}

const layers = [
  ['with everything in place', (engine: Engine) => engine, true],
  ['by row-level security alone', withoutPredicates, false],
  ['by the scope of the repositories alone', withoutPolicies, false],
] as const

describe('S-02: calls by A', () => {
  it.each(layers)(
    'change nothing of B and show nothing of it, %s',
    { timeout: sweepMs },
    async (_, wrapEngine, checked) => {
      const bench = await openBench({ wrapEngine })
      objects.areChecked = checked
      try {
        expect(await leaksOf(bench)).toEqual({ shown: [], changed: [] })
      } finally {
        objects.areChecked = true
        await bench.close()
      }
    },
  )

  it('would be found out without both', { timeout: sweepMs }, async () => {
    const bench = await openBench({
      wrapEngine: (engine) => {
        const open = withoutPolicies(engine)
        return { ...open, tx: (scope, fn) => withoutPredicates(open).tx(scope, fn) }
      },
    })
    objects.areChecked = false
    try {
      const { shown, changed } = await leaksOf(bench)
      expect(shown.length).toBeGreaterThan(10)
      expect(changed.length).toBeGreaterThan(0)
    } finally {
      objects.areChecked = true
      await bench.close()
    }
  })
})

describe('S-02: a device token of A', () => {
  it.each(layers)(
    'reports for no device of B, whose code it may have, %s',
    async (_, wrapEngine) => {
      const bench = await openBench({ wrapEngine })
      try {
        const { app, world, logged } = bench
        const [ours, theirs] = [await world.deviceToken('a'), await world.deviceToken('b')]
        const report = async () => {
          const devices = [{ code: theirs.code, values: [{ code: 'temperature', value: 21 }] }]
          const payload = { token: ours.token, devices }
          return app.inject({ method: 'POST', url: '/spruce/api/v1/device-reports', payload })
        }
        const before = await digestOfB(bench)
        logged.length = 0
        const unknown = await report()
        await world.sql`update devices set code = ${theirs.code}
        where tenant_id = ${world.tenants.a} and code = ${ours.code}`
        const own = await report()
        const taken = (known: boolean, count: number) => ({
          data: { devices: [{ known, taken: count, repeated: 0, refused: [] }] },
        })
        expect(unknown.json()).toMatchObject(taken(false, 0))
        expect(own.json()).toMatchObject(taken(true, 1))
        expect(await digestOfB(bench)).toEqual(before)
        const said = [unknown.body, own.body, ...logged]
        expect(said.filter((text) => text.includes(world.canary))).toEqual([])
      } finally {
        await bench.close()
      }
    },
  )
})

describe('S-02: a foreign id among own ones', () => {
  let bench: Bench
  let admin: Person
  beforeAll(async () => {
    bench = await openBench({ own: true })
    admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
  })
  afterAll(() => bench.close())

  it('spoils the whole call: 404, and nothing written', async () => {
    const { world, engine, wire } = bench
    const theirs = world.resident.memberOf.b
    const ours = await world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const own = ours.memberOf.a
    if (!theirs || !own) throw new Error('The people of the test have no membership')
    const members = [own.memberId, theirs.memberId]
    const departments = [own.departmentId, theirs.departmentId]
    const calls = [
      ['POST', '/aba-base/api/dept/user-dept', { userIds: [ours.userId, world.resident.userId] }],
      ['POST', '/spruce/api/v1/members/status', { ids: members, status: 'disabled' }],
      ['POST', '/spruce/api/v1/members/move', { ids: members, toDeptId: own.departmentId }],
      ['POST', `/aba-base/api/v3/tenant/tenant-remove-user?id=${members.join('&id=')}`],
      [
        'POST',
        '/aba-base/api/v3/user/add-user',
        { nickName: '新', loginName: 'mixed_one', departmentIds: departments },
      ],
      ['PUT', `/spruce/api/v1/members/${own.memberId}`, { version: 1, departmentIds: departments }],
      [
        'PUT',
        `/spruce/api/v1/members/${own.memberId}`,
        { version: 1, roleIds: [own.roleId, theirs.roleId] },
      ],
    ] as const
    const before = await rowsDigest(engine)
    for (const [method, path, body] of calls) {
      const reply = await wire.send({
        method,
        path,
        headers: {
          ...headersOf(admin),
          'current-tenant': world.tenants.a,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      expect([path, reply.status, envelopeIn(reply).code]).toEqual([path, 404, 404])
    }
    expect(await rowsDigest(engine)).toEqual(before)
  })
})

describe('S-02: row-level security alone', () => {
  let bench: Bench
  let tables: string[]
  beforeAll(async () => {
    bench = await openBench({ own: true })
    // A session belongs to an account; its tenant_id is the one that a mock login opens.
    tables = (await tenantTables(bench.engine)).filter((name) => name !== 'sessions')
    const { world } = bench
    const { userId } = world.resident
    await world.person({ memberOf: [{ tenant: 'a', permissions: ['user:list'] }] })
    for (const [key, tenant] of [
      ['a', world.tenants.a],
      ['b', world.tenants.b],
    ] as const) {
      await world.sql`insert into customer_overrides (tenant_id) values (${tenant})`
      await world.sql`insert into role_departments (tenant_id, role_id, department_id)
        values (${tenant}, ${await world.object('roles', key)},
          ${await world.object('departments', key)})`
      await world.sql`insert into favourites (tenant_id, user_id, menu_id, sort)
        values (${tenant}, ${userId}, ${world.menus.own}, 1)`
      await world.sql`insert into menu_overrides (tenant_id, menu_id, changes)
        values (${tenant}, ${world.menus.own}, '{}')`
      await world.object('own_menus', key)
      await world.object('recycled', key)
      await world.sql`insert into saved_views (tenant_id, page, owner, views)
        values (${tenant}, 'members', '*', '[]')`
      await world.sql`insert into tenant_app_roles (tenant_id, app_id, role_id)
        values (${tenant}, ${await world.object('own_apps', key)},
          ${await world.object('roles', key)})`
      await world.sql`insert into tenant_app_departments (tenant_id, app_id, department_id)
        values (${tenant}, ${await world.object('own_apps', key)},
          ${await world.object('departments', key)})`
      await world.sql`insert into app_checks (tenant_id, app_id, checked_at, state)
        values (${tenant}, ${await world.object('own_apps', key)}, now(), 'up')`
      await world.sql`insert into app_diagnoses (tenant_id, app_id, checked_at, url, findings)
        values (${tenant}, ${await world.object('own_apps', key)}, now(), 'https://x.example', '[]')`
      await world.sql`insert into product_apps (tenant_id, app_code) values (${tenant}, 'MT0001')`
      await world.sql`insert into product_app_roles (tenant_id, app_code, role_id)
        values (${tenant}, 'MT0001', ${await world.object('roles', key)})`
      await world.sql`insert into product_app_departments (tenant_id, app_code, department_id)
        values (${tenant}, 'MT0001', ${await world.object('departments', key)})`
      await world.sql`insert into sso_links
        (tenant_id, token_hash, user_id, app_code, origin, expires_at)
        values (${tenant}, ${world.unique()}, ${userId}, 'test-home', 'https://x.example', now())`
      const client = await world.oauthClient(key)
      await world.sql`insert into oauth_requests (tenant_id, id, session_id, user_id, client_id,
          redirect_uri, scopes, code_challenge, expires_at)
        values (${tenant}, ${world.unique()}, 'x', ${userId}, ${client.id}, 'x', '{}', 'x', now())`
      await world.sql`insert into oauth_codes (tenant_id, code_hash, user_id, client_id,
          redirect_uri, scopes, code_challenge, expires_at)
        values (${tenant}, ${world.unique()}, ${userId}, ${client.id}, 'x', '{}', 'x', now())`
      await world.sql`insert into oauth_consents (tenant_id, user_id, client_id, scopes)
        values (${tenant}, ${userId}, ${client.id}, '{profile}')`
      await world.sql`insert into login_log
        (tenant_id, id, login_name, login_key, success, via)
        values (${tenant}, ${world.unique()}, 'x', 'x', true, 'login')`
      await world.sql`insert into app_visits
        (tenant_id, hour, user_id, app_code, first_at, last_at)
        values (${tenant}, now(), ${userId}, 'x', now(), now())`
      const file = await world.object('files', key)
      await world.object('folders', key)
      await world.object('letters', key)
      await world.object('calendarEvents', key)
      await world.object('todos', key)
      await world.object('imports', key)
      await world.object('bulkChanges', key)
      const notice = await world.object('publishedNotices', key)
      const member = await world.object('members', key)
      await world.sql`insert into notice_receipts (tenant_id, member_id, notice_id, read_at)
        values (${tenant}, ${member}, ${notice}, now())`
      await world.sql`insert into message_recipients (tenant_id, member_id)
        values (${tenant}, ${member})`
      await world.sql`insert into file_references
        (tenant_id, object_table, object_id, place, file_id, label)
        values (${tenant}, 'test', 'x', 'y', ${file}, 'z')`
      await world.sql`insert into file_versions (tenant_id, file_id, number, name, media_type, bytes,
          sha256, storage_key, replaced_at)
        values (${tenant}, ${file}, 1, 'x', 'text/plain', 1, 'x', ${world.unique()}, now())`
      await world.sql`insert into live_events (tenant_id, id, kind)
        values (${tenant}, ${world.unique()}, 'unread')`
      await world.sql`insert into storage_usage (tenant_id) values (${tenant})`
      await world.sql`insert into audit_log (tenant_id, id, operation)
        values (${tenant}, ${world.unique()}, 'test')`
      await world.sql`insert into idempotency_keys
        (tenant_id, user_id, operation, key, request_hash, status)
        values (${tenant}, ${userId}, 'test', 'key', '', 200)`
    }
    for (const key of ['a', 'b'] as const) {
      await world.object('invitations', key)
      const point = await world.object('dataPoints', key)
      await world.sql`insert into point_history (tenant_id, point_id, at, value)
        values (${world.tenants[key]}, ${point}, now(), 1)`
      await world.object('deviceTokens', key)
      await world.object('deviceTypes', key)
      const rule = await world.object('alarmRules', key)
      const watched = await world.object('devices', key)
      await world.sql`insert into alarm_overrides (tenant_id, rule_id, device_id, high)
        values (${world.tenants[key]}, ${rule}, ${watched}, 20)`
      await world.sql`insert into alarm_pending (tenant_id, rule_id, device_id, since, due_at)
        values (${world.tenants[key]}, ${rule}, ${watched}, now(), now() + interval '1 hour')`
      await world.sql`insert into alarm_comments (tenant_id, id, alarm_id, member_id, text)
        values (${world.tenants[key]}, ${world.unique()}, ${await world.object('alarms', key)},
          ${await world.object('members', key)}, 'x')`
      await world.sql`insert into device_settings (tenant_id, keep_days)
        values (${world.tenants[key]}, 90)`
      await world.sql`insert into share_link_views
        (tenant_id, id, link_id, viewed_at, address, outcome)
        values (${world.tenants[key]}, ${world.unique()}, ${await world.object('shareLinks', key)},
          now(), 'x', 'shown')`
      await world.sql`insert into tenant_component_releases
        (tenant_id, component_id, number, released)
        values (${world.tenants[key]}, ${await world.object('tenantComponents', key)}, 1, '{}')`
      await world.sql`insert into component_switches (tenant_id, component_id, enabled)
        values (${world.tenants[key]}, ${await world.object('shownComponents', key)}, false)`
      const workbench = await world.object('workbenches', key)
      await world.sql`insert into design_roles (tenant_id, design_id, role_id)
        values (${world.tenants[key]}, ${workbench}, ${await world.object('roles', key)})`
      await world.sql`insert into design_departments (tenant_id, design_id, department_id)
        values (${world.tenants[key]}, ${workbench}, ${await world.object('departments', key)})`
      await world.sql`insert into design_components (tenant_id, design_id, code, draft_at)
        values (${world.tenants[key]}, ${workbench}, 'acme.trend', now())`
      await world.sql`insert into design_endpoints
        (tenant_id, design_id, endpoint_id, stage, saved_at)
        values (${world.tenants[key]}, ${workbench}, 'e', 'draft', now())`
      const arranger = await world.object('members', key)
      await world.sql`insert into personal_workbenches (tenant_id, member_id, workbench_id, document)
        values (${world.tenants[key]}, ${arranger}, ${workbench}, '{}')`
      await world.sql`insert into design_presence
        (tenant_id, design_id, member_id, tab, since, seen_at)
        values (${world.tenants[key]}, ${workbench}, ${arranger}, 'tab', now(), now())`
      await world.sql`insert into personal_components (tenant_id, member_id, workbench_id, code)
        values (${world.tenants[key]}, ${arranger}, ${workbench}, 'acme.trend')`
      await world.object('businessDeliveries', key)
      await world.object('identityProviders', key)
      await world.object('dataEndpoints', key)
      const push = await world.object('jobs', key)
      await world.sql`insert into plan_pushes (tenant_id, job_id, plan_id, fingerprint, template)
        values (${world.tenants[key]}, ${push}, ${await world.object('plans', key)}, '', '[]')`
      await world.sql`insert into plan_push_customers (tenant_id, job_id, customer_id)
        values (${world.tenants[key]}, ${push}, ${world.tenants[key]})`
      await world.sql`insert into pushed_items (tenant_id, part, item_id, value)
        values (${world.tenants[key]}, 'menus', 'plan:x', '{}')`
      await world.object('releases', key)
      await world.sql`insert into personalisation_drafts (tenant_id, value)
        values (${world.tenants[key]}, '{}')`
      await world.sql`insert into personalisation_plans
        (tenant_id, value, draft_version, publish_at, planned_at)
        values (${world.tenants[key]}, '{}', 1, now() + interval '1 day', now())`
    }
  })
  afterAll(() => bench.close())

  it('shows the rows of the running tenant and no others, in every table', async () => {
    const { engine, world } = bench
    expect(tables.length).toBeGreaterThanOrEqual(11)
    for (const table of tables) {
      const { rows } = await engine.tx({ tenant: world.tenants.a }, (db) =>
        sql<{
          tenant: string
        }>`select distinct tenant_id as tenant from ${sql.table(table)}`.execute(db),
      )
      expect([table, ...rows.map(({ tenant }) => tenant)]).toEqual([table, world.tenants.a])
    }
  })

  it('shows nothing where no tenant is set', async () => {
    const { engine } = bench
    for (const table of tables) {
      const { rows } = await engine.tx({ tenant: bench.world.tenants.a }, async (db) => {
        await sql`select set_config('app.tenant_id', '', true)`.execute(db)
        return sql`select 1 from ${sql.table(table)}`.execute(db)
      })
      expect([table, rows.length]).toEqual([table, 0])
    }
  })

  it('writes to no other tenant, in any table', async () => {
    const { engine, world } = bench
    const before = await digestOfB(bench)
    for (const table of tables) {
      const name = sql.table(table)
      const attempts = [
        sql`update ${name} set tenant_id = tenant_id where tenant_id = ${world.tenants.b}`,
        sql`delete from ${name} where tenant_id = ${world.tenants.b}`,
      ]
      for (const attempt of attempts) {
        // Either no row is visible, or the role may not write there at all. One begins when the other
        // is over: nobody would listen to the failure of one that runs beside it.
        const tried = engine.tx({ tenant: world.tenants.a }, (db) => attempt.execute(db))
        const affected = await tried.then(
          (result) => Number(result.numAffectedRows ?? 0),
          (error: unknown) => (/permission denied/.test(String(error)) ? 0 : String(error)),
        )
        expect([table, affected]).toEqual([table, 0])
      }
      const theft = engine.tx({ tenant: world.tenants.a }, (db) =>
        sql`insert into ${name} select (jsonb_populate_record(t, jsonb_build_object('tenant_id',
          ${world.tenants.b}::text))).* from ${name} t limit 1`.execute(db),
      )
      await expect(theft, table).rejects.toThrow(/row-level security|permission denied/)
    }
    expect(await digestOfB(bench)).toEqual(before)
  })

  it('keeps accounts, sessions and other tenants out of sight inside a tenant', async () => {
    const { engine, world } = bench
    const inA = (statement: string) =>
      engine.tx({ tenant: world.tenants.a }, (db) => sql.raw(statement).execute(db))
    for (const table of [
      'users',
      'sessions',
      'captchas',
      'verification_codes',
      'wechat_accounts',
      'sign_in_states',
      'sign_in_tickets',
      'identities',
      'rate_limits',
      'dev_outbox',
      'preferences',
    ]) {
      await expect(inA(`select * from ${table}`), table).rejects.toThrow(/permission denied/)
    }
    expect((await inA('select id from tenants')).rows).toEqual([{ id: world.tenants.a }])
    await expect(inA(`update tenants set name = 'x'`)).rejects.toThrow(/permission denied/)
    await expect(inA(`update apps set enable = 0`)).rejects.toThrow(/permission denied/)
    await expect(inA(`delete from audit_log`)).rejects.toThrow(/permission denied/)
  })

  it('is bypassed by nobody on PostgreSQL: the login owns nothing and has no way up', async () => {
    const { engine, world } = bench
    // The embedded engine has one login, the owner's: there the policies guard against mistakes.
    if (engine.kind === 'embedded') return
    const { rows } = await engine.tx({ tenant: world.tenants.a }, (db) =>
      sql<Record<string, boolean>>`
        select r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolinherit,
          exists (select from pg_class c where c.relowner = r.oid) as owns
        from pg_roles r where r.rolname in (session_user, current_user)`.execute(db),
    )
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(row).toEqual({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolinherit: false,
        owns: false,
      })
    }
    const inA = (statement: string) =>
      engine.tx({ tenant: world.tenants.a }, async (db) => {
        await sql.raw('reset role').execute(db)
        return sql.raw(statement).execute(db)
      })
    await expect(inA('select * from departments')).rejects.toThrow(/permission denied/)
    await expect(inA('alter table departments disable row level security')).rejects.toThrow(
      /must be owner/,
    )
    const [table] = await world.sql<{ owner: string }>`
      select tableowner as owner from pg_tables where tablename = 'departments'`
    await expect(inA(`set role "${table?.owner ?? ''}"`)).rejects.toThrow(/permission denied/)
  })
})
