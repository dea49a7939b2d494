import { mergeConfig } from 'vitest/config'
import base from './vitest.pg.config.mts'

/** The full counts on PostgreSQL, where rights stand twice: in the repositories and in the rows. */
export default mergeConfig(base, {
  test: {
    name: 'postgres proof',
    // Without PostgreSQL there is no proof, and none is claimed.
    passWithNoTests: false,
    testTimeout: 4 * 3_600_000,
    hookTimeout: 600_000,
  },
})
