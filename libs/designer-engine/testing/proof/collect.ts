import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one file of tests has tried. */
export interface Outcome {
  counts: Record<string, number>
  figures?: Record<string, unknown>
}

/** The files of tests that have to tell. */
const parts = ['soak', 'history', 'layout', 'invariants', 'overlay'] as const

/** After all tests: puts what they told together, as `npm run prove` wants it. */
export default function setup(): () => void {
  return () => {
    const folder = process.env['SPRUCE_PROOF_PARTS'] ?? ''
    const out = process.env['SPRUCE_PROOF_OUT']
    const files = parts.map((part) => join(folder, `${part}.json`))
    // A part that failed tells nothing; then there is no evidence either.
    if (out && files.every((file) => existsSync(file))) {
      const outcomes = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Outcome)
      const counts = Object.assign({}, ...outcomes.map((one) => one.counts)) as Outcome['counts']
      const figures = Object.assign({}, ...outcomes.map((one) => one.figures ?? {})) as unknown
      writeFileSync(out, JSON.stringify({ counts, figures }))
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
