import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { StartError } from '../../boot/StartError.js'
import { databaseFile, type BackupManifest } from './format.js'

/** Some rows of one table, each a JSON object. */
export interface Rows {
  table: string
  lines: string[]
}

const batch = 500

/** The rows of a backup in batches; each table comes at least once, if with no row. */
export async function* readBackup(folder: string): AsyncGenerator<Rows> {
  const source = createReadStream(join(folder, databaseFile)).pipe(createGunzip())
  let rows: Rows | undefined
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    const table = tableOf(line)
    if (table !== undefined) {
      if (rows) yield rows
      rows = { table, lines: [] }
    } else if (rows) {
      rows.lines.push(line)
      if (rows.lines.length === batch) {
        yield rows
        rows = { table: rows.table, lines: [] }
      }
    }
  }
  if (rows) yield rows
}

function tableOf(line: string): string | undefined {
  if (!line.startsWith('{"$table":')) return undefined
  return (JSON.parse(line) as { $table: string }).$table
}

/** Reads it all once, before anything is removed for its sake. @throws StartError when it is damaged */
export async function verifyBackup(folder: string, manifest: BackupManifest): Promise<void> {
  const found = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>()
  try {
    for await (const { table, lines } of readBackup(folder)) {
      const digest = found.get(table) ?? { rows: 0, hash: createHash('sha256') }
      found.set(table, digest)
      digest.rows += lines.length
      for (const line of lines) digest.hash.update(line).update('\n')
    }
  } catch (error) {
    throw new StartError(`The backup ${folder} cannot be read: ${(error as Error).message}`)
  }
  for (const [table, expected] of Object.entries(manifest.tables)) {
    const digest = found.get(table)
    if (digest?.rows !== expected.rows || digest.hash.digest('hex') !== expected.sha256) {
      throw new StartError(`The backup ${folder} is damaged: table ${table} is not what was saved`)
    }
  }
}
