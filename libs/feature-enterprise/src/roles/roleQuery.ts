/** What the address of the page holds. Absent: no filter, first page, default size and order. */
export interface RoleQuery {
  keyword?: string | undefined
  /** Only the enabled ones, or only the others. */
  enabled?: 'yes' | 'no' | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
  /** A field, with a minus downwards: `-updatedAt`. */
  sort?: string | undefined
}

/** Rows on a page unless the address says otherwise; the contract's default. */
export const defaultPageSize = 20

/** Reads the search part of an address; what is malformed or the default is left out. */
export function readRoleQuery(search: Record<string, unknown>): RoleQuery {
  const { keyword, enabled, page, size, sort } = search
  return {
    ...(isText(keyword) && { keyword: String(keyword).slice(0, 50) }),
    ...((enabled === 'yes' || enabled === 'no') && { enabled }),
    ...(isCount(page, 100_000) && page > 1 && { page }),
    ...(isCount(size, 100) && size !== defaultPageSize && { size }),
    ...(typeof sort === 'string' &&
      /^-?(name|code|enabled|memberCount|updatedAt)$/.test(sort) && { sort }),
  }
}

/** The router reads what looks like a number as one. */
function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
