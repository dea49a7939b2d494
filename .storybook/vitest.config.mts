import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { storyLaunchOptions } from './launchOptions.mts'
import { pageRetries } from '../tools/vite/lib.mts'

const chakra = [
  'button',
  'dialog',
  'drawer',
  'hooks',
  'input',
  'menu',
  'popover',
  'portal',
  'preset-base',
  'styled-system',
  'switch',
  'textarea',
  'theme',
  'toast',
]

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  // Named ahead: a dependency that Vite finds in mid-run reloads the page under a test.
  optimizeDeps: {
    include: [
      '@chakra-ui/react',
      ...chakra.map((part) => `@chakra-ui/react/${part}`),
      '@ark-ui/react/date-picker',
      '@marcbachmann/cel-js',
      'axe-core',
      'echarts/charts',
      'echarts/components',
      'echarts/core',
      'echarts/renderers',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      'lucide-react',
      'mobx',
      'mobx-react-lite',
      'react-hook-form',
    ],
  },
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    env: { STORY_THEMES: process.env['STORY_THEMES'] ?? '' },
    retry: pageRetries,
    setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
    testTimeout: 60_000, // ends what hangs
    // As in Storybook itself: one page shows one story after the other.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 300_000, // ends what hangs: a cold Vite bundles dependencies first
      screenshotFailures: true,
      screenshotDirectory: 'test-results/stories',
      provider: playwright({ launchOptions: storyLaunchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
