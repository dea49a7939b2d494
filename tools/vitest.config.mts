import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  // The catalogues of texts are read as they are written, not as they were built last.
  ssr: { noExternal: [/^@spruce\//], resolve: { conditions: ['@spruce/source', 'node'] } },
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.ts', 'generators/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
