import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Project } from '../workspace.ts'

/** A library as it would be published. */
export interface PackedLibrary {
  project: Project
  /** The tarball, absolute. */
  tarball: string
  /** Every file in it, relative to the package, with its text when it is one. */
  files: ReadonlyMap<string, string>
}

interface PackReport {
  filename: string
  files: { path: string }[]
}

/** Runs `npm pack` on a built library. @param destination an existing folder for the tarball */
export function packLibrary(root: string, project: Project, destination: string): PackedLibrary {
  const folder = join(root, project.root)
  const output = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const parsed = JSON.parse(output) as PackReport[] | Record<string, PackReport>
  const report = Object.values(parsed)[0] // an array before npm 12, an object by name since
  if (!report) throw new Error(`npm pack said nothing about ${project.name}`)
  return {
    project,
    tarball: join(destination, report.filename),
    files: new Map(
      report.files.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]),
    ),
  }
}

/** The paths, relative to the package, that `exports` leads to, without `./`. */
export function listTargets(manifest: Manifest): string[] {
  return Object.values(manifest.exports ?? {})
    .flatMap((target) =>
      typeof target === 'string' ? [target] : (Object.values(target) as string[]),
    )
    .map((path) => path.replace(/^\.\//, ''))
}
