import { createHash } from 'node:crypto'
import type { OwnerSession } from '../../db/engine.js'
import { quoted, type TableShape } from './tables.js'

/** How many rows, and the SHA-256 of their lines. */
export interface TableDigest {
  rows: number
  sha256: string
}

const batch = 1_000

/**
 * Reads a table inside the running transaction, as JSON, in the order of its key.
 * @param write gets the rows of each batch, one JSON object in each line
 */
export async function readRows(
  owner: OwnerSession,
  table: TableShape,
  write: (lines: readonly string[]) => Promise<void> | void,
): Promise<TableDigest> {
  const hash = createHash('sha256')
  let rows = 0
  const columns = table.columns.map((name) => `t.${quoted(name)}`).join(', ')
  const order = table.key.map((name) => `t.${quoted(name)}`).join(', ')
  await owner.exec(
    `declare backup_rows no scroll cursor for
     select to_jsonb(r)::text as line
     from (select ${columns} from ${quoted(table.name)} t order by ${order}) as r`,
  )
  for (;;) {
    const found = await owner.query<{ line: string }>(`fetch ${batch} from backup_rows`)
    if (found.length === 0) break
    const lines = found.map(({ line }) => line)
    for (const line of lines) hash.update(line).update('\n')
    rows += lines.length
    await write(lines)
  }
  await owner.exec('close backup_rows')
  return { rows, sha256: hash.digest('hex') }
}

/** The transaction that a backup is read in: one moment, every tenant, times in UTC. */
export async function inSnapshot<T>(owner: OwnerSession, fn: () => Promise<T>): Promise<T> {
  await owner.exec(
    `begin isolation level repeatable read read only; set local role spruce_platform; set local timezone to 'UTC'`,
  )
  try {
    return await fn()
  } finally {
    await owner.exec('rollback') // nothing was written
  }
}
