import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedEngine } from '../db/embedded/embeddedEngine.js'
import { openPgliteSession } from '../db/embedded/pgliteSession.js'
import { migrate } from '../db/migrate.js'
import { migrations } from '../db/migrations.js'

/** A file with the migrated, empty database: a test opens it in under a second. */
export async function snapshotFile(): Promise<string> {
  const key = createHash('sha256').update(migrations.map(({ sha256 }) => sha256).join())
  const file = join(tmpdir(), `spruce-test-${key.digest('hex').slice(0, 16)}.tar.gz`)
  if (!existsSync(file)) await write(file)
  return file
}

export function readSnapshot(file: string): Promise<Uint8Array> {
  return readFile(file)
}

async function write(file: string) {
  const session = await openPgliteSession({})
  const engine = await embeddedEngine(session)
  await migrate(engine, migrations)
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, await session.dump())
  await engine.close()
  await rename(unfinished, file) // two test runs at once: each whole, the last one stays
}
