import { describe, expect, it } from 'vitest'
import { addCounts, countReport, countTasks, readOutcomes } from './counts.ts'

const printed = `
> nx run validators:test  [local cache]

\u001b[32m> \u001b[39mnx run session:test
> nx run portal:test  [existing outputs match the cache, left as is]
> nx run session:lint

 NX   Running targets test, lint for 3 projects failed

Failed tasks:

- session:test
`

describe('what Nx prints', () => {
  const outcomes = readOutcomes(printed)

  it('says which tasks ran, were taken from the cache, failed', () => {
    expect(Object.fromEntries(outcomes)).toEqual({
      'validators:test': 'taken',
      'session:test': 'failed',
      'portal:test': 'taken',
      'session:lint': 'ran',
    })
  })

  it('is one check for each task of a target', () => {
    expect(countTasks(outcomes, 'test')).toEqual({
      passed: 2,
      failed: 1,
      taken: 2,
      notes: ['session:test'],
    })
  })
})

describe('a report of Vitest', () => {
  const one = { fullName: 'adds', status: 'passed', failureMessages: [] }

  it('counts what ran and what was left out', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [], taken: 40 }
    expect(countReport(report)).toMatchObject({ passed: 43, failed: 0, taken: 40 })
  })

  it('counts a file that did not load as failed', () => {
    const suite = { name: 'a.test.ts', status: 'failed', message: 'no such', assertionResults: [] }
    const count = countReport({ numPassedTests: 0, numFailedTests: 0, testResults: [suite] })
    expect(count.failed).toBe(1)
    expect(count.notes[0]).toContain('no such')
  })

  it('names a test that passed at its second try', () => {
    const flaky = { ...one, failureMessages: ['Error: too early'] }
    const suite = { name: 'a.test.ts', status: 'passed', assertionResults: [one, flaky] }
    const { notes } = countReport({ numPassedTests: 2, numFailedTests: 0, testResults: [suite] })
    expect(notes).toEqual([expect.stringMatching(/^flaky: .*too early/)])
  })
})

describe('a report of Playwright', () => {
  const result = {
    error: { message: 'differs' },
    attachments: [{ name: 'a-diff.png', path: 'test-results/a-diff.png' }],
  }
  const spec = {
    title: 'looks as it did',
    file: 'visual.spec.mts',
    line: 3,
    tests: [{ status: 'unexpected', results: [result] }],
  }

  it('counts a skipped test as failed and names the picture of a difference', () => {
    const stats = { expected: 2, flaky: 1, unexpected: 1, skipped: 1 }
    const count = countReport({ stats, suites: [{ suites: [{ specs: [spec] }] }], errors: [] })
    expect(count).toMatchObject({ passed: 3, failed: 2, taken: 0 })
    expect(count.notes[0]).toMatch(/looks as it did: differs \(.*a-diff\.png\)/)
  })
})

it('adds counts up', () => {
  const count = { passed: 1, failed: 2, taken: 1, notes: ['a'] }
  expect(addCounts([count, count])).toEqual({ passed: 2, failed: 4, taken: 2, notes: ['a', 'a'] })
})
