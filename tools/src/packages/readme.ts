import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../workspace.ts'
import type { PackedLibrary } from './packLibrary.ts'

/** A block of code of a README, as a module. */
export interface ReadmeExample {
  /** Of the file: library, number of the block, language. */
  readonly file: string
  readonly code: string
}

/** The blocks of TypeScript in a README, each a module of its own. */
export function findExamples(name: string, readme: string): ReadmeExample[] {
  return [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', code = ''], at) => ({ file: `${name}-${String(at + 1)}.${language}`, code }),
  )
}

/** What the README of a library lacks: it begins with the line that installs it, and shows how it is used. */
export function findReadmeProblems(manifest: Manifest, readme: string): string[] {
  const first = /^```(\w*)\n([\s\S]*?)^```$/m.exec(readme)
  const said =
    first?.[1] === 'sh' ? first[2]?.replaceAll('\\\n', ' ').trim().split(/\s+/) : undefined
  const optional = manifest.peerDependenciesMeta ?? {}
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (peer) => !optional[peer]?.optional,
  )
  const wanted = ['npm', 'install', manifest.name, ...peers]
  return [
    ...(said?.join(' ') === wanted.join(' ')
      ? []
      : [`README.md does not begin with: ${wanted.join(' ')}`]),
    ...(findExamples('', readme).length > 0 ? [] : ['README.md shows no code']),
  ]
}

/** Writes the examples of all READMEs into an app, which runs them on `readme.html`. @returns their files */
export function writeExamples(folder: string, libraries: readonly PackedLibrary[]): string[] {
  const examples = libraries.flatMap(({ project, files }) =>
    findExamples(project.name, files.get('README.md') ?? ''),
  )
  mkdirSync(join(folder, 'src', 'readme'), { recursive: true })
  for (const { file, code } of examples) writeFileSync(join(folder, 'src', 'readme', file), code)
  return examples.map(({ file }) => file)
}
