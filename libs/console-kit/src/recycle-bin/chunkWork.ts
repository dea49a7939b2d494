import { isApiError } from '@spruce/api-client'

/** Rows that one call may take together. */
export interface Batch<Row> {
  rows: readonly Row[]
  send: (rows: readonly Row[]) => Promise<unknown>
}

/** A row that the server refuses, and why. */
export interface Refusal<Row> {
  row: Row
  error: unknown
}

export interface ChunkWork<Row> {
  /** Goes through what is left; called again after a failure, it goes on where that was. */
  run: (report: (done: number, total: number) => void, signal: AbortSignal) => Promise<void>
  done: readonly Row[]
  refused: readonly Refusal<Row>[]
  /** How many rows have not been tried yet. */
  left: () => number
}

/**
 * Sends rows in chunks, in their order. The server takes all of a chunk or none: one that it refuses is
 * halved until the rows that it refuses stand alone, and hold no other up. What is no refusal, as a
 * network that is down, is thrown.
 */
export function chunkWork<Row>(batches: readonly Batch<Row>[], most: number): ChunkWork<Row> {
  const waiting = batches.flatMap(({ rows, send }) =>
    Array.from({ length: Math.ceil(rows.length / most) }, (_, index) => ({
      rows: rows.slice(index * most, (index + 1) * most),
      send,
    })),
  )
  const total = count(waiting)
  const done: Row[] = []
  const refused: Refusal<Row>[] = []
  return {
    done,
    refused,
    left: () => count(waiting),
    run: async (report, signal) => {
      for (let chunk = waiting[0]; chunk && !signal.aborted; chunk = waiting[0]) {
        report(done.length + refused.length, total)
        const { rows, send } = chunk
        try {
          await send(rows)
          done.push(...rows)
          waiting.shift()
        } catch (error) {
          if (!isRefusal(error)) throw error
          const [row] = rows
          if (row !== undefined && rows.length === 1) {
            refused.push({ row, error })
            waiting.shift()
          } else {
            const middle = Math.ceil(rows.length / 2)
            const halves = [rows.slice(0, middle), rows.slice(middle)]
            waiting.splice(0, 1, ...halves.map((half) => ({ rows: half, send })))
          }
        }
      }
    },
  }
}

function count(batches: readonly Pick<Batch<unknown>, 'rows'>[]): number {
  return batches.reduce((sum, { rows }) => sum + rows.length, 0)
}

const refusals: ReadonlySet<number | undefined> = new Set([403, 404, 409, 422])

/** An answer that concerns the rows, not the connection or the session. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && refusals.has(error.status)
}
