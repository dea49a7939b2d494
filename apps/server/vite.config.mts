import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Workspace packages come as sources, in the build as in tests. */
const conditions = ['@spruce/source', 'node']

export default defineConfig({
  root: import.meta.dirname,
  // Workspace packages are built in; what npm installs stays outside.
  ssr: { noExternal: [/^@spruce\//], resolve: { conditions } },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', pgliteWorker: 'src/db/embedded/pgliteWorker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  test: {
    name: 'embedded',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.process.test.ts', 'src/**/*.pg.test.ts'],
    globalSetup: ['src/testing/embeddedSetup.ts'],
    setupFiles: [resolve(import.meta.dirname, 'src/testing/noteCalls.ts')],
    // Vitest leaves one core out, which is half of two; its own work beside the tests is little.
    maxWorkers: '100%',
    // They end what hangs, and are no measure: a busy machine takes ten times as long as a calm one.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
