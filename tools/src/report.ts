import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from './workspace.ts'

/** One check: its name, and what is wrong when it failed. */
export interface CheckResult {
  name: string
  problems: readonly string[]
}

/** Prints each check and its problems; returns the count that `npm test` adds up. */
export function printResults(results: readonly CheckResult[]): { passed: number; failed: number } {
  for (const { name, problems } of results) {
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
    for (const problem of problems) console.log(`     ${problem.replaceAll('\n', '\n     ')}`)
  }
  const failed = results.filter(({ problems }) => problems.length > 0).length
  return { passed: results.length - failed, failed }
}

/** Prints the checks, writes `reports/<file>` and sets the exit code. */
export function finish(file: string, results: readonly CheckResult[]): void {
  const count = printResults(results)
  mkdirSync(join(workspaceRoot, 'reports'), { recursive: true })
  writeFileSync(join(workspaceRoot, 'reports', file), `${JSON.stringify(count)}\n`)
  console.log(`${count.passed} passed, ${count.failed} failed`)
  process.exitCode = count.failed === 0 ? 0 : 1
}
