import { AsyncLocalStorage } from 'node:async_hooks'
import type { Engine } from '../db/engine.js'

export interface StatementCounter {
  wrapEngine: (engine: Engine) => Engine
  /** How many statements `work` itself needs; what the server does of its own accord meanwhile is none of them. */
  during: (work: () => Promise<unknown>) => Promise<number>
  /** How many statements the server needs until `work` is done, those of jobs included. */
  withJobs: (work: () => Promise<unknown>) => Promise<number>
}

/**
 * Counts the statements in transactions of an engine, for tests that forbid one for each row. A call over the network is
 * none of `work`.
 */
export function countStatements(): StatementCounter {
  const calls = new AsyncLocalStorage<{ count: number }>()
  let all = 0
  return {
    wrapEngine: (engine) => ({
      ...engine,
      tx: (scope, fn) =>
        engine.tx(scope, (db) =>
          fn(
            db.withPlugin({
              transformQuery: ({ node }) => {
                all += 1
                const call = calls.getStore()
                if (call) call.count += 1
                return node
              },
              transformResult: ({ result }) => Promise.resolve(result),
            }),
          ),
        ),
    }),
    async during(work) {
      const call = { count: 0 }
      await calls.run(call, work)
      return call.count
    },
    async withJobs(work) {
      const before = all
      await work()
      return all - before
    },
  }
}
