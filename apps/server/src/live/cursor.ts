/**
 * Where a client is in the events, as the `id` of what it got last: when that was read, and the
 * database's snapshot of what was committed by then.
 */
export interface Cursor {
  readAt: Date
  /** PostgreSQL's text of a snapshot: `xmin:xmax:running,…`. */
  snapshot: string
}

const form = /^(\d{13})-((\d{1,18}):(\d{1,18}):(\d{1,18}(?:,\d{1,18}){0,299})?)$/

export function writeCursor({ readAt, snapshot }: Cursor): string {
  return `${readAt.getTime()}-${snapshot}`
}

/** Undefined for what is no cursor of ours: the database must not meet it. */
export function readCursor(text: string): Cursor | undefined {
  const [, time = '', snapshot = '', from = '', to = '', list] = form.exec(text) ?? []
  if (snapshot === '') return undefined
  const [xmin, xmax] = [BigInt(from), BigInt(to)]
  const running = (list?.split(',') ?? []).map(BigInt)
  const isOrdered = running.every((id, index) => index === 0 || id > (running[index - 1] ?? id))
  const isInside = running.every((id) => id >= xmin && id < xmax)
  if (xmin === 0n || xmin > xmax || !isOrdered || !isInside) return undefined
  return { readAt: new Date(Number(time)), snapshot }
}

/** The first transaction that a snapshot knows nothing of. */
export function endOf(snapshot: string): bigint {
  return BigInt(snapshot.split(':')[1] ?? 0)
}
