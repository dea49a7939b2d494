import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import semver from 'semver'
import type { CheckResult } from './report.ts'
import { listFiles, readJson, type ExportTarget, type Manifest, type Project } from './workspace.ts'

/** The layers of docs/ARCHITECTURE.md; eslint.config.mjs says which may import which. */
export const layers = [
  'util',
  'data',
  'engine',
  'state',
  'ui',
  'kit',
  'feature',
  'app',
  'tool',
] as const

/** Where code may run. */
export const platforms = ['any', 'web', 'node'] as const

/** What every library puts into its package. */
export const packedFiles = [
  'dist',
  'src',
  'CHANGELOG.md',
  '!**/*.test.*',
  '!**/*.test-d.*',
  '!**/*.stories.*',
  '!**/*.tsbuildinfo',
] as const

/** The targets of every library. */
export const libraryTargets = ['build', 'typecheck', 'lint', 'test', 'api-check'] as const

/** Whoever uses a library brings these, once: two copies would not work together. */
export const peersOnly = [
  'react',
  'react-dom',
  '@chakra-ui/react',
  '@emotion/react',
  'mobx',
  'mobx-react-lite',
  '@tanstack/react-query',
  '@tanstack/react-router',
] as const

/** Every project carries one layer and one platform. */
export function findTagProblems({ manifest }: Project): string[] {
  const tags = manifest.nx?.tags ?? []
  const check = (prefix: string, known: readonly string[]) => {
    const found = tags.filter((tag) => tag.startsWith(`${prefix}:`))
    if (found.length !== 1) return [`carries ${found.length} tags ${prefix}:*, needs one`]
    const value = (found[0] ?? '').slice(prefix.length + 1)
    return known.includes(value) ? [] : [`${prefix}:${value} is none of ${known.join(', ')}`]
  }
  return [...check('layer', layers), ...check('platform', platforms)]
}

/** A library's package.json in the manner of the house. */
export function findLibraryProblems(root: string, { root: folder, manifest }: Project): string[] {
  const problems: string[] = []
  const expect = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(problem)
  }
  const exists = (path: string) => existsSync(join(root, folder, path))

  expect(manifest.name === `@spruce/${basename(folder)}`, `is named ${manifest.name}`)
  expect(manifest.nx?.name === basename(folder), 'nx.name is not its folder')
  expect(manifest.private !== true, 'is private')
  expect(semver.valid(manifest.version) !== null, `version ${manifest.version} is no version`)
  expect(manifest.license === 'MIT', 'license is not MIT')
  expect(manifest.type === 'module', 'type is not module')
  // Style sheets are imported for their effect alone: a bundler must not drop them.
  const hasStyles = Object.keys(manifest.exports ?? {}).some((name) => name.endsWith('.css'))
  const sideEffects = hasStyles ? '["**/*.css"]' : 'false'
  expect(JSON.stringify(manifest.sideEffects) === sideEffects, `sideEffects is not ${sideEffects}`)
  expect((manifest.description ?? '') !== '', 'has no description')
  expect(manifest.engines?.['node'] === '>=20.19.0', 'engines.node is not >=20.19.0')
  for (const target of libraryTargets) {
    expect(manifest.nx?.targets?.[target] !== undefined, `has no target ${target}`)
  }
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'src/index.ts']) {
    expect(exists(file), `has no ${file}`)
  }
  for (const pattern of packedFiles) {
    expect(manifest.files?.includes(pattern) ?? false, `files lacks ${pattern}`)
  }

  const paths = manifest.exports ?? {}
  const main = paths['.']
  expect(paths['./package.json'] === './package.json', 'exports lacks ./package.json')
  expect(typeof main === 'object', 'exports lacks .')
  if (typeof main === 'object') {
    expect(manifest.main === main.import, 'main is not the import of .')
    expect(manifest.types === main.types, 'types are not the types of .')
  }
  for (const [name, target] of Object.entries(paths)) {
    if (typeof target === 'object') {
      problems.push(...findExportProblems(target, exists).map((problem) => `${name}: ${problem}`))
    } else {
      expect(name === './package.json' || target.endsWith('.css'), `${name}: is no entry point`)
    }
  }
  for (const name of peersOnly) {
    expect(manifest.dependencies?.[name] === undefined, `${name} must be a peer`)
  }
  return problems
}

function findExportProblems(target: ExportTarget, exists: (path: string) => boolean): string[] {
  const source = target['@spruce/source'] ?? ''
  const stem = /^\.\/src\/(.+)\.tsx?$/.exec(source)?.[1]
  if (stem === undefined) return ['the condition @spruce/source does not lead into src']
  const expected: ExportTarget = {
    '@spruce/source': source,
    types: `./dist/types/${stem}.d.ts`,
    import: `./dist/esm/${stem}.js`,
    default: `./dist/esm/${stem}.js`,
  }
  return [
    ...(JSON.stringify(target) === JSON.stringify(expected)
      ? []
      : [`should read ${JSON.stringify(expected)}`]),
    ...(exists(source) ? [] : [`${source} does not exist`]),
  ]
}

function internalDependencies(manifest: Manifest): [name: string, range: string][] {
  return [
    ...Object.entries(manifest.dependencies ?? {}),
    ...Object.entries(manifest.peerDependencies ?? {}),
    ...Object.entries(manifest.devDependencies ?? {}),
  ].filter(([name]) => name.startsWith('@spruce/'))
}

/**
 * Libraries name each other in the exact present version (a release rewrites it), apps with `*`; the
 * TypeScript references of a library follow its dependencies.
 */
export function findLinkProblems(
  root: string,
  project: Project,
  projects: readonly Project[],
): string[] {
  const problems: string[] = []
  const isLibrary = project.root.startsWith('libs/')
  const config = join(root, project.root, 'tsconfig.lib.json')
  const references =
    isLibrary && existsSync(config)
      ? (readJson(config) as { references?: { path: string }[] }).references?.map((r) => r.path)
      : undefined
  for (const [name, range] of internalDependencies(project.manifest)) {
    const target = projects.find(({ manifest }) => manifest.name === name)
    if (!target) {
      problems.push(`depends on ${name}, which is no project here`)
      continue
    }
    const expected = isLibrary ? target.manifest.version : '*'
    if (range !== expected) problems.push(`names ${name} ${range}, expected ${expected}`)
    const reference = `../${basename(target.root)}/tsconfig.lib.json`
    if (references && !references.includes(reference)) {
      problems.push(`tsconfig.lib.json lacks the reference ${reference}`)
    }
  }
  return problems
}

/** One version of each outside package in the whole workspace, and peers that it satisfies. */
export function findVersionProblems(
  rootManifest: Manifest,
  projects: readonly Project[],
): string[] {
  const problems: string[] = []
  const pinned = new Map<string, { version: string; owner: string }>()
  const owners = [{ name: 'the workspace', manifest: rootManifest }, ...projects]
  for (const { name: owner, manifest } of owners) {
    const all = { ...manifest.dependencies, ...manifest.devDependencies }
    for (const [name, version] of Object.entries(all)) {
      if (name.startsWith('@spruce/')) continue
      const first = pinned.get(name)
      if (!first) pinned.set(name, { version, owner })
      else if (first.version !== version) {
        problems.push(`${name}: ${first.version} in ${first.owner}, ${version} in ${owner}`)
      }
    }
  }
  const peers = new Map<string, { range: string; owner: string }>()
  for (const { name: owner, manifest } of projects) {
    for (const [name, range] of Object.entries(manifest.peerDependencies ?? {})) {
      if (name.startsWith('@spruce/')) continue
      const version = pinned.get(name)?.version
      const first = peers.get(name)
      if (!first) peers.set(name, { range, owner })
      else if (first.range !== range) {
        problems.push(`peer ${name}: ${first.range} in ${first.owner}, ${range} in ${owner}`)
      }
      if (version === undefined) problems.push(`peer ${name} of ${owner} is not installed here`)
      else if (!semver.subset(version, range)) {
        problems.push(`peer ${name} ${range} of ${owner} excludes the ${version} tested here`)
      }
    }
  }
  return problems
}

/** Addresses of registries in a lock file: they would bind every clone to one machine's registry. */
export function findLockProblems(lock: string): string[] {
  return [...lock.matchAll(/"resolved": "([a-z+]+:\/\/[^"]*)"/g)].map(
    ([, address = '']) => `resolved: ${address}`,
  )
}

const machinePaths = [
  /(?<![\w.:/-])\/(?:home|Users)\/[a-z][\w.-]*\//,
  /(?<![\w.:/-])\/root\//,
  /(?<![\w.:/-])\/work\//,
  /(?<![\w.:/-])\/tmp\/[\w.-]+/,
  /[A-Z]:\\\\?Users\\/,
]

/** Paths of one machine in a text, with their lines. */
export function findMachinePaths(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = machinePaths.map((pattern) => pattern.exec(line)?.[0]).find(Boolean)
    return found ? [`line ${index + 1}: ${found}`] : []
  })
}

const textFiles = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|sql|css|html|svg|csv|sh|txt|toml)$|^[^.]+$/

/** Every rule over the whole workspace. */
export function checkWorkspace(root: string, projects: readonly Project[]): CheckResult[] {
  const manifest = readJson(join(root, 'package.json')) as Manifest
  const references = (
    readJson(join(root, 'tsconfig.json')) as { references: { path: string }[] }
  ).references.map(({ path }) => path)
  const lockFiles = listFiles(root).filter((path) => basename(path) === 'package-lock.json')
  const paths = listFiles(root).flatMap((path) =>
    textFiles.test(basename(path))
      ? findMachinePaths(readFileSync(join(root, path), 'utf8')).map((hit) => `${path} ${hit}`)
      : [],
  )
  return [
    ...projects.map((project) => ({
      name: `${project.name}: tags, links, references`,
      problems: [
        ...findTagProblems(project),
        ...findLinkProblems(root, project, projects),
        ...(references.includes(`./${project.root}`) ? [] : ['tsconfig.json lacks it']),
      ],
    })),
    ...projects
      .filter(({ root: folder }) => folder.startsWith('libs/'))
      .map((project) => ({
        name: `${project.name}: package`,
        problems: findLibraryProblems(root, project),
      })),
    {
      name: 'one version of each package',
      problems: findVersionProblems(manifest, projects),
    },
    ...lockFiles.map((path) => ({
      name: `${path}: no registry addresses`,
      problems: findLockProblems(readFileSync(join(root, path), 'utf8')),
    })),
    { name: 'no paths of one machine', problems: paths },
  ]
}
