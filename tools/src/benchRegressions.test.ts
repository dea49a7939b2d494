import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { workspaceRoot } from './workspace.ts'

interface Ratio {
  text: string
  value: number
  isHigherBetter: boolean
}

/** What this test calls of `benches/lib/regressions.mjs`, which lies outside the sources of this project. */
interface Regressions {
  findRegressions: (
    saved: object | undefined,
    scene: string,
    ratios: readonly Ratio[],
  ) => { scene: string; text: string; value: number; saved: number }[]
}

const file = pathToFileURL(join(workspaceRoot, 'benches', 'lib', 'regressions.mjs')).href
const { findRegressions } = (await import(/* @vite-ignore */ file)) as Regressions

const scene = 'First page'
const saved = {
  scenes: [
    { scene, goals: [{ text: 'open, of the best peer', value: 0.3 }] },
    { scene: 'Another', goals: [{ text: 'open, of the best peer', value: 0.1 }] },
  ],
}
const ratio = (value: number, isHigherBetter = false): Ratio => ({
  text: 'open, of the best peer',
  value,
  isHigherBetter,
})

it('finds a ratio that is worse than the saved one by more than a tenth', () => {
  expect(findRegressions(saved, scene, [ratio(0.34)])).toEqual([
    { scene, text: 'open, of the best peer', value: 0.34, saved: 0.3 },
  ])
})

it.each([0.33, 0.3, 0.1])('takes %s for no worse than 0.3', (value) => {
  expect(findRegressions(saved, scene, [ratio(value)])).toEqual([])
})

it('finds the lower one where higher is better', () => {
  expect(findRegressions(saved, scene, [ratio(0.26, true)])).toHaveLength(1)
  expect(findRegressions(saved, scene, [ratio(0.28, true)])).toEqual([])
})

it('finds a ratio that could not be measured', () => {
  expect(findRegressions(saved, scene, [ratio(NaN)])).toHaveLength(1)
})

it('knows nothing of what was not saved', () => {
  expect(findRegressions(undefined, scene, [ratio(9)])).toEqual([])
  expect(findRegressions(saved, 'A new scene', [ratio(9)])).toEqual([])
  expect(findRegressions(saved, scene, [{ ...ratio(9), text: 'a new goal' }])).toEqual([])
})
