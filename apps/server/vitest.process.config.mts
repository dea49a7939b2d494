import { defineConfig } from 'vitest/config'

/** Tests of the built server as a process of its own: start, errors, kills. Needs `dist/main.js`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/testing/process/**/*.process.test.ts'],
    fileParallelism: false,
    // They end what hangs, and are no measure: a busy machine takes ten times as long as a calm one.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
