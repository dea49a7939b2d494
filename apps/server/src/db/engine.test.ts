import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine } from '../testing/openTestEngine.js'
import { isUniqueViolation } from './databaseError.js'
import { preambleOf, type Engine } from './engine.js'
import type { Db } from './schema.js'

let engine: Engine
beforeAll(async () => {
  engine = await openTestEngine()
  await engine.tx('platform', async (db) => {
    for (const id of ['a', 'b']) {
      await db
        .insertInto('tenants')
        .values({ id, code: id, name: id, short_name: id, kind: 'customer' })
        .execute()
      await addRole(db, id, 'first')
    }
  })
})
afterAll(() => engine.close())

function addRole(db: Db, tenantId: string, code: string) {
  return db
    .insertInto('roles')
    .values({ tenant_id: tenantId, id: code, name: code, code })
    .execute()
}

const roleIds = (db: Db) =>
  db.selectFrom('roles').select(['tenant_id', 'id']).orderBy('id').execute()

describe('an engine', () => {
  it('commits what resolves and rolls back what throws', async () => {
    await engine.tx({ tenant: 'a' }, (db) => addRole(db, 'a', 'kept'))
    const failed = engine.tx({ tenant: 'a' }, async (db) => {
      await addRole(db, 'a', 'lost')
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    const found = await engine.tx({ tenant: 'a' }, roleIds)
    expect(found.map(({ id }) => id)).toEqual(['first', 'kept'])
  })

  it('shows a tenant its own rows and no others, whatever the query asks', async () => {
    const found = await engine.tx({ tenant: 'b' }, roleIds)
    expect(found).toEqual([{ tenant_id: 'b', id: 'first' }])
  })

  it('refuses a row for another tenant', async () => {
    await expect(engine.tx({ tenant: 'a' }, (db) => addRole(db, 'b', 'stolen'))).rejects.toThrow(
      /row-level security/,
    )
    const moved = engine.tx({ tenant: 'a' }, (db) =>
      db.updateTable('roles').set({ tenant_id: 'b' }).where('id', '=', 'first').execute(),
    )
    await expect(moved).rejects.toThrow(/row-level security/)
  })

  it('forgets the tenant after a transaction', async () => {
    await engine.tx({ tenant: 'a' }, roleIds)
    const { rows } = await sql<{ tenant: string | null; who: string }>`
      select current_tenant() as tenant, current_user::text as who`.execute(engine.platform)
    expect(rows).toEqual([{ tenant: null, who: 'spruce_platform' }])
  })

  it('lets a tenant make an account and never read one', async () => {
    await engine.tx({ tenant: 'a' }, (db) =>
      db
        .insertInto('users')
        .values({ id: 'u1', login_name: 'u1', login_key: 'u1', name: 'u1' })
        .execute(),
    )
    for (const table of ['users', 'sessions', 'captchas', 'dev_outbox', 'preferences'] as const) {
      const read = engine.tx({ tenant: 'a' }, (db) => db.selectFrom(table).selectAll().execute())
      await expect(read, table).rejects.toThrow(/permission denied/)
    }
    const changed = engine.tx({ tenant: 'a' }, (db) =>
      db.updateTable('users').set({ name: 'x' }).execute(),
    )
    await expect(changed).rejects.toThrow(/permission denied/)
  })

  it('keeps the audit log from being changed inside a tenant', async () => {
    const removed = engine.tx({ tenant: 'a' }, (db) => db.deleteFrom('audit_log').execute())
    await expect(removed).rejects.toThrow(/permission denied/)
  })

  it('tells a broken unique index by its name', async () => {
    const error: unknown = await engine
      .tx({ tenant: 'a' }, (db) => addRole(db, 'a', 'first'))
      .catch((thrown: unknown) => thrown)
    expect(isUniqueViolation(error, 'roles_pkey')).toBe(true)
    expect(isUniqueViolation(error, 'roles_code')).toBe(false)
  })

  it('reads numbers, times, lists and JSON alike', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as n, 3::int as i, '2026-11-20T08:00:00Z'::timestamptz as at,
        array['x','y'] as list, '{"a":[1]}'::jsonb as json, true as yes,
        ${['p', 'q']}::text[] as given
      from tenants`.execute(engine.platform)
    expect(rows).toEqual([
      {
        n: 2,
        i: 3,
        at: new Date('2026-11-20T08:00:00Z'),
        list: ['x', 'y'],
        json: { a: [1] },
        yes: true,
        given: ['p', 'q'],
      },
    ])
  })

  it('counts the rows it wrote', async () => {
    const result = await engine.platform
      .updateTable('tenants')
      .set({ slogan: '好' })
      .executeTakeFirst()
    expect(Number(result.numUpdatedRows)).toBe(2)
  })

  it('runs many transactions at once without mixing tenants', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const tenant = index % 2 === 0 ? 'a' : 'b'
        return engine.tx({ tenant }, async (db) => {
          const first = await roleIds(db)
          const second = await roleIds(db)
          return [...first, ...second].every((row) => row.tenant_id === tenant)
        })
      }),
    )
    expect(results.every(Boolean)).toBe(true)
  })

  it('hears notifications, and stops hearing them', async () => {
    const heard: string[] = []
    const stop = await engine.listen('spruce_test', (payload) => heard.push(payload))
    await engine.tx('platform', async (db) => {
      await sql`select pg_notify('spruce_test', 'one')`.execute(db)
    })
    await expect.poll(() => heard).toEqual(['one'])
    await stop()
    await sql`select pg_notify('spruce_test', 'two')`.execute(engine.platform)
    await sql`select 1`.execute(engine.platform)
    expect(heard).toEqual(['one'])
  })

  it('refuses a transaction handle that is kept too long', async () => {
    const kept: Db[] = []
    await engine.tx({ tenant: 'a' }, (db) => Promise.resolve(kept.push(db)))
    await expect(roleIds(kept[0]!)).rejects.toThrow('The transaction is over')
  })

  it.each(["a'; drop table users; --", 'A', 'a b', '', 'x'.repeat(41), 'ä'])(
    'takes nothing for a tenant id but an id: %j',
    async (tenant) => {
      expect(() => preambleOf({ tenant })).toThrow('Not a tenant id')
      await expect(engine.tx({ tenant }, roleIds)).rejects.toThrow('Not a tenant id')
    },
  )
})
