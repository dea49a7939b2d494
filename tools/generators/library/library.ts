import { join } from 'node:path'
import {
  formatFiles,
  generateFiles,
  installPackagesTask,
  updateJson,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit'
import { toCamelCase } from '../names.ts'

/** The options of `nx g @spruce/tools:library`. */
export interface LibraryOptions {
  name: string
  layer: 'util' | 'data' | 'engine' | 'state' | 'ui' | 'feature'
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
  feature: 'web',
} as const

/**
 * Makes `libs/<name>`: package, TypeScript and Vite configuration, README, CHANGELOG, licence, one
 * export with its test, API report and size budget.
 */
export async function generateLibrary(
  tree: Tree,
  options: LibraryOptions,
): Promise<GeneratorCallback | undefined> {
  const { name, layer } = options
  const root = `libs/${name}`
  if (tree.exists(`${root}/package.json`)) throw new Error(`${root} exists already`)
  if (!(layer in platforms)) throw new Error(`No such layer: ${layer}`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name} is not kebab-case`)
  if ((layer === 'feature') !== name.startsWith('feature-')) {
    throw new Error('A library of layer feature, and no other, is named feature-<scope>')
  }

  const platform = platforms[layer]
  const isWeb = platform === 'web'
  const scope = layer === 'feature' ? name.slice('feature-'.length) : undefined
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    tmpl: '',
    name,
    camelName: toCamelCase(name),
    layer,
    isWeb,
    description: options.description ?? `The ${name.replaceAll('-', ' ')} of Spruce`,
    tags: [`layer:${layer}`, ...(scope ? [`scope:${scope}`] : []), `platform:${platform}`],
  })
  tree.write(`${root}/LICENSE`, tree.read('LICENSE') ?? '')
  updateJson<{ references: { path: string }[] }>(tree, 'tsconfig.json', (config) => ({
    ...config,
    references: [...config.references, { path: `./${root}` }],
  }))
  updateJson<Record<string, unknown>>(tree, 'tools/sizeBudgets.json', (budgets) => ({
    ...budgets,
    [name]: { '.': 1 },
  }))
  await formatFiles(tree)
  return options.skipInstall ? undefined : () => installPackagesTask(tree)
}

export default generateLibrary
