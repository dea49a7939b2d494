import { errorText } from '../config/errorText.js'
import type { Engine, OwnerSession } from './engine.js'
import type { Migration } from './migrations.js'

/** Any number, the same in every process: whoever migrates holds it. */
const advisoryLock = 5_778_229

/** Thrown when the schema could not be brought up to date; the old one is in place. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/**
 * Brings the schema up to date: one transaction for each migration, one process at a time. A failed
 * migration leaves what was there before it. A released migration that was edited, or a database
 * that is newer than the program, is refused before anything is done.
 * @returns the versions that were applied.
 * @throws MigrationError
 */
export async function migrate(engine: Engine, migrations: readonly Migration[]): Promise<string[]> {
  return engine.asOwner(async (owner) => {
    await owner.exec(`
      create table if not exists schema_migrations (
        version text primary key,
        name text not null,
        sha256 text not null,
        applied_at timestamptz not null default now()
      )`)
    refuseStrangers(await appliedBy(owner), migrations)
    const done: string[] = []
    for (const migration of migrations) {
      if (await apply(owner, migration)) done.push(migration.version)
    }
    return done
  })
}

async function appliedBy(owner: OwnerSession): Promise<Map<string, string>> {
  const rows = await owner.query<{ version: string; sha256: string }>(
    'select version, sha256 from schema_migrations',
  )
  return new Map(rows.map(({ version, sha256 }) => [version, sha256]))
}

function refuseStrangers(applied: Map<string, string>, migrations: readonly Migration[]) {
  const known = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const [version, sha256] of applied) {
    const migration = known.get(version)
    if (!migration) {
      throw new MigrationError(
        `The database has migration ${version}, which this program does not know: it belongs to a newer version`,
      )
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationError(
        `Migration ${version}_${migration.name} was changed after it had been applied`,
      )
    }
  }
}

/** False when another process was faster. */
async function apply(owner: OwnerSession, migration: Migration): Promise<boolean> {
  const { version, name, sql, sha256 } = migration
  await owner.exec('begin')
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    if ((await appliedBy(owner)).has(version)) {
      await owner.exec('rollback')
      return false
    }
    await owner.exec(sql)
    await owner.query('insert into schema_migrations (version, name, sha256) values ($1, $2, $3)', [
      version,
      name,
      sha256,
    ])
    await owner.exec('commit')
    return true
  } catch (error) {
    await owner.exec('rollback')
    const reason = errorText(error)
    throw new MigrationError(`Migration ${version}_${name} failed, nothing was changed: ${reason}`)
  }
}
