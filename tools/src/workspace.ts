import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where one path of `exports` leads, in the order that resolvers try. */
export interface ExportTarget {
  '@spruce/source'?: string
  types?: string
  import?: string
  default?: string
}

/** What this workspace reads of a package.json. */
export interface Manifest {
  name: string
  version: string
  description?: string
  private?: boolean
  license?: string
  type?: string
  sideEffects?: boolean | readonly string[]
  main?: string
  types?: string
  exports?: Record<string, string | ExportTarget>
  files?: readonly string[]
  engines?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  devDependencies?: Record<string, string>
  nx?: { name?: string; tags?: readonly string[]; targets?: Record<string, unknown> }
}

/** A package of the workspace. */
export interface Project {
  /** The short name, as Nx knows it. */
  name: string
  /** The folder, relative to the workspace, with forward slashes. */
  root: string
  manifest: Manifest
}

/** The workspace that holds this file. */
export const workspaceRoot = resolve(import.meta.dirname, '..', '..')

/** Reads a JSON file. The caller states its shape. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Every package under `apps`, `libs` and `tools`, by folder name. */
export function readProjects(root: string = workspaceRoot): Project[] {
  const folders = ['apps', 'libs'].flatMap((group) =>
    existsSync(join(root, group))
      ? readdirSync(join(root, group)).map((name) => `${group}/${name}`)
      : [],
  )
  return [...folders, 'tools']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = readJson(join(root, folder, 'package.json')) as Manifest
      return { name: manifest.nx?.name ?? manifest.name, root: folder, manifest }
    })
}

/**
 * The files that git tracks or would track, relative to `root`, sorted: a new file counts before it
 * is committed, an ignored one never does.
 * @param paths limits the answer to these files and folders
 */
export function listFiles(root: string = workspaceRoot, paths: readonly string[] = []): string[] {
  const output = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return [...new Set(output.split('\0'))]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort()
}
