import type { Engine } from '../db/engine.js'

/** An engine that notes each statement of its transactions, for tests that forbid one for each row. */
export function countStatements(): {
  wrapEngine: (engine: Engine) => Engine
  /** How many statements `work` needs. */
  during: (work: () => Promise<unknown>) => Promise<number>
} {
  let count = 0
  return {
    wrapEngine: (engine) => ({
      ...engine,
      tx: (scope, fn) =>
        engine.tx(scope, (db) =>
          fn(
            db.withPlugin({
              transformQuery: ({ node }) => {
                count += 1
                return node
              },
              transformResult: ({ result }) => Promise.resolve(result),
            }),
          ),
        ),
    }),
    async during(work) {
      const before = count
      await work()
      return count - before
    },
  }
}
