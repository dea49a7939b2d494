import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { storyLaunchOptions } from '../launchOptions.mts'

const port = Number(process.env['SPRUCE_STORYBOOK_PORT'] ?? 4330)
const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mts',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  timeout: 240_000, // ends what hangs
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  outputDir: resolve(root, 'test-results/storybook'),
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(root, 'reports/storybook-browser.json') }],
    ['html', { outputFolder: resolve(root, 'reports/storybook-browser'), open: 'never' }],
  ],
  updateSnapshots: 'none', // a missing picture is a difference
  expect: {
    timeout: 60_000, // ends what hangs
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Anti-aliased edges are left out of the comparison by themselves. Of the rest no pixel may differ by more
      // than about five levels of grey: at Playwright's own 0.2 the palest border on white is no difference.
      threshold: 0.02,
      maxDiffPixels: 0,
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: storyLaunchOptions,
  },
  webServer: {
    command: `npx vite preview --outDir ${resolve(root, 'storybook-static')} --port ${port} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${port}/index.json`,
    cwd: import.meta.dirname,
    timeout: 60_000,
  },
})
