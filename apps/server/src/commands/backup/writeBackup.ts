import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartError } from '../../boot/StartError.js'
import type { Engine } from '../../db/engine.js'
import {
  databaseFile,
  filesFolder,
  formatVersion,
  manifestPath,
  type BackupManifest,
} from './format.js'
import { inSnapshot, readRows, type TableDigest } from './readRows.js'
import { readTables } from './tables.js'

/** What a backup is made of. */
export interface BackupSource {
  engine: Engine
  /** The folder of uploaded files; undefined where they lie in another storage. */
  filesDir?: string
}

/**
 * Writes a backup of everything, as of one moment, into a new folder. Until it is whole it has the
 * name `<folder>.part`. @throws StartError when the folder is there already
 */
export async function writeBackup(
  { engine, filesDir }: BackupSource,
  folder: string,
  now: Date,
): Promise<BackupManifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new StartError(`${folder} exists already; name a new folder`)
  }
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  const { migrations, tables } = await writeDatabase(engine, join(part, databaseFile))
  const hasFiles = filesDir !== undefined && existsSync(filesDir)
  if (hasFiles) await cp(filesDir, join(part, filesFolder), { recursive: true })
  const manifest: BackupManifest = {
    format: formatVersion,
    createdAt: now.toISOString(),
    migrations,
    tables,
    hasFiles,
  }
  await writeFile(manifestPath(part), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await rm(folder, { recursive: true, force: true }) // at most an empty folder
  await rename(part, folder)
  return manifest
}

async function writeDatabase(engine: Engine, path: string) {
  const gzip = createGzip()
  const target = gzip.pipe(createWriteStream(path, { mode: 0o600 }))
  const write = async (text: string) => {
    if (!gzip.write(text)) await once(gzip, 'drain')
  }
  const tables: Record<string, TableDigest> = {}
  const migrations = await engine.asOwner(async (owner) => {
    const applied = await owner.query<{ version: string; sha256: string }>(
      'select version, sha256 from schema_migrations order by version',
    )
    const shapes = await readTables(owner)
    await inSnapshot(owner, async () => {
      for (const table of shapes) {
        await write(`${JSON.stringify({ $table: table.name })}\n`)
        tables[table.name] = await readRows(owner, table, (lines) => write(`${lines.join('\n')}\n`))
      }
    })
    return applied
  })
  gzip.end()
  await finished(target)
  return { migrations, tables }
}
