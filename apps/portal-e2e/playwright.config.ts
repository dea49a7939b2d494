import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/chromium.mts'

const port = Number(process.env['SPRUCE_E2E_PORT'] ?? 4310)
/** A server that runs already; without it the built one is started. */
const running = process.env['SPRUCE_E2E_URL']
const origin = running ?? `http://127.0.0.1:${port}`
/** Every run begins with an empty folder; workers of the same run share it through the environment. */
const dataDir = (process.env['SPRUCE_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'spruce-e2e-')))

export default defineConfig({
  testDir: 'src',
  // Proofs take minutes and run by `npm run prove` only.
  testMatch: process.env['SPRUCE_PROOF'] ? '*.proof.ts' : '*.spec.ts',
  // Limits that end what hangs; a busy machine needs room, and speed is measured in benches.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A journey that passes only at its second try is named in the summary of npm test as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(import.meta.dirname, '../../reports/e2e.json') }],
  ],
  use: {
    baseURL: origin,
    actionTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunchOptions,
    // Writing what every page does costs a fifth of a journey: in CI the second try is traced.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: running
    ? undefined
    : {
        command: `node --enable-source-maps ${resolve(import.meta.dirname, '../server/dist/main.js')}`,
        url: `${origin}/readyz`,
        timeout: 120_000,
        reuseExistingServer: false,
        env: {
          PORT: String(port),
          SPRUCE_DATA_DIR: dataDir,
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
})
