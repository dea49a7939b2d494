import type { StatementResult } from '../kyselyOver.js'
import type { EmbeddedSession } from './embeddedSession.js'

/** So many rows are written between two looks at the tables. */
const lookAfter = 1_000

/** Tables with twice the rows that their statistics know of: a large one takes half a second. */
const grownTables = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_live_tup > 50 + 2 * greatest(c.reltuples, 0)
  order by s.relid`

/** Tables a fifth of which, and 1,000 rows more, were removed or replaced: autovacuum's rule, for larger steps. */
const wornTables = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s
  where s.n_dead_tup > 1000 + 0.2 * s.n_live_tup
  order by s.relid`

/**
 * Does what autovacuum does on a PostgreSQL server; the embedded one has none. It keeps the statistics of
 * tables that grow: without them a plan that was made while a table was small stays for good, those of
 * foreign keys above all, and every row that refers to the table reads all of it. It frees the room of
 * rows that are gone: without that, logs and values that are forgotten every day make the files grow.
 */
export class Autovacuum {
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
    for (const name of await this.tables(wornTables)) await this.do(`vacuum ${name}`)
    for (const name of await this.tables(grownTables)) await this.do(`analyze ${name}`)
  }

  private async tables(sql: string): Promise<string[]> {
    const [found] = await this.session.run([{ sql, params: [] }])
    return ((found?.rows ?? []) as { name: string }[]).map(({ name }) => name)
  }

  private async do(sql: string) {
    await this.session.run([{ sql }])
  }
}
