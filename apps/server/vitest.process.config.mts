import { defineConfig } from 'vitest/config'

/** Tests of the built server as a process of its own: start, errors, kills. Needs `dist/main.js`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/testing/process/**/*.process.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
