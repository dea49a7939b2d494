import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { inSharedProcess } from './lib.mts'

const root = resolve(import.meta.dirname, '../../apps/server')

/**
 * Suites that ask every operation, some of them thousands of times: what they find hardly hangs on the database. Whether
 * customers are kept apart does, and is asked on both.
 */
const everyOperation = 'src/testing/!(isolation).test.ts'

/**
 * The server's tests as `npm test` runs them: files share a process, which loads the database and the
 * server once and not once for each. `SPRUCE_SERVER_TESTS` says which: `embedded` (default) is the
 * embedded database, `postgres` PostgreSQL, `behaviour` the embedded one without what asks every
 * operation. It is no mode of Vite's, for Vitest loads this file anew for each project, without one.
 */
const run = process.env['SPRUCE_SERVER_TESTS'] ?? 'embedded'

export default defineConfig(async () => {
  const file = run === 'postgres' ? 'vitest.pg.config.mts' : 'vite.config.mts'
  const found = await loadConfigFromFile({ command: 'serve', mode: 'test' }, resolve(root, file))
  const server: ViteUserConfig = found?.config ?? {}
  const { include, exclude = [], ...test } = server.test ?? {}
  if (!include) throw new Error('the configuration of the server names no tests')
  // Without PostgreSQL there is nothing to share.
  const files = include.length > 0 ? inSharedProcess(root, include) : { include }
  const without = run === 'behaviour' ? [...exclude, everyOperation] : exclude
  return { ...server, test: { ...test, exclude: without, ...files } }
})
