import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.ts', 'generators/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
