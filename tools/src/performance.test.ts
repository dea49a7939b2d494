import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { evidenceFolder } from './evidence.ts'
import { readJson, workspaceRoot } from './workspace.ts'

/** What this test reads of a file that `benches/run.mjs --save` writes. */
interface BenchRecord {
  bench: string
  scenes: {
    scene: string
    variants: string[]
    rows: Record<string, (number | null)[][]>
    goals: { text: string; value: number; bound: number; holds: boolean }[]
  }[]
}

const page = readFileSync(join(workspaceRoot, 'docs', 'PERFORMANCE.md'), 'utf8')
const folder = join(workspaceRoot, evidenceFolder, 'performance')
const records = readdirSync(folder).map((file) => readJson(join(folder, file)) as BenchRecord)
/** The rows of the table of goals: bench, what, where, latest, goal. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 7 && cells[1] !== 'bench' && !cells[1]?.startsWith('-'))
  .map(([, bench = '', what = '', where = '', latest = '', goal = '']) => {
    const scene = where.replace(/ \(worst of \d+\)$/, '')
    return { bench, what, scene, latest, goal }
  })

describe('docs/PERFORMANCE.md', () => {
  it('is one page', () => {
    expect(page.split('\n').length).toBeLessThanOrEqual(150)
  })

  it.each(rows)('shows a recorded figure: $bench, $what, $scene', (row) => {
    const record = records.find(({ bench }) => bench === row.bench)
    const scene = record?.scenes.find(({ scene: name }) => name === row.scene)
    const [value, missed] = row.latest.split(', **missed**')
    const goal = scene?.goals.find(
      ({ text, bound }) => text === row.what && String(bound) === row.goal,
    )
    if (goal) {
      expect(value).toBe(String(goal.value))
      expect(missed === undefined).toBe(goal.holds)
    } else {
      const cells = scene?.rows[row.what]?.slice(1) ?? []
      const ratios = cells.map(([, one], at) => `${one} of ${scene?.variants[at + 1]}`)
      expect(ratios.join('; ')).toBe(row.latest)
      expect(row.latest).not.toBe('')
    }
  })

  it('names every goal of every bench', () => {
    const named = new Set(rows.map(({ bench, what, goal }) => `${bench}: ${what}: ${goal}`))
    const goals = records.flatMap(({ bench, scenes }) =>
      scenes.flatMap((scene) => scene.goals.map((one) => `${bench}: ${one.text}: ${one.bound}`)),
    )
    expect(goals.length).toBeGreaterThan(100)
    expect(goals.filter((goal) => !named.has(goal))).toEqual([])
  })
})
