import pg from 'pg'
import { errorText } from '../../config/errorText.js'
import { preambleOf, type Engine, type OwnerSession } from '../engine.js'
import { kyselyOver, type StatementResult } from '../kyselyOver.js'
import { PostgresListener } from './PostgresListener.js'
import { statementName } from './statementNames.js'

export interface PostgresOptions {
  /** Of the service: a login that owns nothing and is a member of spruce_app and spruce_platform. */
  url: string
  /** Of the schema's owner, for migrations. Default: `url`. */
  ownerUrl?: string
  poolSize?: number
  /** How long a call waits for a connection before it fails as unreachable. Default: 5 s. */
  connectMs?: number
  /** Told of connections that break while idle. */
  onError?: (error: Error) => void
}

/** `bigint` (20), so every `count(*)`, comes as a number, as on the embedded engine. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** In kB: what a search needs for the hashes of a branch (see `narrowing.ts`), or more if so configured. */
const leastWorkMemory = `
  select set_config('work_mem', greatest(setting::int, 8192)::text, false)
  from pg_settings where name = 'work_mem'`

/** The engine over a pool of connections to PostgreSQL 15 or later. */
export function postgresEngine(options: PostgresOptions): Engine {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    types,
    application_name: 'spruce',
    // Outside transactions a connection is in platform scope. Before the first migration there is no
    // such role, and nobody but the owner has work to do.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- pg-pool waits for the promise; its types do not say so
    onConnect: async (client) => {
      // A connection that breaks while it is lent out tells nobody else, and would end the process.
      client.on('error', (error) => options.onError?.(error))
      try {
        // To compile a statement or to wake helpers takes longer than any of ours may run.
        await client.query('set jit = off; set max_parallel_workers_per_gather = 0')
        await client.query(leastWorkMemory)
        await client.query('set role spruce_platform')
      } catch (error) {
        options.onError?.(error instanceof Error ? error : new Error(errorText(error)))
      }
    },
  })
  pool.on('error', (error) => options.onError?.(error))
  const listener = new PostgresListener(options.url, (error) => options.onError?.(error))

  return {
    kind: 'postgres',
    async tx(scope, fn) {
      const preamble = preambleOf(scope)
      const client = await pool.connect()
      let broken: Error | undefined
      let over = false
      try {
        await client.query(preamble)
        const result = await fn(
          kyselyOver((sql, params) => {
            if (over) throw new Error('The transaction is over')
            return run(client, sql, params)
          }),
        )
        over = true
        await client.query('commit')
        return result
      } catch (error) {
        over = true
        await client.query('rollback').catch((failure: unknown) => {
          broken = failure instanceof Error ? failure : new Error(errorText(failure))
        })
        throw error
      } finally {
        client.release(broken) // a connection that could not roll back is destroyed
      }
    },
    platform: kyselyOver((sql, params) => run(pool, sql, params)),
    listen: (channel, fn) => listener.listen(channel, fn),
    async asOwner(fn) {
      const client = new pg.Client({
        connectionString: options.ownerUrl ?? options.url,
        connectionTimeoutMillis: options.connectMs ?? 5_000,
        types,
      })
      client.on('error', (error) => options.onError?.(error))
      await client.connect()
      try {
        return await fn(ownerSession(client))
      } finally {
        await client.end()
      }
    },
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

async function run(
  where: pg.Pool | pg.PoolClient,
  sql: string,
  params: readonly unknown[],
): Promise<StatementResult> {
  const name = statementName(sql)
  const result = await where.query<pg.QueryResultRow>({
    text: sql,
    values: [...params],
    ...(name === undefined ? {} : { name }),
  })
  return { rows: result.rows, affected: result.rowCount ?? 0 }
}

function ownerSession(client: pg.Client): OwnerSession {
  return {
    async exec(sql) {
      await client.query(sql)
    },
    async query<R>(sql: string, params: readonly unknown[] = []) {
      return (await client.query(sql, [...params])).rows as R[]
    },
  }
}
