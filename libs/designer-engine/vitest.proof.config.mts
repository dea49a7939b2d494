import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { defineConfig } from 'vitest/config'

process.env['SPRUCE_PROOF_PARTS'] ??= join(tmpdir(), `spruce-designer-${process.pid}`)

/** The random tests of the designer in their full counts: `npm run prove -- --only designer-soak`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/store/soak.test.ts',
      'src/history/PageHistory.test.ts',
      'src/layout/peer.test.ts',
      'src/overlay/overlay.test.ts',
      'src/layout/properties.test.ts',
      'src/layout/unstack.test.ts',
    ],
    setupFiles: ['testing/proof/setup.ts'],
    globalSetup: ['testing/proof/collect.ts'],
    env: {
      SPRUCE_SOAK_STEPS: process.env['SPRUCE_SOAK_STEPS'] ?? '1000000',
      SPRUCE_HISTORY_RUNS: process.env['SPRUCE_HISTORY_RUNS'] ?? '20000',
      SPRUCE_OVERLAY_RUNS: process.env['SPRUCE_OVERLAY_RUNS'] ?? '10000',
      SPRUCE_LAYOUT_RUNS: process.env['SPRUCE_LAYOUT_RUNS'] ?? '33334',
      ...(process.env['SPRUCE_SEED'] && { SPRUCE_SOAK_SEED: process.env['SPRUCE_SEED'] }),
    },
    testTimeout: 3_600_000,
  },
})
