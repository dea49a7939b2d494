import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startTestServer } from './startTestServer.js'

// The code of apps/server/README.md is that of files that compile: an operation, and the test below.
const folder = `${import.meta.dirname}/..`
const readme = readFileSync(`${folder}/../README.md`, 'utf8')
const [operation, test, ...others] = [...readme.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(
  ([, code]) => code,
)
const linesOf = (code: string) => code.split('\n').map((line) => line.trim())

it('the operation in README.md is one of the server', () => {
  expect(operation).toBe(readFileSync(`${folder}/operations/departments/getDept.ts`, 'utf8'))
  expect(others).toEqual([])
})

it('the test in README.md is this one, and passes', async () => {
  const server = await startTestServer()
  const { caller } = await server.person({
    memberOf: [{ tenant: 'a', permissions: ['user:list'] }],
  })
  expect((await caller.get('/spruce/api/v1/members')).status).toBe(200)
  await server.close()
  const own = linesOf(readFileSync(import.meta.filename, 'utf8')).join('\n')
  expect(own).toContain(linesOf(test ?? '?').join('\n'))
})
