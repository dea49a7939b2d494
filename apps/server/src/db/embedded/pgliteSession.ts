import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { StatementResult } from '../kyselyOver.js'
import type { EmbeddedOptions, EmbeddedSession, Step } from './embeddedSession.js'
import { PreparedStatements } from './PreparedStatements.js'

/** The plain statements that change no table. */
const scopeOnly = /^(begin|commit|rollback|set role|reset role|analyze)\b/

/** PGlite in this thread. The product runs it in a worker; tests may use it directly. */
export async function openPgliteSession(options: EmbeddedOptions): Promise<EmbeddedSession> {
  const { dataDir, seed } = options
  const isNew = dataDir === undefined || !existsSync(join(dataDir, 'PG_VERSION'))
  const db = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(isNew && seed ? { loadDataDir: new Blob([new Uint8Array(seed)]) } : {}),
  })
  const statements = new PreparedStatements(db)
  return {
    async run(steps) {
      const results: StatementResult[] = []
      for (const step of steps) results.push(await runStep(db, statements, step))
      return results
    },
    async listen(channel, fn) {
      const stop = await db.listen(channel, fn)
      return () => stop()
    },
    async dump() {
      const file = await db.dumpDataDir('gzip')
      return new Uint8Array(await file.arrayBuffer())
    },
    close: () => db.close(),
  }
}

async function runStep(
  db: PGlite,
  statements: PreparedStatements,
  { sql, params }: Step,
): Promise<StatementResult> {
  if (params !== undefined) return statements.run(sql, params)
  try {
    const last = (await db.exec(sql)).at(-1)
    return { rows: last?.rows ?? [], affected: last?.affectedRows ?? 0 }
  } finally {
    if (!scopeOnly.test(sql)) statements.forget()
  }
}
