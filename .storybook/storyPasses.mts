import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClosures } from '../tools/src/closure.ts'
import { digest, Passes, type Selection, type Unit } from '../tools/src/passes.ts'
import { readChromiumVersion } from './chromiumVersion.mts'

const root = join(import.meta.dirname, '..')

/** How every story is shown. */
const frame = [
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  '.storybook/fonts.conf',
  '.storybook/launchOptions.mts',
  '.storybook/storyPasses.mts',
]

/** A unit before it is hashed. */
export interface UnitSource {
  name: string
  /** Files whose closures decide its outcome, from the workspace root. */
  entries: readonly string[]
}

/** The passes of a suite that shows stories, and what of it is to run. */
export class StoryPasses {
  readonly selection: Selection
  private readonly passes: Passes

  constructor(
    suite: string,
    private readonly sources: readonly UnitSource[],
  ) {
    this.passes = new Passes(suite, readToolchain())
    const units = hashUnits(sources)
    this.selection = process.argv.includes('--all')
      ? { run: units, taken: [] }
      : this.passes.select(units)
  }

  /** The number of tests that are not run again. */
  get taken(): number {
    return this.selection.taken.reduce((sum, { tests }) => sum + tests, 0)
  }

  /** One line of what runs and what does not. */
  describe(): string {
    const { run, taken } = this.selection
    const kept = `${String(taken.length)} units (${String(this.taken)} tests) passed before as they are`
    return `${String(run.length)} of ${String(this.sources.length)} units to run; ${kept}`
  }

  /**
   * Records the units of which every test passed, by their number of tests; drops those that failed. What was
   * changed during the run is not recorded.
   */
  record(passed: ReadonlyMap<string, number>, failed: ReadonlySet<string>): void {
    const now = new Map(hashUnits(this.sources).map(({ name, hash }) => [name, hash]))
    for (const unit of this.selection.run) {
      const tests = passed.get(unit.name)
      if (failed.has(unit.name)) this.passes.forget(unit)
      else if (tests !== undefined && now.get(unit.name) === unit.hash) {
        this.passes.remember(unit, tests)
      }
    }
  }
}

function hashUnits(sources: readonly UnitSource[]): Unit[] {
  const closures = createClosures(root)
  const shared = closures.hash(frame)
  return sources.map(({ name, entries }) => {
    const hash = closures.hash(entries, [shared])
    return { name, hash }
  })
}

/** Packages of the workspace's root are few and change seldom: a change of one runs everything. */
function readToolchain(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
    overrides: unknown
  }
  return {
    node: process.versions.node.split('.')[0] ?? '',
    platform: `${process.platform} ${process.arch}`,
    chromium: readChromiumVersion(),
    fonts: manifest.devDependencies['@expo-google-fonts/noto-sans-sc'] ?? '',
    packages: digest(JSON.stringify([manifest.devDependencies, manifest.overrides])),
  }
}
