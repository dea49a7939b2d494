import type { Schemas } from '@spruce/api-client'

/** What the address of the page holds. Absent: no filter, first page, default size. @public */
export interface SystemNoticeQuery {
  keyword?: string | undefined
  status?: Schemas['NoticeStatus'] | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
}

/** Rows on a page unless the address says otherwise; the contract's default. */
export const defaultPageSize = 20

/** The life of a notice, from its beginning. */
export const noticeStatuses = ['draft', 'scheduled', 'published', 'withdrawn', 'expired'] as const

/** Reads the search part of an address; what is malformed or the default is left out. @public */
export function readSystemNoticeQuery(search: Record<string, unknown>): SystemNoticeQuery {
  const { keyword, page, size } = search
  const status = noticeStatuses.find((one) => one === search['status'])
  return {
    ...(isText(keyword) && { keyword: String(keyword).slice(0, 50) }),
    ...(status && { status }),
    ...(isCount(page, 100_000) && page > 1 && { page }),
    ...(isCount(size, 100) && size !== defaultPageSize && { size }),
  }
}

/** The router reads what looks like a number as one. */
function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
