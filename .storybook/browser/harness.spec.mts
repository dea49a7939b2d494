// What these specs rely on: which units passed, which stories a spec names, which pictures there are.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  changeAnnotation,
  pictureModes,
  pictureName,
  picturedStories,
  unitAnnotation,
} from './stories.mts'
import { summarize, type PlaywrightReport } from './summary.mts'
import { open } from './support.mts'
import { expect, test } from './test.mts'

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped'

function report(...tests: [status: Status, unit?: string, change?: string][]): PlaywrightReport {
  const annotations = (unit?: string, change?: string) => [
    ...(unit ? [{ type: unitAnnotation, description: unit }] : []),
    ...(change ? [{ type: changeAnnotation, description: change }] : []),
  ]
  const specs = tests.map(([status, unit, change]) => ({
    file: 'touch.spec.mts',
    tests: [{ status, annotations: annotations(unit, change) }],
  }))
  const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
  return { suites: [{ suites: [{ specs }] }], errors: [], stats }
}

test('a unit passes when each of its tests passed at its first try', () => {
  const { passed } = summarize(report(['expected', 'a'], ['expected', 'a'], ['expected']))
  expect([...passed]).toEqual([
    ['a', 2],
    ['.storybook/browser/touch.spec.mts', 1],
  ])
})

for (const status of ['unexpected', 'flaky', 'skipped'] as const) {
  test(`a unit with a test that is ${status} has not passed`, () => {
    const { passed, failed } = summarize(
      report(['expected', 'a'], [status, 'a'], ['expected', 'b']),
    )
    expect([...passed.keys()]).toEqual(['b'])
    expect([...failed]).toEqual(['a'])
  })
}

test('a picture that another browser changes is named, and has not passed', () => {
  const { passed, failed, changed } = summarize(report(['expected', 'a', 'a-light.png']))
  expect(passed.size).toBe(0)
  expect([...failed]).toEqual(['a'])
  expect(changed).toEqual(['a-light.png'])
})

test('a spec opens only stories that its text names', async ({ page }) => {
  const id = ['shell-ui-tree-tree', 'empty'].join('--')
  await expect(open(page, id)).rejects.toThrow(`Write the id '${id}'`)
})

test('every story has its pictures, and every picture its story', () => {
  const wanted = picturedStories().flatMap(({ id }) =>
    pictureModes.map((mode) => pictureName(id, mode)),
  )
  const there = readdirSync(join(import.meta.dirname, 'baselines'))
  expect(there.filter((file) => file.endsWith('.png')).toSorted()).toEqual(wanted.toSorted())
})
