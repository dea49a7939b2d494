import { join } from 'node:path'
import {
  formatFiles,
  generateFiles,
  installPackagesTask,
  updateJson,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit'
import { libraryGenerator } from '@nx/react'
import { toCamelCase } from '../names.ts'

/** The options of `nx g @spruce/tools:library`. */
export interface LibraryOptions {
  name: string
  layer: 'util' | 'data' | 'engine' | 'state' | 'ui' | 'kit' | 'feature'
  description?: string
  skipInstall?: boolean
}

/** Where code of a layer runs. */
const platforms = {
  util: 'any',
  data: 'any',
  engine: 'any',
  state: 'web',
  ui: 'web',
  kit: 'web',
  feature: 'web',
} as const

/** What the house decides for all projects: Nx's generator of one library leaves it as it is. */
const sharedFiles = ['.gitignore', 'nx.json', 'package.json', 'tsconfig.base.json']

/**
 * Makes `libs/<name>`, or `libs/feature-<name>` of layer feature: package, TypeScript and Vite configuration, README, CHANGELOG, licence, one
 * export with its test, API report and size budget. A library of the web starts as `@nx/react` makes
 * it; the files of the house go over its files.
 */
export async function generateLibrary(
  tree: Tree,
  options: LibraryOptions,
): Promise<GeneratorCallback | undefined> {
  const { layer } = options
  const name = nameFor(options)
  const root = `libs/${name}`
  if (tree.exists(`${root}/package.json`)) throw new Error(`${root} exists already`)
  if (!(layer in platforms)) throw new Error(`No such layer: ${layer}`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name} is not kebab-case`)
  if (layer !== 'feature' && name.startsWith('feature-')) {
    throw new Error('A library of layer feature, and no other, is named feature-<scope>')
  }

  const platform = platforms[layer]
  const isWeb = platform === 'web'
  const scope = layer === 'feature' ? name.slice('feature-'.length) : undefined
  const tags = [`layer:${layer}`, ...(scope ? [`scope:${scope}`] : []), `platform:${platform}`]
  if (isWeb) await generateReactLibrary(tree, name, root, tags)
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    tmpl: '',
    name,
    camelName: toCamelCase(name),
    layer,
    isWeb,
    description: options.description ?? `The ${name.replaceAll('-', ' ')} of Spruce`,
    tags,
  })
  tree.write(`${root}/LICENSE`, tree.read('LICENSE') ?? '')
  updateJson<{ references: { path: string }[] }>(tree, 'tsconfig.json', (config) => ({
    ...config,
    references: [
      ...config.references.filter(({ path }) => path !== `./${root}`), // @nx/react enters it too
      { path: `./${root}` },
    ],
  }))
  updateJson<Record<string, unknown>>(tree, 'tools/sizeBudgets.json', (budgets) => ({
    ...budgets,
    [name]: { '.': 1 },
  }))
  await formatFiles(tree)
  return options.skipInstall ? undefined : () => installPackagesTask(tree)
}

export default generateLibrary

/** A library of layer feature is named `feature-<scope>`, whether that was typed or the scope alone. */
function nameFor({ name, layer }: LibraryOptions): string {
  return layer === 'feature' && !name.startsWith('feature-') ? `feature-${name}` : name
}

/** The library as `nx g @nx/react:library` makes it: built by Vite, without a first component. */
async function generateReactLibrary(
  tree: Tree,
  name: string,
  root: string,
  tags: readonly string[],
): Promise<void> {
  const shared = sharedFiles.map((file) => ({ file, content: tree.read(file) }))
  await libraryGenerator(tree, {
    directory: root,
    name,
    importPath: `@spruce/${name}`,
    tags: tags.join(','),
    bundler: 'vite',
    compiler: 'swc', // Vite compiles: no Babel configuration
    unitTestRunner: 'none', // tools/vite/lib.mts configures Vitest for every library
    linter: 'none', // one eslint.config.mjs for all
    style: 'none',
    component: false,
    useProjectJson: false,
    addPlugin: false, // nx.json registers the plugins already
    skipPackageJson: true,
    skipFormat: true,
  })
  for (const { file, content } of shared) if (content) tree.write(file, content)
}
