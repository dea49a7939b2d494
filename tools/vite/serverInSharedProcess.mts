import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { inSharedProcess } from './lib.mts'

const root = resolve(import.meta.dirname, '../../apps/server')

/**
 * The server's tests as `npm test` runs them (`tools/src/serverTests.ts`): files share a process, and in it one
 * database and one server. `SPRUCE_SERVER_TESTS` says which database: `embedded` (default) or `postgres`. It is no mode
 * of Vite's, for Vitest loads this file anew for each project, without one.
 */
const database = process.env['SPRUCE_SERVER_TESTS'] ?? 'embedded'

export default defineConfig(async () => {
  const file = database === 'postgres' ? 'vitest.pg.config.mts' : 'vite.config.mts'
  const found = await loadConfigFromFile({ command: 'serve', mode: 'test' }, resolve(root, file))
  const server: ViteUserConfig = found?.config ?? {}
  const { include, ...test } = server.test ?? {}
  if (!include) throw new Error('the configuration of the server names no tests')
  // Without PostgreSQL there is nothing to share.
  const files = include.length > 0 ? inSharedProcess(root, include) : { include }
  return { ...server, test: { ...test, ...files } }
})
