import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { listEntryPoints } from '../apiReport.ts'
import type { Manifest, Project } from '../workspace.ts'

/** kB (1,000 bytes) of gzip by entry point, or by what is left of one: `. without ./layout`. */
export type Sizes = Record<string, number>

/**
 * What each entry point of a built library weighs in a production bundle: its own code and its
 * dependencies; peers and the other libraries of the house are not counted, nor what is fetched only
 * when somebody uses it (a dictionary, a chart).
 * @param names among them those of the shape `A without B`: what `A` adds to a page that has `B`, an
 * entry point with a size of its own. They are measured beside the entry points, never in place of one.
 */
export async function measureSizes(
  root: string,
  { root: folder, manifest }: Project,
  names: readonly string[] = [],
): Promise<Sizes> {
  const fileOf = (name: string | undefined) => {
    const target = manifest.exports?.[name ?? '']
    const file = typeof target === 'object' ? target.import : undefined
    return file === undefined ? undefined : join(root, folder, file)
  }
  const sizes: Sizes = {}
  for (const { name } of listEntryPoints(manifest)) {
    const file = fileOf(name)
    if (file !== undefined) sizes[name] = weigh(await bundle(file, manifest))
  }
  for (const name of names) {
    const [file, other] = name.split(' without ').map(fileOf)
    if (file === undefined || other === undefined) continue
    const there = filesOf(await bundle(other, manifest))
    sizes[name] = weigh(await bundle(file, manifest, there))
  }
  return sizes
}

/** @param there files that the page has already: they are left out as the frameworks are */
async function bundle(
  file: string,
  manifest: Manifest,
  there: ReadonlySet<string> = new Set(),
): Promise<Rolldown.OutputBundle[string][]> {
  const peers = Object.keys(manifest.peerDependencies ?? {})
  const isForeign = (id: string, importer: string | undefined) =>
    id.startsWith('@spruce/') ||
    peers.some((peer) => id === peer || id.startsWith(`${peer}/`)) ||
    (importer !== undefined && there.has(resolve(dirname(importer), id)))
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
  const parts = output.flatMap((one) => one.output)
  const eager = eagerFiles(parts.filter((part) => part.type === 'chunk'))
  return parts.filter((part) => part.type === 'asset' || eager.has(part.fileName))
}

function weigh(parts: readonly Rolldown.OutputBundle[string][]): number {
  const bytes = parts
    .map((part) => gzipSync(part.type === 'chunk' ? part.code : part.source, { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0)
  return Math.round(bytes / 10) / 100
}

/** The files that chunks were made of. */
function filesOf(parts: readonly Rolldown.OutputBundle[string][]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])))
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
