import { defineConfig } from 'vitest/config'

/** The random tests of two editors in their full counts: `npm run prove -- --only studio-merge`. */
export default defineConfig({
  resolve: { conditions: ['@spruce/source'] },
  ssr: { resolve: { conditions: ['@spruce/source'] } },
  test: {
    environment: 'node',
    include: ['src/studio/mergePairs.test.ts', 'src/studio/twoEditors.test.ts'],
    // One after the other: both tell what they tried.
    fileParallelism: false,
    env: {
      SPRUCE_MERGE_RUNS: process.env['SPRUCE_MERGE_RUNS'] ?? '10000',
      SPRUCE_EDITOR_RUNS: process.env['SPRUCE_EDITOR_RUNS'] ?? '10000',
    },
    testTimeout: 3_600_000,
  },
})
