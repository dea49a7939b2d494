import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { createClosures } from '../src/closure.ts'
import { Passes, type Unit } from '../src/passes.ts'
import { listFiles, workspaceRoot } from '../src/workspace.ts'

/** Code of tests that looks at more than it imports. */
const looksAround = /['"](node:)?(fs|child_process)(\/promises)?['"]/

/**
 * In the target `test` of Nx, leaves out test files that passed before with the same content and records those that pass
 * now. `reports/taken-<suite>.json` says how many tests were left out, and what failed in no test. Run by hand, Vitest runs every file.
 * @param harness files whose content decides every outcome, relative to `root`
 */
export function skipUnchanged(root: string, suite: string, harness: readonly string[]): Plugin[] {
  if (process.env['NX_TASK_TARGET_TARGET'] !== 'test') return []
  const project = relative(workspaceRoot, root)
  const closures = createClosures(workspaceRoot)
  const passes = new Passes(suite, { node: process.version })
  const shared = [
    ...harness.map((file) => join(project, file)),
    'tools/vite/testSetup.mts',
    'tsconfig.base.json',
    'node_modules/jsdom',
    'node_modules/vitest',
  ]
  const files = listFiles(workspaceRoot, [project])
  const projectHash = () => closures.hash(files)
  const readsFiles = (file: string) =>
    /\.test\.tsx?$|\/testing\//.test(file) &&
    looksAround.test(readFileSync(join(workspaceRoot, file), 'utf8'))
  const units = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((name): Unit => {
      const isCoarse = closures
        .files(name)
        .some((file) => file.startsWith(project) && readsFiles(file))
      const extras = isCoarse ? [projectHash()] : []
      return { name, hash: closures.hash([name, ...shared], extras) }
    })
  const { taken } = passes.select(units)
  const unitOf = new Map(units.map((unit) => [unit.name, unit]))
  const reporter: Reporter = {
    onTestRunEnd(modules, errors) {
      for (const module of modules) {
        const unit = unitOf.get(relative(workspaceRoot, module.moduleId))
        if (!unit) continue
        if (passedAtOnce(module))
          passes.remember(unit, [...module.children.allTests('passed')].length)
        else passes.forget(unit)
      }
      const tests = taken.reduce((sum, one) => sum + one.tests, 0)
      mkdirSync(join(workspaceRoot, 'reports'), { recursive: true })
      const report = join(workspaceRoot, 'reports', `taken-${suite}.json`)
      writeFileSync(report, JSON.stringify({ taken: tests, errors: errors.map(sayError) }))
    },
  }
  const seen = new WeakSet<object>()
  return [
    {
      name: 'skip-unchanged',
      config: () => ({
        test: { exclude: taken.map(({ unit }) => relative(project, unit.name)) },
      }),
      configureVitest({ vitest }) {
        if (seen.has(vitest)) return // asked once for each project of Vitest's
        seen.add(vitest)
        vitest.config.reporters.push(reporter)
      },
    },
  ]
}

/** What was thrown in no test: its first lines, of its own code if there are any. */
function sayError({ name, message, stacks = [] }: SerializedError): string {
  const places = stacks
    .slice(0, 2)
    .map(({ file, line }) => `${relative(workspaceRoot, file)}:${line}`)
  return [`in no test: ${name ?? 'Error'}: ${message}`, ...places].join(' | ')
}

function passedAtOnce(module: TestModule) {
  if (module.state() !== 'passed') return false
  return [...module.children.allTests()].every((test) => {
    const isFlaky = (test.diagnostic()?.retryCount ?? 0) > 0
    return !isFlaky && test.result().state !== 'failed'
  })
}
