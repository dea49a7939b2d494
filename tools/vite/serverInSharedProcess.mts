import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { inSharedProcess } from './lib.mts'

const root = resolve(import.meta.dirname, '../../apps/server')

/**
 * The server's tests as `npm test` runs them, on the embedded database or, with `--mode postgres`, on
 * PostgreSQL: files share a process, which loads the database and the server once and not once for each.
 */
export default defineConfig(async ({ mode }) => {
  const file = mode === 'postgres' ? 'vitest.pg.config.mts' : 'vite.config.mts'
  const found = await loadConfigFromFile({ command: 'serve', mode: 'test' }, resolve(root, file))
  const server: ViteUserConfig = found?.config ?? {}
  const { include, ...test } = server.test ?? {}
  if (!include) throw new Error('the configuration of the server names no tests')
  // Without PostgreSQL there is nothing to share.
  const files = include.length > 0 ? inSharedProcess(root, include) : { include }
  return { ...server, test: { ...test, ...files } }
})
