import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/chromium.mts'

/** What takes longest or leaves the demo people changed; each worker begins the others with a new server. */
const first = /(businessNotices|messages|search|session|sessionRules|systemNotices)\.spec\.ts$/

export default defineConfig({
  testDir: 'src',
  // Proofs take minutes and run by `npm run prove` only.
  projects: process.env['SPRUCE_PROOF']
    ? [{ name: 'proofs', testMatch: '*.proof.ts' }]
    : [
        { name: 'first', testMatch: first },
        { name: 'others', testMatch: '*.spec.ts', testIgnore: first },
      ],
  fullyParallel: true,
  // Limits that end what hangs; a slow, busy machine needs room, and speed is measured in benches.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // A journey that passes only at its second try is named in the summary of npm test as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(import.meta.dirname, '../../reports/e2e.json') }],
  ],
  use: {
    actionTimeout: 120_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A transition costs a frame of software rendering each 16 ms, and shows nothing that is asserted here.
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunchOptions,
    // Writing what every page does costs a fifth of a journey: in CI the second try is traced.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
