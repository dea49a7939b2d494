// `npm run prove -- --only stories-axe`: stories through axe, their colours in 4 palettes x 2 modes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const unitsFile = process.env['SPRUCE_PROOF_UNITS']
/** The files of the stories; empty: all of them. */
const files =
  unitsFile === undefined ? [] : (JSON.parse(readFileSync(unitsFile, 'utf8')) as string[])
/** One browser page that drew a thousand stories in eight themes was closed for its size, and the rest was lost. */
const shards = files.length === 0 ? 4 : Math.ceil(files.length / 60)
const folder = mkdtempSync(join(tmpdir(), 'spruce-stories-'))

interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** Runs a part of the stories. @returns how many passed, by file */
function runShard(shard: number): (readonly [string, { stories: number }])[] {
  const report = join(folder, `report-${shard}.json`)
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      ...files,
      ...['--config', join(import.meta.dirname, 'vitest.config.mts')],
      ...['--shard', `${shard}/${shards}`],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, STORY_THEMES: 'all' } },
  )
  if (status !== 0) process.exit(status ?? 1)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.map(({ name, assertionResults }) => {
    const stories = assertionResults.filter((one) => one.status === 'passed').length
    return [relative(root, name), { stories }]
  })
}

const units = Array.from({ length: shards }, (_, index) => runShard(index + 1)).flat()
const out = process.env['SPRUCE_PROOF_OUT']
const outcome = { units: Object.fromEntries(units), figures: { themes: 8, findings: 0 } }
if (out) writeFileSync(out, JSON.stringify(outcome))
