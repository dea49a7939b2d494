import type { LogPage, Moments } from '../../repositories/logs/logQueries.js'

/** Most lines of an export. */
const mostExported = 10_000

/** The moments of a query, which the contract has checked. */
export function momentsOf({ from, to }: { from?: string; to?: string }): Moments {
  return {
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(to === undefined ? {} : { to: new Date(to) }),
  }
}

/** A page of a log: of its columns the time alone is sorted by, as its lines are without number. */
export function pageOf({
  page = 1,
  size = 20,
  sort = '-',
}: {
  page?: number
  size?: number
  sort?: string
}): LogPage {
  return { offset: (page - 1) * size, limit: size, isUpwards: !sort.startsWith('-') }
}

/** The newest lines, for a file. */
export const exportPage: LogPage = { offset: 0, limit: mostExported }
