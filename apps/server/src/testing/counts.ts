import { readFileSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'

/** The full counts are asked for, not the sample of every test run. */
export const isProof = process.env['SPRUCE_PROOF'] === '1'

/** SPRUCE_SEED, which `npm test` takes from the content; else another one every time. */
export const freshSeed = Number(process.env['SPRUCE_SEED'] ?? Date.now() % 2_147_483_647)

/** The seed of every run. */
export const fixedSeed = 20_261_120

/** Prints what a random test did, its seed above all. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

const unitsFile = process.env['SPRUCE_PROOF_UNITS']
const wanted =
  unitsFile === undefined
    ? undefined
    : new Set(JSON.parse(readFileSync(unitsFile, 'utf8')) as string[])

/** Whether this run is asked for a unit of its proof: `npm run prove` runs those that are old. */
export function isWanted(unit: string): boolean {
  return wanted?.has(unit) ?? true
}

/** What was tried of each unit of a proof. */
export type UnitCounts = Record<string, Record<string, number>>

/** A part of what a suite goes through: so that several processes share it. */
export interface Part {
  /** The part that does what is done once for all. */
  first: boolean
  parts: number
  of<T>(list: readonly T[]): T[]
}

/** Two halves of about the same weight: neighbours in a list are alike. */
export function everySecond(index: 0 | 1): Part {
  return {
    first: index === 0,
    parts: 2,
    of: (list) => list.filter((_, place) => place % 2 === index),
  }
}

/** In the run of a proof: what one part tried, for the evidence. Whoever is last puts the parts together. */
export async function keepPart(
  { parts }: Part,
  units: UnitCounts,
  figures: Record<string, number> = {},
): Promise<void> {
  const file = process.env['SPRUCE_PROOF_OUT']
  if (!file) return
  await appendFile(`${file}.parts`, `${JSON.stringify({ units, figures })}\n`)
  const kept = (await readFile(`${file}.parts`, 'utf8')).trim().split('\n')
  if (kept.length < parts) return
  const whole = { units: {} as UnitCounts, figures: {} as Record<string, number> }
  for (const line of kept) {
    const part = JSON.parse(line) as typeof whole
    Object.assign(whole.units, part.units)
    for (const [name, count] of Object.entries(part.figures)) {
      whole.figures[name] = (whole.figures[name] ?? 0) + count
    }
  }
  await writeFile(file, JSON.stringify(whole))
}
