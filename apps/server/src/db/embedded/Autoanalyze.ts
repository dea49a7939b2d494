import type { StatementResult } from '../kyselyOver.js'
import type { EmbeddedSession } from './embeddedSession.js'

/** So many rows are written between two looks at what has grown. */
const lookAfter = 1_000

/** Tables with twice the rows that their statistics know of: a large one takes half a second. */
const grownTables = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_live_tup > 50 + 2 * greatest(c.reltuples, 0)
  order by s.relid`

/**
 * Keeps the statistics of tables that grow, as autovacuum does on a PostgreSQL server; the embedded one
 * has none. Without them a plan that was made while a table was small stays for good, those of foreign
 * keys above all, and every row that refers to the table reads all of it.
 */
export class Autoanalyze {
  private written = 0

  constructor(private readonly session: EmbeddedSession) {}

  /** Counts the rows that statements have written. */
  note(results: readonly StatementResult[]): void {
    for (const { affected } of results) this.written += affected
  }

  get isDue(): boolean {
    return this.written >= lookAfter
  }

  /** By the schema's owner, outside transactions. */
  async run(): Promise<void> {
    this.written = 0
    // What this connection has counted is told at most once in a second otherwise.
    await this.session.run([{ sql: 'select pg_stat_force_next_flush()', params: [] }])
    const [found] = await this.session.run([{ sql: grownTables, params: [] }])
    for (const { name } of (found?.rows ?? []) as { name: string }[]) {
      await this.session.run([{ sql: `analyze ${name}` }])
    }
  }
}
