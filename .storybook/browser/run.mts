// The stories in a real browser: by keyboard, by touch, 320 px wide, and beside their pictures. `--update` makes new pictures.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSurroundings } from './surroundings.mts'

const root = join(import.meta.dirname, '../..')
const baselines = join(import.meta.dirname, 'baselines')
const surroundingsFile = join(baselines, 'surroundings.json')
const reports = join(root, 'reports')

const isUpdate = process.argv.includes('--update')
const here = await readSurroundings()
const theirs: unknown = existsSync(surroundingsFile)
  ? JSON.parse(readFileSync(surroundingsFile, 'utf8'))
  : undefined
// Equal pages are drawn differently by another browser or with other fonts.
const isComparable = JSON.stringify(theirs) === JSON.stringify(here)

mkdirSync(reports, { recursive: true })
if (isUpdate) {
  rmSync(baselines, { recursive: true, force: true })
  mkdirSync(baselines, { recursive: true })
  writeFileSync(surroundingsFile, `${JSON.stringify(here, undefined, 2)}\n`)
} else if (!isComparable) {
  const skipped = `VISUAL COMPARISON SKIPPED: the pictures are of ${JSON.stringify(theirs)}, here is ${JSON.stringify(here)}`
  console.warn(`\n${'!'.repeat(80)}\n${skipped}\n${'!'.repeat(80)}\n`)
  writeFileSync(join(reports, 'visualSkipped.json'), JSON.stringify({ skipped }))
}
const behaviour = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.spec.mts') && file !== 'visual.spec.mts',
)
const specs = isUpdate ? ['visual'] : isComparable ? [] : behaviour
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    ...['-c', join(import.meta.dirname, 'playwright.config.mts')],
    ...(isUpdate ? ['--update-snapshots=all'] : []),
    ...specs,
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
