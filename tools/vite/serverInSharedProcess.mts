import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { inSharedProcess } from './lib.mts'

const root = resolve(import.meta.dirname, '../../apps/server')

/** Suites that ask every operation, thousands of times: what they find hardly hangs on the database. */
const everyOperation = ['authorisation{Even,Odd}', 'fuzz{Even,Odd}', 'once', 'refusals'].map(
  (suite) => `src/testing/${suite}.test.ts`,
)

/**
 * The server's tests as `npm test` runs them: files share a process, which loads the database and the
 * server once and not once for each. `--mode embedded` is the embedded database, `--mode postgres`
 * PostgreSQL, which is faster; `--mode behaviour` the embedded one without what asks every operation.
 */
export default defineConfig(async ({ mode }) => {
  const file = mode === 'postgres' ? 'vitest.pg.config.mts' : 'vite.config.mts'
  const found = await loadConfigFromFile({ command: 'serve', mode: 'test' }, resolve(root, file))
  const server: ViteUserConfig = found?.config ?? {}
  const { include, exclude = [], ...test } = server.test ?? {}
  if (!include) throw new Error('the configuration of the server names no tests')
  // Without PostgreSQL there is nothing to share.
  const files = include.length > 0 ? inSharedProcess(root, include) : { include }
  const without = mode === 'behaviour' ? [...exclude, ...everyOperation] : exclude
  return { ...server, test: { ...test, exclude: without, ...files } }
})
