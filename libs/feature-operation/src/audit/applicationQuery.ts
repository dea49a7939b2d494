import { readDays } from '@spruce/console-kit/days'

/** What the address of the page holds. Absent: no filter, first page, default size and order. */
export interface ApplicationQuery {
  keyword?: string | undefined
  status?: ApplicationStatus | undefined
  /** Submitted from this local day on, `YYYY-MM-DD`. */
  from?: string | undefined
  /** Submitted until this local day, that day included. */
  to?: string | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
  /** A field, with a minus downwards: `-submittedAt`. */
  sort?: string | undefined
}

/** Where an application stands: the auditor's turn, the applicant's turn, decided. */
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** In the order of an application's life. */
export const applicationStatuses = [
  'submitted',
  'needs_information',
  'approved',
  'rejected',
] as const

/** Rows on a page unless the address says otherwise; the contract's default. */
export const defaultPageSize = 20

/** Reads the search part of an address; what is malformed or the default is left out. */
export function readApplicationQuery(search: Record<string, unknown>): ApplicationQuery {
  const { keyword, status, page, size, sort } = search
  return {
    ...(isText(keyword) && { keyword: String(keyword).slice(0, 50) }),
    ...(applicationStatuses.includes(status as ApplicationStatus) && {
      status: status as ApplicationStatus,
    }),
    ...readDays(search),
    ...(isCount(page, 100_000) && page > 1 && { page }),
    ...(isCount(size, 100) && size !== defaultPageSize && { size }),
    ...(typeof sort === 'string' && /^-?(submittedAt|name)$/.test(sort) && { sort }),
  }
}

/** The router reads what looks like a number as one. */
function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
