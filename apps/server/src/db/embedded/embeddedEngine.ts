import { AsyncLocalStorage } from 'node:async_hooks'
import { preambleOf, type Engine } from '../engine.js'
import { kyselyOver, type StatementResult } from '../kyselyOver.js'
import { Autovacuum } from './Autovacuum.js'
import type { EmbeddedSession, Step } from './embeddedSession.js'
import { Turns } from './Turns.js'

const noRows: StatementResult = { rows: [], affected: 0 }

/**
 * The engine over one embedded connection. Transactions take turns; `begin` and the scope travel
 * with a transaction's first statement, so they cost no message of their own. Outside transactions
 * the connection is in platform scope. Its login is the owner: here row-level security guards
 * against mistakes, not against injected SQL.
 */
export async function embeddedEngine(session: EmbeddedSession): Promise<Engine> {
  const turns = new Turns()
  const inside = new AsyncLocalStorage<true>()
  const asPlatform = { sql: 'set role spruce_platform' }

  /** Waits for its turn. Whoever already has it would wait for ever: that is a mistake, not a wait. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (inside.getStore()) {
      return Promise.reject(new Error('Inside a transaction only its own handle may be used'))
    }
    return turns.take(() => inside.run(true, task))
  }

  const autovacuum = new Autovacuum(session)

  async function one(steps: readonly Step[]): Promise<StatementResult> {
    const results = await session.run(steps)
    autovacuum.note(results)
    return results.at(-1) ?? noRows
  }

  /** In a turn of its own: nobody's transaction waits for its own autovacuum. */
  function keepTables() {
    if (!autovacuum.isDue) return
    turns
      .take(async () => {
        if (autovacuum.isDue) await asOwner(() => autovacuum.run())
      })
      .catch(() => undefined) // without it plans are slow and files grow, and nothing is wrong
  }

  async function asOwner<T>(fn: () => Promise<T>): Promise<T> {
    await session.run([{ sql: 'reset role' }])
    try {
      return await fn()
    } finally {
      await enterPlatform()
    }
  }

  // The roles come with the first migration: until then the connection stays the owner's.
  async function enterPlatform() {
    const [found] = await session.run([
      { sql: "select 1 from pg_roles where rolname = 'spruce_platform'", params: [] },
    ])
    if (found?.rows.length) await session.run([asPlatform])
  }
  await enterPlatform()

  return {
    kind: 'embedded',
    async tx(scope, fn) {
      const preamble = { sql: preambleOf(scope) }
      return inTurn(async () => {
        const state = { begun: false, over: false }
        const db = kyselyOver((sql, params) => {
          if (state.over) return Promise.reject(new Error('The transaction is over'))
          const step = { sql, params }
          const steps = state.begun ? [step] : [preamble, step]
          state.begun = true
          return one(steps)
        })
        const end = async (sql: 'commit' | 'rollback') => {
          state.over = true
          if (state.begun) await session.run([{ sql }])
        }
        try {
          const result = await fn(db)
          await end('commit')
          keepTables()
          return result
        } catch (error) {
          await end('rollback')
          throw error
        }
      })
    },
    platform: kyselyOver((sql, params) => inTurn(() => one([{ sql, params }]))),
    // In turn: inside somebody's transaction it would be undone by a rollback.
    async listen(channel, fn) {
      const stop = await inTurn(() => session.listen(channel, fn))
      return () => inTurn(stop)
    },
    asOwner(fn) {
      return inTurn(() =>
        asOwner(() =>
          fn({
            async exec(sql) {
              await session.run([{ sql }])
            },
            async query<R>(sql: string, params: readonly unknown[] = []) {
              return (await one([{ sql, params }])).rows as R[]
            },
          }),
        ),
      )
    },
    close: () => inTurn(() => session.close()),
  }
}
