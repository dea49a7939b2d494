/** The states that a customer can be in. */
export const customerStatuses = ['enabled', 'disabled', 'expired'] as const

/** How soon a customer's time is over, in days: what the filter offers. */
export const expiryDays = ['30', '90'] as const

/** What the address of the page holds. Absent: no filter, first page, default size and order. */
export interface CustomerQuery {
  keyword?: string | undefined
  status?: (typeof customerStatuses)[number] | undefined
  /** The whole of it. */
  industry?: string | undefined
  /** The whole of it. */
  region?: string | undefined
  planId?: string | undefined
  /** Only those whose time is over within so many days. */
  expires?: (typeof expiryDays)[number] | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
  /** A field, with a minus downwards: `-createdAt`. */
  sort?: string | undefined
}

/** Rows on a page unless the address says otherwise; the contract's default. */
export const defaultPageSize = 20

/** Reads the search part of an address; what is malformed or the default is left out. */
export function readCustomerQuery(search: Record<string, unknown>): CustomerQuery {
  const { keyword, status, industry, region, planId, expires, page, size, sort } = search
  const knownStatus = customerStatuses.find((one) => one === status)
  const knownDays = expiryDays.find((one) => one === String(expires))
  return {
    ...(isText(keyword) && { keyword: String(keyword).slice(0, 50) }),
    ...(knownStatus && { status: knownStatus }),
    ...(isText(industry) && { industry: String(industry).slice(0, 50) }),
    ...(isText(region) && { region: String(region).slice(0, 50) }),
    ...(typeof planId === 'string' && /^[0-9a-f-]{36}$/i.test(planId) && { planId }),
    ...(knownDays && { expires: knownDays }),
    ...(isCount(page, 100_000) && page > 1 && { page }),
    ...(isCount(size, 100) && size !== defaultPageSize && { size }),
    ...(typeof sort === 'string' && /^-?(name|code|createdAt|expiresAt)$/.test(sort) && { sort }),
  }
}

/** The router reads what looks like a number as one. */
function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
