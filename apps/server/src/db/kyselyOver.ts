import {
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Database, Db } from './schema.js'

export interface StatementResult {
  rows: unknown[]
  /** Rows written, for statements that write. */
  affected: number
}

/** Runs one statement where the handle is bound to: a transaction's connection, or a pool. */
export type RunStatement = (sql: string, params: readonly unknown[]) => Promise<StatementResult>

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

/** Transactions belong to the engine, so the driver has nothing to do. */
const driver: Driver = {
  init: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  acquireConnection: () => Promise.reject(new Error('The engine owns the connections')),
  releaseConnection: () => Promise.resolve(),
  beginTransaction: () => Promise.reject(new Error('The engine owns the transactions')),
  commitTransaction: () => Promise.reject(new Error('The engine owns the transactions')),
  rollbackTransaction: () => Promise.reject(new Error('The engine owns the transactions')),
}

const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector: (db) => new PostgresIntrospector(db),
}

/** A Kysely handle over `run`. Cheap: one for each transaction. */
export function kyselyOver(run: RunStatement): Db {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result = await run(query.sql, query.parameters)
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.affected) }
    },
    streamQuery() {
      throw new Error('Streaming is not offered')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return new Kysely<Database>({ config: { dialect }, dialect, driver, executor })
}
