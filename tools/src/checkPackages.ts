/**
 * Packs every built library as npm would publish it and checks the package: contents, publint, "are
 * the types wrong", size budgets. Then installs all tarballs into a plain Vite and TypeScript app
 * outside the workspace, type-checks, builds and renders it, and into one of Next, whose server renders
 * first.
 * `--sizes` prints the sizes and checks nothing else.
 */
import { join } from 'node:path'
import { findContentProblems, removeStaleTypes } from './packages/contents.ts'
import { runAttw, runPublint } from './packages/lintPackage.ts'
import { findSizeProblems, measureSizes, type Sizes } from './packages/measureSize.ts'
import {
  buildOutsideApp,
  checkOutsideTypes,
  findInstallProblems,
  installOutsideApp,
  renderOutsideApp,
} from './packages/outsideApp.ts'
import { buildNextApp, hydrateNextApp, renderNextApp } from './packages/nextApp.ts'
import { packLibrary } from './packages/packLibrary.ts'
import { findReadmeProblems, writeExamples } from './packages/readme.ts'
import { reasonOf } from './reasonOf.ts'
import { finish, type CheckResult } from './report.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { readJson, readProjects, workspaceRoot, type Project } from './workspace.ts'

const libraries = readProjects().filter(({ root }) => root.startsWith('libs/'))
const budgets = readJson(join(workspaceRoot, 'tools', 'sizeBudgets.json')) as Record<string, Sizes>

/** Of all entry points, and of whatever else has a budget. */
function sizesOf(project: Project): Promise<Sizes> {
  return measureSizes(workspaceRoot, project, Object.keys(budgets[project.name] ?? {}))
}

async function checkPackages(): Promise<CheckResult[]> {
  using folder = temporaryFolder()
  const results: CheckResult[] = []
  const add = (name: string, problems: readonly string[]) => results.push({ name, problems })

  for (const { root } of libraries) {
    for (const file of removeStaleTypes(join(workspaceRoot, root))) {
      console.log(`removed ${root}/dist/types/${file}: its source is gone`)
    }
  }
  const packed = libraries.map((project) => packLibrary(workspaceRoot, project, folder.path))
  for (const library of packed) {
    const { name, manifest } = library.project
    add(`${name}: contents`, findContentProblems(manifest, library.files))
    add(`${name}: README`, findReadmeProblems(manifest, library.files.get('README.md') ?? ''))
    add(`${name}: publint`, await runPublint(library))
    add(`${name}: types for every resolver`, runAttw(library))
    const sizes = await sizesOf(library.project)
    add(`${name}: size`, findSizeProblems(sizes, budgets[name] ?? {}))
  }

  type Step = [name: string, work: () => string[] | Promise<string[]>]
  const follow = async (app: string, steps: readonly Step[]) => {
    let broken: string | undefined
    for (const [name, work] of steps) {
      const problems = broken ? [`not tried, because of: ${broken}`] : await attempt(work)
      if (problems.length > 0) broken ??= name
      add(`${app}: ${name}`, problems)
    }
  }
  let examples: string[] = []
  const outside = join(folder.path, 'outside-app')
  await follow('outside app', [
    ['installs', () => installOutsideApp(workspaceRoot, 'outside-app', outside, packed)],
    ['uses the tarballs', () => findInstallProblems(outside, libraries)],
    [
      'takes the code of the READMEs',
      () => {
        examples = writeExamples(outside, packed)
        return []
      },
    ],
    ['type-checks', () => checkOutsideTypes(outside)],
    ['builds', () => buildOutsideApp(outside)],
    ['renders', () => renderOutsideApp(outside, examples)],
  ])
  const next = join(folder.path, 'next-app')
  await follow('app of Next', [
    ['installs', () => installOutsideApp(workspaceRoot, 'next-app', next, packed)],
    ['builds', () => buildNextApp(next)],
    ['renders and hydrates', () => renderNextApp(next)],
    ['hydrates every attribute', () => hydrateNextApp(next)],
  ])
  return results
}

async function attempt(work: () => string[] | Promise<string[]>): Promise<string[]> {
  try {
    return await work()
  } catch (error) {
    return [reasonOf(error)]
  }
}

if (process.argv.includes('--sizes')) {
  for (const project of libraries) {
    console.log(JSON.stringify({ [project.name]: await sizesOf(project) }))
  }
} else {
  finish('packages.json', await checkPackages())
}
