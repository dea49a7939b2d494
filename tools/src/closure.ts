import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { listFiles, readJson, readProjects, type ExportTarget, type Manifest } from './workspace.ts'

/** What files of the workspace reach by their imports. Everything is read once and kept. */
export interface Closures {
  /** What a file imports itself, types among it where the graph follows them, by `import()` too. */
  imports(file: string): readonly string[]
  /**
   * The entries and what they import, transitively: paths from the workspace root, `node_modules/<package>@<version>`
   * for installed packages, `missing:<path>` for what does not exist (yet). Sorted.
   */
  files(entries: string | readonly string[], options?: WalkOptions): readonly string[]
  /**
   * A fingerprint of the names and contents of `files(entries)`, and of `extras`. `contents` stand for those of
   * files that count in part only.
   */
  hash(
    entries: string | readonly string[],
    extras?: readonly string[],
    options?: WalkOptions & { contents?: ReadonlyMap<string, string> },
  ): string
}

/** An import on the way of a walk; lazy: by `import()`. */
export interface Step {
  from: string
  to: string
  isLazy: boolean
}

export interface WalkOptions {
  /** Whether the walk goes on there. Default: everywhere. */
  follow?: (step: Step) => boolean
}

interface Lock {
  packages: Record<string, LockedPackage>
}

interface LockedPackage {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Names that one module takes from another; `undefined`: all of it. */
type Names = readonly string[] | undefined

interface Request {
  to: string
  names: Names
  isLazy?: boolean
}

interface Module {
  requests: readonly Request[]
  /** The names that it exports itself, without those that `export *` passes on. */
  exports: ReadonlySet<string>
  /** Of a module that only exports what others define: by exported name, and what is exported whole. */
  barrel?: {
    named: ReadonlyMap<string, { to: string; name: string | undefined }>
    stars: readonly string[]
    sheets: readonly string[]
  }
}

interface Edge {
  to: string
  isLazy: boolean
}

/**
 * The import graph of the workspace. Packages of the workspace are their sources. From a barrel whose package
 * declares no side effects only the modules of the imported names count. `types`: follow type-only imports, too.
 */
export function createClosures(root: string, { types = false } = {}): Closures {
  const known = new Set(listFiles(root))
  const projects = new Map(readProjects(root).map((project) => [project.manifest.name, project]))
  const lockFile = join(root, 'package-lock.json')
  const locked = existsSync(lockFile) ? (readJson(lockFile) as Lock).packages : {}
  const modules = new Map<string, Module>()
  const edges = new Map<string, readonly Edge[]>()
  const hashes = new Map<string, string>()
  const pure = [...projects.values()].filter(({ manifest }) => isPure(manifest))

  const readModule = (file: string): Module =>
    remember(modules, file, () => {
      const isPackagePure = pure.some(({ root: folder }) => file.startsWith(`${folder}/`))
      const text = readFileSync(join(root, file), 'utf8')
      return parseModule(file, text, { types, isPackagePure, known })
    })

  /** The file or package that a specifier names, from a file. */
  function resolve(from: string, specifier: string): string | undefined {
    if (/^(node|data|https?|virtual):|^#/.test(specifier) || isBuiltin(specifier)) return undefined
    const path = specifier.replace(/\?.*$/, '')
    if (path.startsWith('.')) return findFile(known, posix.join(posix.dirname(from), path))
    if (known.has(path) && path.includes('/')) return path // of `import.meta.glob`
    const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
    const project = projects.get(name)
    if (!project) return findPackage(locked, from, name)
    const target = project.manifest.exports?.[`.${path.slice(name.length)}`]
    const source = typeof target === 'string' ? target : sourceOf(target)
    return findFile(known, posix.join(project.root, source ?? path.slice(name.length)))
  }

  const moduleOf = (file: string) =>
    isCode(file) && known.has(file) ? readModule(file) : undefined

  /** The modules behind names: a barrel gives its style sheets and what it passes on, others themselves. */
  function targetsOf(to: string, names: Names): readonly string[] {
    const barrel = names && moduleOf(to)?.barrel
    if (!barrel) return [to]
    const behind = names.map((name) => passedOn(to, name))
    if (behind.includes(undefined)) return [to]
    return [
      ...barrel.sheets.flatMap((sheet) => resolve(to, sheet) ?? []),
      ...behind.flatMap((found) => found ?? []),
    ]
  }

  /** The modules behind a name that a module exports; undefined: it is not known there. */
  function passedOn(file: string, name: string): readonly string[] | undefined {
    const module = moduleOf(file)
    const barrel = module?.barrel
    if (!barrel) return module?.exports.has(name) ? [file] : undefined
    const own = barrel.named.get(name)
    if (own) {
      const target = resolve(file, own.to)
      return target ? targetsOf(target, own.name === undefined ? undefined : [own.name]) : []
    }
    for (const star of barrel.stars) {
      const target = resolve(file, star)
      if (target && passedOn(target, name)) return targetsOf(target, [name])
    }
    return undefined
  }

  const edgesOf = (node: string): readonly Edge[] =>
    remember(edges, node, () => {
      if (node.startsWith('node_modules/')) return packageEdges(locked, node)
      if (!known.has(node)) return []
      if (!isCode(node) && !node.endsWith('.css')) return []
      return readModule(node).requests.flatMap(({ to, names, isLazy = false }) => {
        const target = resolve(node, to)
        return target ? targetsOf(target, names).map((one) => ({ to: one, isLazy })) : []
      })
    })

  const hashOf = (node: string): string =>
    remember(hashes, node, () =>
      known.has(node)
        ? createHash('sha256')
            .update(readFileSync(join(root, node)))
            .digest('hex')
        : '',
    )

  function files(entries: string | readonly string[], { follow }: WalkOptions = {}) {
    const seen = new Set<string>()
    const waiting = [...(typeof entries === 'string' ? [entries] : entries)]
    const unknown = waiting.find((entry) => !known.has(entry) && !(entry in locked))
    if (unknown !== undefined) throw new Error(`No such file or package: ${unknown}`)
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (seen.has(node)) continue
      seen.add(node)
      for (const { to, isLazy } of edgesOf(node)) {
        if (!seen.has(to) && (follow?.({ from: node, to, isLazy }) ?? true)) waiting.push(to)
      }
    }
    return [...seen].map((node) => nameOf(locked, known, node)).sort()
  }

  return {
    files,
    imports: (file) => edgesOf(file).map(({ to }) => to),
    hash(entries, extras = [], options) {
      const hash = createHash('sha256')
      for (const node of files(entries, options)) {
        hash.update(`${node}\0${options?.contents?.get(node) ?? hashOf(node)}\0`)
      }
      for (const extra of extras) hash.update(`${extra}\0`)
      return hash.digest('hex')
    },
  }
}

function remember<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const found = kept.get(key)
  if (found !== undefined) return found
  const made = make()
  kept.set(key, made)
  return made
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts')

/** Whether a package says that nothing but style sheets does something by being imported. */
function isPure({ sideEffects }: Manifest): boolean {
  return Array.isArray(sideEffects)
    ? sideEffects.every((glob: string) => glob.endsWith('.css'))
    : sideEffects === false
}

function sourceOf(target: ExportTarget | undefined): string | undefined {
  return target?.['@spruce/source'] ?? target?.import ?? target?.default
}

/** The file behind a path without extension, or with that of the output. */
function findFile(known: ReadonlySet<string>, path: string): string {
  const stem = path.replace(/\.([cm]?)jsx?$/, '')
  const kind = /\.([cm])js$/.exec(path)?.[1] ?? ''
  const places = [path, `${stem}.${kind}ts`, `${stem}.tsx`, `${path}.ts`, `${path}.tsx`]
  const found = [...places, `${path}/index.ts`, `${path}/index.tsx`].find((one) => known.has(one))
  return found ?? `missing:${path}`
}

/** Where npm put a package, seen from a file or from another package. */
function findPackage(locked: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = posix.join(folder, 'node_modules', name)
    if (place in locked) return place
    if (folder === '.') return undefined
  }
}

function packageEdges(locked: Lock['packages'], place: string): Edge[] {
  const { dependencies, optionalDependencies, peerDependencies } = locked[place] ?? {}
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap(
    (name) => {
      const to = findPackage(locked, place, name)
      return to === undefined ? [] : [{ to, isLazy: false }]
    },
  )
}

function nameOf(locked: Lock['packages'], known: ReadonlySet<string>, node: string): string {
  return known.has(node) || !(node in locked) ? node : `${node}@${locked[node]?.version ?? ''}`
}

function parseModule(
  file: string,
  text: string,
  how: { types: boolean; isPackagePure: boolean; known: ReadonlySet<string> },
): Module {
  if (file.endsWith('.css')) {
    const found = text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)|url\(['"]?(\.[^'")]+)/g)
    const requests = [...found].map(([, a, b]) => ({ to: a ?? b ?? '', names: undefined }))
    return { requests, exports: new Set() }
  }
  const parsed = parseSync(file, text)
  const { module } = parsed
  const isWanted = (start: number) =>
    how.types || !/^(im|ex)port\s+type\b/.test(text.slice(start, start + 20))
  const imports = module.staticImports
    .filter(({ start }) => isWanted(start))
    .map(({ moduleRequest, entries }): Request => {
      const wanted = entries.filter(({ isType }) => how.types || !isType)
      const isWhole = wanted.some(({ importName }) => importName.kind === 'NamespaceObject')
      const names = wanted.map(({ importName }) => importName.name ?? 'default')
      return { to: moduleRequest.value, names: isWhole || entries.length === 0 ? undefined : names }
    })
  const passed = module.staticExports
    .filter(({ start }) => isWanted(start))
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => how.types || !isType)
  const requests = [
    ...imports,
    ...passed.flatMap(({ moduleRequest, importName }): Request[] =>
      moduleRequest
        ? [{ to: moduleRequest.value, names: importName.name ? [importName.name] : undefined }]
        : [],
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }): Request[] => {
      const literal = /^['"`]([^$]*)['"`]$/.exec(text.slice(start, end))?.[1]
      return literal ? [{ to: literal, names: undefined, isLazy: true }] : []
    }),
    ...namedInText(file, text, how.known),
  ]
  const exports = new Set(passed.flatMap(({ exportName }) => exportName.name ?? []))
  const isBarrel =
    how.isPackagePure &&
    passed.length > 0 &&
    passed.every(({ moduleRequest }) => moduleRequest) &&
    imports.every(({ to }) => to.endsWith('.css')) &&
    parsed.program.body.every((node) => 'source' in node && node.source)
  if (!isBarrel) return { requests, exports }
  const named = passed.flatMap(({ exportName, moduleRequest, importName }) =>
    exportName.name && moduleRequest
      ? [
          [
            exportName.name,
            { to: moduleRequest.value, name: importName.name ?? undefined },
          ] as const,
        ]
      : [],
  )
  const stars = passed.flatMap(({ exportName, moduleRequest }) =>
    exportName.name || !moduleRequest ? [] : [moduleRequest.value],
  )
  const sheets = imports.map(({ to }) => to)
  return { requests, exports, barrel: { named: new Map(named), stars, sheets } }
}

/** What code names by other means than `import`: mocks, files beside the module, globs. */
function namedInText(file: string, text: string, known: ReadonlySet<string>): Request[] {
  const beside = (path: string) => posix.join(posix.dirname(file), path)
  const find = (rule: RegExp) => [...text.matchAll(rule)].map(([, found = '']) => found)
  const mocks = find(/\bvi\.(?:mock|doMock|importActual)(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]/g)
  const files = [
    ...find(/new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g),
    ...find(/import\.meta\.dirname(?:\}\/|,\s*['"`])([^'"`$]+)['"`]/g),
  ].map((path) => findFile(known, beside(path)))
  const lists = find(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g)
  const globbed = lists.flatMap((list) => {
    const globs = [...list.matchAll(/['"](!?)([^'"]+)['"]/g)].map(([, not = '', glob = '']) => ({
      not,
      rule: globRule(beside(glob)),
    }))
    const fits = (one: string, sign: string) =>
      globs.some(({ not, rule }) => not === sign && rule.test(one))
    return [...known].filter((one) => fits(one, '') && !fits(one, '!'))
  })
  return [...mocks, ...files.filter((one) => known.has(one)), ...globbed].map((to) => ({
    to,
    names: undefined,
  }))
}

function globRule(glob: string): RegExp {
  const rule = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${rule}$`)
}
