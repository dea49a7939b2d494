import { databaseErrorFields } from '../db/databaseError.js'

/** The database refused a value of a batch: somebody else took it, or what it refers to has gone. */
export interface WriteProblem {
  code: 'TAKEN' | 'GONE'
  /** The index or key that refused. */
  constraint: string
}

/** @returns undefined when the error is another one */
export function writeProblemOf(error: unknown): WriteProblem | undefined {
  const fields = databaseErrorFields(error)
  const constraint = fields?.constraint ?? ''
  if (fields?.code === '23505') return { code: 'TAKEN', constraint }
  return fields?.code === '23503' ? { code: 'GONE', constraint } : undefined
}

/**
 * Writes a batch in one transaction; one that the database refuses in halves, so that what is wrong
 * stands alone in the end and the rest is written.
 */
export async function inHalves<Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<void>,
  refuse: (row: Row, problem: WriteProblem) => Promise<void>,
): Promise<void> {
  try {
    await write(rows)
  } catch (error) {
    const problem = writeProblemOf(error)
    if (!problem) throw error
    const [only] = rows
    if (rows.length === 1 && only !== undefined) {
      await refuse(only, problem)
      return
    }
    const middle = Math.ceil(rows.length / 2)
    await inHalves(rows.slice(0, middle), write, refuse)
    await inHalves(rows.slice(middle), write, refuse)
  }
}
