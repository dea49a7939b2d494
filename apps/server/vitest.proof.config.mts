import { mergeConfig } from 'vitest/config'
import base from './vite.config.mts'

/** The random tests in the full counts that the security design asks for (`npm run prove`). */
export default mergeConfig(base, {
  test: {
    name: 'proof',
    // Long files side by side: each has a world of its own.
    maxWorkers: '100%',
    testTimeout: 4 * 3_600_000,
    hookTimeout: 600_000,
  },
})
