import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './collect.ts'

/** Tells the proof `designer-soak` what a file of tests has tried; without a proof nobody is told. */
export function countForProof(name: string, outcome: Outcome): void {
  const folder = process.env['SPRUCE_PROOF_PARTS']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(outcome))
}
