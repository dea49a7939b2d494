import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { Metrics } from '../http/Metrics.js'

// A setup file: writes which operations each test file called to the file that SPRUCE_CALLS names, a line of JSON for
// each (tools/src/reached.ts). The servers of a process count their answers here.

const observed = Symbol.for('spruce.observedCalls')
const shared = globalThis as { [observed]?: Set<string> }

const isFirst = shared[observed] === undefined
const calls = new Set<string>()
shared[observed] = calls

if (isFirst) {
  const { observe } = Metrics.prototype
  Metrics.prototype.observe = function observeAndNote(operation, status, seconds) {
    shared[observed]?.add(operation)
    observe.call(this, operation, status, seconds)
  }
}

afterAll(() => {
  const file = process.env['SPRUCE_CALLS']
  const line = JSON.stringify({ name: expect.getState().testPath, operations: [...calls].sort() })
  if (file !== undefined) appendFileSync(file, `${line}\n`)
})
