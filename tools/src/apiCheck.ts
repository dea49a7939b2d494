/**
 * Compares the public API of the library in the current folder with its committed reports
 * (`api-report*.api.md`, one per entry point). `--fix` writes the reports anew.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApiReport, listEntryPoints, listExports } from './apiReport.ts'
import { printResults, type CheckResult } from './report.ts'
import { readJson, type Manifest } from './workspace.ts'

/** What `git diff` says between the committed text and the present one. */
function diff(committed: string, present: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'spruce-diff-'))
  try {
    writeFileSync(join(folder, 'committed.md'), committed)
    writeFileSync(join(folder, 'present.md'), present)
    const { stdout } = spawnSync(
      'git',
      ['diff', '--no-index', '--no-color', 'committed.md', 'present.md'],
      { cwd: folder, encoding: 'utf8' },
    )
    return stdout.split('\n').slice(4).join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Checks, and with `fix` rewrites, the reports of one library: one result per entry point, and one
 * for reports that no entry point has any more.
 */
export async function checkApi(
  libraryRoot: string,
  options: { fix?: boolean } = {},
): Promise<CheckResult[]> {
  const manifest = readJson(join(libraryRoot, 'package.json')) as Manifest
  const entries = listEntryPoints(manifest)
  const reports = await Promise.all(
    entries.map(async (entry) => ({ entry, ...(await buildApiReport(libraryRoot, entry)) })),
  )
  const exported = new Set(reports.flatMap(({ text }) => listExports(text)))

  const results = reports.map(({ entry, text, forgotten, errors }) => {
    const path = join(libraryRoot, entry.report)
    const problems = [
      ...errors,
      ...forgotten
        .filter((name) => !exported.has(name.replace(/_\d+$/, '')))
        .map((name) => `${name} stands in a public signature but no entry point exports it`),
    ]
    if (options.fix && errors.length === 0) writeFileSync(path, text)
    const committed = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (errors.length === 0 && committed !== text) {
      problems.push(
        `${entry.report} does not show the present API; if the change is meant, run api-check with --fix and add a version plan\n${diff(committed, text)}`,
      )
    }
    return { name: `${manifest.name} ${entry.name}`, problems }
  })

  const known = new Set(entries.map(({ report }) => report))
  const left = readdirSync(libraryRoot).filter(
    (file) => file.endsWith('.api.md') && !known.has(file),
  )
  if (options.fix) left.forEach((file) => rmSync(join(libraryRoot, file)))
  const problems = options.fix ? [] : left.map((file) => `${file} belongs to no entry point`)
  return problems.length > 0
    ? [...results, { name: `${manifest.name} reports`, problems }]
    : results
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = printResults(
    await checkApi(process.cwd(), { fix: process.argv.includes('--fix') }),
  )
  process.exitCode = failed === 0 ? 0 : 1
}
