import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../workspace.ts'
import { findMachinePaths } from '../workspaceRules.ts'
import { listTargets } from './packLibrary.ts'

const unwanted =
  /\.test\.|\.test-d\.|\.stories\.|\.tsbuildinfo$|(^|\/)tsconfig|(^|\/)vite\.config|\.api\.md$|(^|\/)node_modules\//
const expected = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']

/**
 * What is wrong with the files of a package: tests or build state among them, something missing,
 * built files whose source is gone, source maps that lead out of it, paths of one machine.
 * @param files path within the package to its text
 */
export function findContentProblems(
  manifest: Manifest,
  files: ReadonlyMap<string, string>,
): string[] {
  const problems: string[] = []
  for (const path of new Set([...expected, ...listTargets(manifest)])) {
    if (!files.has(path)) problems.push(`lacks ${path}`)
  }
  for (const [path, text] of files) {
    if (unwanted.test(path)) problems.push(`should not hold ${path}`)
    const stem = /^dist\/(?:esm|types)\/(.+?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(path)?.[1]
    if (stem !== undefined && !hasSource(files, stem)) {
      problems.push(`holds ${path}, whose source is gone (clean dist and build again)`)
    }
    if (path.startsWith('dist/')) {
      problems.push(...findMachinePaths(text).map((hit) => `${path} ${hit}`))
    }
    if (path.endsWith('.map')) problems.push(...findMapProblems(path, text, files))
  }
  return problems
}

const sourceEndings = ['.ts', '.tsx', '.js', '.json', '']

function hasSource(files: ReadonlyMap<string, string>, stem: string): boolean {
  return (
    stem.startsWith('_virtual/') ||
    sourceEndings.some((ending) => files.has(`src/${stem}${ending}`))
  )
}

/**
 * Removes declarations whose source is gone: `tsc` never does, and a clean checkout has none.
 * @returns the removed files
 */
export function removeStaleTypes(libraryRoot: string): string[] {
  const types = join(libraryRoot, 'dist', 'types')
  if (!existsSync(types)) return []
  const stale = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const stem = /^(.+)\.d\.ts(?:\.map)?$/.exec(file)?.[1]
    return (
      stem !== undefined &&
      !sourceEndings.some((ending) => existsSync(join(libraryRoot, 'src', `${stem}${ending}`)))
    )
  })
  for (const file of stale) rmSync(join(types, file))
  return stale
}

/** A map may carry its sources; else they have to be in the package. */
function findMapProblems(path: string, text: string, files: ReadonlyMap<string, string>): string[] {
  const map = JSON.parse(text) as {
    sources: string[]
    sourceRoot?: string
    sourcesContent?: (string | null)[]
  }
  return map.sources.flatMap((source, index) => {
    const target = new URL(`${map.sourceRoot ?? ''}${source}`, `file:///package/${path}`).pathname
    const isInside = target.startsWith('/package/') && files.has(target.slice('/package/'.length))
    return isInside || map.sourcesContent?.[index] ? [] : [`${path} leads to ${source}, not packed`]
  })
}
