import type { StatementResult } from '../kyselyOver.js'

/** One statement with parameters, or, without `params`, any number of plain ones. */
export interface Step {
  sql: string
  params?: readonly unknown[]
}

/** The one connection of an embedded database: in this thread, or in a worker. */
export interface EmbeddedSession {
  /** Runs the steps in order, in one message; the first failure ends them. */
  run(steps: readonly Step[]): Promise<StatementResult[]>
  listen(channel: string, fn: (payload: string) => void): Promise<() => Promise<void>>
  /** The whole database as a tar file, gzipped. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** A folder, or undefined for a database in memory. */
  dataDir?: string
  /** A dump to start from, where the folder is empty. */
  seed?: Uint8Array
}
