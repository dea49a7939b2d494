import { writeFile } from 'node:fs/promises'

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
