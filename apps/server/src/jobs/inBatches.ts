import { Pace } from './Pace.js'

/** Work on the rows of a job. */
export interface RowWork<Row> {
  /** How many rows the first batch has; the next ones follow the `Pace`. */
  start: number
  /** The next rows that wait, by their numbers. */
  next: (after: number, limit: number) => Promise<readonly Row[]>
  /** @param done how many are done after this batch */
  work: (rows: readonly Row[], done: number) => Promise<void>
}

/** Works through the rows of a job by their numbers, in batches that others hardly notice. */
export async function inBatches<Row extends { number: number }>({
  start,
  next,
  work,
}: RowWork<Row>): Promise<void> {
  const pace = new Pace(start)
  let after = 0
  let done = 0
  for (let isOver = false; !isOver;) {
    isOver = await pace.run(async () => {
      const rows = await next(after, pace.size)
      if (rows.length === 0) return true
      await work(rows, done + rows.length)
      after = rows.at(-1)?.number ?? after
      done += rows.length
      return false
    })
  }
}
