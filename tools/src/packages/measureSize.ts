import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { listEntryPoints } from '../apiReport.ts'
import type { Manifest, Project } from '../workspace.ts'

/** kB (1,000 bytes) of gzip by entry point. */
export type Sizes = Record<string, number>

/**
 * What each entry point of a built library weighs in a production bundle: its own code and its
 * dependencies; peers and the other libraries of the house are not counted, nor what is fetched only
 * when somebody uses it (a dictionary, a chart).
 */
export async function measureSizes(
  root: string,
  { root: folder, manifest }: Project,
): Promise<Sizes> {
  const sizes: Sizes = {}
  for (const { name } of listEntryPoints(manifest)) {
    const target = manifest.exports?.[name]
    const file = typeof target === 'object' ? target.import : undefined
    if (file !== undefined) sizes[name] = await measure(join(root, folder, file), manifest)
  }
  return sizes
}

async function measure(file: string, manifest: Manifest): Promise<number> {
  const peers = Object.keys(manifest.peerDependencies ?? {})
  const isForeign = (id: string) =>
    id.startsWith('@spruce/') || peers.some((peer) => id === peer || id.startsWith(`${peer}/`))
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: file, formats: ['es'], fileName: 'entry' },
      // A library keeps its white space for whoever bundles it; what a browser loads has none.
      rolldownOptions: { external: isForeign, output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[]
  const parts = output.flatMap((bundle) => bundle.output)
  const eager = eagerFiles(parts.filter((part) => part.type === 'chunk'))
  const bytes = parts
    .filter((part) => part.type === 'asset' || eager.has(part.fileName))
    .map((part) => gzipSync(part.type === 'chunk' ? part.code : part.source, { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0)
  return Math.round(bytes / 10) / 100
}

/** The entry's chunks and what they import without being asked to. */
export function eagerFiles(
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports'>[],
): ReadonlySet<string> {
  const eager = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const fileName of eager) {
    // What is added while going through is gone through, too.
    for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) {
      eager.add(name)
    }
  }
  return eager
}

/** Entry points over their budget, without one, and budgets without an entry point. */
export function findSizeProblems(sizes: Sizes, budgets: Sizes): string[] {
  const names = [...new Set([...Object.keys(sizes), ...Object.keys(budgets)])]
  return names.flatMap((name) => {
    const size = sizes[name]
    const budget = budgets[name]
    if (size === undefined) return [`${name}: a budget, but no such entry point`]
    if (budget === undefined) return [`${name}: ${size} kB and no budget in tools/sizeBudgets.json`]
    return size > budget ? [`${name}: ${size} kB gzip, budget ${budget}`] : []
  })
}
