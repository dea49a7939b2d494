import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { pageRetries, sourceCondition } from '../../tools/vite/lib.mts'
import { skipUnchanged } from '../../tools/vite/unchanged.mts'
import { devPage } from './build/devPage.ts'
import { importsAhead } from './build/importsAhead.ts'
import { portalFiles } from './build/portalFiles.ts'
import { withoutRouterLink } from './build/withoutRouterLink.ts'

const api = process.env['SPRUCE_API'] ?? 'http://127.0.0.1:4200'
/** Stands in the page itself, so that the sign-in form needs no request for its looks. */
const inlineCss = [
  '../../libs/shell-ui/src/generated/public.css',
  '../../libs/feature-auth/src/auth.css',
  'src/entry/boot.css',
].map((path) => resolve(import.meta.dirname, path))

/** On the sign-in page's path: nothing but React, the router, the typed client, and what every text needs. */
const base =
  /node_modules\/(react|react-dom|scheduler|openapi-fetch|@tanstack\/(react-router|router-core|history|store|react-store))\/|libs\/validators\/src\/i18n\.ts/u
/** Everything that every signed-in page needs, in one file that is fetched while the person types; calendars and codes wait. */
const shell =
  /node_modules\/(?!@zag-js\/(date-|qr-code)|@ark-ui\/react\/.*\/(date-picker|qr-code)\/|@chakra-ui\/react\/.*\/(date-picker|qr-code)\/)(lucide-react|@chakra-ui|@emotion|@ark-ui|@zag-js|@pandacss|@floating-ui|@tanstack\/(react-query|query-core|react-table|table-core)|mobx|mobx-react-lite|react-hook-form)\//u
/** The constants of operations and what makes calls of them: small modules that every page shares, in one file. */
const operations = /libs\/api-client\/src\/(generated\/operations\/|queryOf\.ts)/u

const ahead = importsAhead()

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    ahead.plugin,
    ...skipUnchanged(import.meta.dirname, 'test-portal', ['vite.config.mts']),
    devPage(api, inlineCss),
    withoutRouterLink(),
    portalFiles({
      inlineCss,
      prefetch: ahead.sources,
      // The target is 125 kB; this trips over a library that slips in (MobX, Query), not over a sentence.
      entryBudget: 111_000,
    }),
  ],
  resolve: {
    conditions: [sourceCondition, ...defaultClientConditions],
    // React has it built in; the shim for older ones weighs 1 kB on the sign-in page's path.
    alias: {
      'use-sync-external-store/shim/with-selector': resolve(
        import.meta.dirname,
        'src/entry/useSyncExternalStoreWithSelector.ts',
      ),
    },
  },
  ssr: {
    noExternal: [/^@spruce\//u],
    resolve: { conditions: [sourceCondition, 'node', 'import', 'module', 'default'] },
  },
  server: {
    proxy: Object.fromEntries(
      ['/auth', '/aba-base', '/spruce-console-web', '/spruce/', '/_outbox', '/docs'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false }, // every browser of the target knows it
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      // Numbers and texts that two chunks share become no chunk, thus no request, of their own.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The entry names its chunks: each letter of a hash is one on the sign-in page's path.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', priority: 3, test: base },
            { name: 'shell', priority: 2, test: shell },
            // Without what the sign-in page has of the client.
            {
              ...{ name: 'operations', priority: 1, test: operations },
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: [resolve(import.meta.dirname, '../../tools/vite/testSetup.mts')],
    passWithNoTests: true,
    retry: pageRetries,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
