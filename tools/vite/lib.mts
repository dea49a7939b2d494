import { readFileSync, readdirSync } from 'node:fs'
import { basename, isAbsolute, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { skipUnchanged } from './unchanged.mts'

type TestOptions = NonNullable<ViteUserConfig['test']>
type TestProject = NonNullable<TestOptions['projects']>[number]

interface Manifest {
  exports: Record<string, string | { '@spruce/source'?: string }>
}

/** The condition under which workspace packages resolve to their sources. */
export const sourceCondition = '@spruce/source'

/**
 * What waits for a page's timers and frames may be outrun on a machine that is busy with everything
 * else. CI asks such a test once more, and `npm test` names it among the flaky ones.
 */
export const pageRetries = process.env['CI'] ? 1 : 0

export interface LibraryOptions {
  /** Where unit tests run. Default: `jsdom`. */
  environment?: 'node' | 'jsdom'
}

/**
 * Test files that put others in the place of modules (`vi.mock`): what they put there stays for the
 * whole process, so they have one of their own.
 */
function findMockingTests(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8')))
}

/**
 * Test files in one process, one after the other: a DOM and the libraries of the pages are loaded once,
 * which takes longer than most files. `testSetup.mts` gives each file its own modules of the workspace.
 */
export function inSharedProcess(root: string, include: string[]): TestOptions {
  const mocking = findMockingTests(root)
  const alone: TestProject = {
    extends: true,
    // A group of its own: Vitest hands all files to one worker only if the first it sees shares.
    test: { name: 'mocking', isolate: true, include: mocking, sequence: { groupOrder: 1 } },
  }
  return {
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, include, exclude: mocking } },
      ...(mocking.length > 0 ? [alone] : []),
    ],
  }
}

/** Packages whose modules run in browsers, and in the first render of a server, but not as server components. */
const isOfReact = (id: string): boolean =>
  /^(react|react-dom|react-hook-form|mobx-react-lite|lucide-react|@chakra-ui\/.+|@emotion\/.+|@ark-ui\/.+|@tiptap\/react|@tanstack\/react-.+)(\/|$)/.test(
    id,
  )

/** What React asks to stand first in a module that no server component may run. */
const clientDirective = "'use client';"

/**
 * The one Vite configuration of a publishable library: ES modules that keep their files, one entry
 * for each path of `exports`; declarations come from `tsc -b`. Tests run from sources.
 */
export function defineLibrary(root: string, options: LibraryOptions = {}): ViteUserConfig {
  const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as Manifest
  const entries = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' && target[sourceCondition] ? [target[sourceCondition]] : [],
  )
  return defineConfig({
    root,
    plugins: [react(), ...skipUnchanged(root, `test-${basename(root)}`, ['vite.config.mts'])],
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [sourceCondition, 'node', 'import', 'module', 'default'] } },
    build: {
      outDir: 'dist/esm',
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'es2022',
      reportCompressedSize: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        external: (id: string) => !id.startsWith('.') && !isAbsolute(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          banner: ({ imports }) => (imports.some(isOfReact) ? clientDirective : ''),
        },
      },
    },
    test: {
      root,
      environment: options.environment ?? 'jsdom',
      setupFiles:
        (options.environment ?? 'jsdom') === 'jsdom'
          ? [resolve(import.meta.dirname, 'testSetup.mts')]
          : [],
      passWithNoTests: true,
      // Limits that end what hangs, on a machine four times slower, too.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      retry: (options.environment ?? 'jsdom') === 'jsdom' ? pageRetries : 0,
      ...inSharedProcess(root, ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts']),
    },
  })
}
