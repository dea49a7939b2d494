import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../boot/StartError.js'
import { emptySchema } from '../../db/emptySchema.js'
import type { Engine, OwnerSession } from '../../db/engine.js'
import { migrate } from '../../db/migrate.js'
import type { Migration } from '../../db/migrations.js'
import { filesFolder, readManifest, type BackupManifest } from './format.js'
import { readBackup, verifyBackup } from './readBackup.js'
import { readRows } from './readRows.js'
import { quoted, readTables, type TableShape } from './tables.js'

export interface RestoreTarget {
  engine: Engine
  /** Where uploaded files belong; undefined where they lie in another storage. */
  filesDir?: string
  migrations: readonly Migration[]
}

export interface RestoreOptions {
  /** What is in the database is removed first; without it a database with data is refused. */
  replace: boolean
}

/**
 * Puts a backup back, in one transaction: the schema it was saved under, its rows, then the newer
 * migrations. Every table is read again and compared with what was saved before it is committed.
 * @throws StartError when the backup is damaged or newer than the program, or data is in the way
 */
export async function restoreBackup(
  target: RestoreTarget,
  folder: string,
  options: RestoreOptions,
): Promise<BackupManifest> {
  const { engine, migrations, filesDir } = target
  const manifest = await readManifest(folder)
  const own = migrationsOf(manifest, migrations)
  await verifyBackup(folder, manifest)
  await engine.asOwner(async (owner) => {
    if (!options.replace && (await hasData(owner))) {
      throw new StartError(
        'The database holds data. Restore into an empty one, or add --replace, which removes everything in it first',
      )
    }
    await emptySchema(owner)
  })
  await migrate(engine, own)
  await engine.asOwner((owner) => load(owner, folder, manifest))
  await migrate(engine, migrations)
  if (filesDir !== undefined && manifest.hasFiles) {
    await rm(filesDir, { recursive: true, force: true })
    if (existsSync(join(folder, filesFolder))) {
      await cp(join(folder, filesFolder), filesDir, { recursive: true })
    }
  }
  return manifest
}

function migrationsOf(manifest: BackupManifest, migrations: readonly Migration[]): Migration[] {
  return manifest.migrations.map(({ version, sha256 }) => {
    const known = migrations.find((migration) => migration.version === version)
    if (known?.sha256 === sha256) return known
    throw new StartError(
      `The backup was made by a program with another migration ${version}; restore it with that one`,
    )
  })
}

async function hasData(owner: OwnerSession): Promise<boolean> {
  const [found] = await owner.query<{ there: boolean }>(
    `select to_regclass('public.tenants') is not null as there`,
  )
  if (!found?.there) return false
  await owner.exec('begin; set local role spruce_platform')
  try {
    return (await owner.query('select 1 from tenants limit 1')).length > 0
  } finally {
    await owner.exec('rollback')
  }
}

async function load(owner: OwnerSession, folder: string, manifest: BackupManifest) {
  const tables = await readTables(owner)
  const known = new Map(tables.map((table) => [table.name, table]))
  await owner.exec(`begin; set local timezone to 'UTC'`)
  try {
    const bonds = await untie(owner)
    await owner.exec('set local role spruce_platform')
    for await (const { table, lines } of readBackup(folder)) {
      const shape = known.get(table)
      if (!shape) throw new StartError(`The schema has no table ${table}`)
      await insert(owner, shape, lines)
    }
    for (const table of tables) await compare(owner, table, manifest)
    await owner.exec('reset role')
    for (const statement of bonds) await owner.exec(statement)
    await setCounters(owner)
    await owner.exec('commit')
  } catch (error) {
    await owner.exec('rollback')
    throw error
  }
}

/**
 * Rows come table by table, so foreign keys and triggers wait until all are there.
 * @returns what puts them back
 */
async function untie(owner: OwnerSession): Promise<string[]> {
  const keys = await owner.query<{ tbl: string; name: string; definition: string }>(
    `select conrelid::regclass::text as tbl, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const triggers = await owner.query<{ tbl: string }>(
    `select distinct tgrelid::regclass::text as tbl from pg_trigger t
     join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { tbl, name } of keys) {
    await owner.exec(`alter table ${tbl} drop constraint ${quoted(name)}`)
  }
  for (const { tbl } of triggers) await owner.exec(`alter table ${tbl} disable trigger user`)
  return [
    ...triggers.map(({ tbl }) => `alter table ${tbl} enable trigger user`),
    ...keys.map(
      ({ tbl, name, definition }) =>
        `alter table ${tbl} add constraint ${quoted(name)} ${definition}`,
    ),
  ]
}

async function insert(owner: OwnerSession, table: TableShape, lines: readonly string[]) {
  const name = quoted(table.name)
  const columns = table.columns.map(quoted).join(', ')
  await owner.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
    [`[${lines.join(',')}]`],
  )
}

async function compare(owner: OwnerSession, table: TableShape, manifest: BackupManifest) {
  const saved = manifest.tables[table.name]
  const { rows, sha256 } = await readRows(owner, table, () => undefined)
  if (saved && (saved.rows !== rows || saved.sha256 !== sha256)) {
    throw new StartError(`Table ${table.name} did not come back as it was saved`)
  }
}

/** Numbers that the database gives out go on behind the highest one restored. */
async function setCounters(owner: OwnerSession) {
  const counters = await owner.query<{ tbl: string; col: string; seq: string }>(
    `select a.attrelid::regclass::text as tbl, a.attname::text as col,
       pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as seq
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (a.attidentity <> '' or a.atthasdef)
       and pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) is not null`,
  )
  for (const { tbl, col, seq } of counters) {
    await owner.exec('set local role spruce_platform')
    const [found] = await owner.query<{ top: string | number | null }>(
      `select max(${quoted(col)}) as top from ${tbl}`,
    )
    await owner.exec('reset role')
    if (found?.top != null) await owner.query(`select setval($1, $2)`, [seq, found.top])
  }
}
