import { appendFile, readFile, writeFile } from 'node:fs/promises'

/** The full counts are asked for, not the sample of every test run. */
export const isProof = process.env['SPRUCE_PROOF'] === '1'

/** Another seed every time; SPRUCE_SEED repeats one. */
export const freshSeed = Number(process.env['SPRUCE_SEED'] ?? Date.now() % 2_147_483_647)

/** The seed of every run. */
export const fixedSeed = 20_261_120

/** Prints what a random test did, its seed above all. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** In the run of a proof: the counts for its evidence. */
export async function keepOutcome(
  counts: Record<string, number>,
  figures: Record<string, unknown> = {},
): Promise<void> {
  const file = process.env['SPRUCE_PROOF_OUT']
  if (file) await writeFile(file, JSON.stringify({ counts, figures }))
}

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

/**
 * As `keepOutcome`, for one part of a proof: whoever is last adds up `counts` and keeps what is the
 * `same` in each.
 */
export async function keepPart(
  { parts }: Part,
  counts: Record<string, number>,
  same: Record<string, number> = {},
): Promise<void> {
  const file = process.env['SPRUCE_PROOF_OUT']
  if (!file) return
  await appendFile(`${file}.parts`, `${JSON.stringify(counts)}\n`)
  const kept = (await readFile(`${file}.parts`, 'utf8')).trim().split('\n')
  if (kept.length < parts) return
  const sum: Record<string, number> = {}
  for (const line of kept) {
    for (const [name, count] of Object.entries(JSON.parse(line) as Record<string, number>)) {
      sum[name] = (sum[name] ?? 0) + count
    }
  }
  await keepOutcome({ ...sum, ...same })
}
