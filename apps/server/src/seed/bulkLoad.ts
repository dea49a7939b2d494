import type { Engine, OwnerSession } from '../db/engine.js'
import { kyselyOver } from '../db/kyselyOver.js'
import type { Database, Db } from '../db/schema.js'

interface Definition {
  name: string
  definition: string
}

/**
 * Runs `load` in one transaction in platform scope, in which `tables` have no indexes, and no keys but
 * those that others refer to: they are built at the end, which is several times faster than row by
 * row and checks the same. Nobody else can use the tables meanwhile.
 */
export async function bulkLoad(
  engine: Engine,
  tables: readonly (keyof Database)[],
  load: (db: Db) => Promise<void>,
): Promise<void> {
  await engine.asOwner(async (owner) => {
    await owner.exec('begin')
    try {
      const restore: string[] = []
      for (const table of tables) restore.push(...(await dropIndexes(owner, table)))
      await owner.exec('set local role spruce_platform')
      await load(
        kyselyOver(async (sql, params) => ({ rows: await owner.query(sql, params), affected: 0 })),
      )
      await owner.exec('set local role none')
      for (const statement of restore) await owner.exec(statement)
      await owner.exec('commit')
    } catch (error) {
      await owner.exec('rollback')
      throw error
    }
    // The planner must know how large the tables have become.
    await owner.exec('vacuum (analyze)')
  })
}

/** Drops keys and indexes of a table but the keys that others refer to; returns the statements that bring them back. */
async function dropIndexes(owner: OwnerSession, table: string): Promise<string[]> {
  const constraints = await owner.query<Definition>(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint as c
     where conrelid = $1::regclass and contype in ('p', 'u', 'f') and (
       contype = 'f'
       or not exists (select from pg_constraint where contype = 'f' and conindid = c.conindid)
     )
     order by contype = 'f'`,
    [table],
  )
  const indexes = await owner.query<Definition>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { name } of constraints) {
    await owner.exec(`alter table ${table} drop constraint ${name}`)
  }
  for (const { name } of indexes) await owner.exec(`drop index ${name}`)
  return [
    ...constraints.map(
      ({ name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
    ...indexes.map(({ definition }) => definition),
  ]
}
