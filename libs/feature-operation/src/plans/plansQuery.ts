/** The two sides of the page. */
export type PlansTab = 'plans' | 'customers'

/** What the address of the page holds. Absent: the plans, no filter, first page, default size and order. */
export interface PlansQuery {
  tab?: 'customers' | undefined
  keyword?: string | undefined
  status?: 'enabled' | 'disabled' | 'expired' | undefined
  /** Of customers: those that have this plan. */
  planId?: string | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
  /** Of customers: a field, with a minus downwards: `-expiresAt`. */
  sort?: string | undefined
}

/** Rows on a page unless the address says otherwise; the contract's default. */
export const defaultPageSize = 20

/** What another tab begins with: the filters of the one before mean nothing there. */
export const freshTab: PlansQuery = {
  keyword: undefined,
  status: undefined,
  planId: undefined,
  page: undefined,
  size: undefined,
  sort: undefined,
}

/** Reads the search part of an address; what is malformed or the default is left out. */
export function readPlansQuery(search: Record<string, unknown>): PlansQuery {
  const { tab, keyword, page, size } = search
  return {
    ...(tab === 'customers' && { tab, ...readCustomerFilters(search) }),
    ...(tab !== 'customers' && readPlanFilters(search)),
    ...(isText(keyword) && { keyword: String(keyword).slice(0, 50) }),
    ...(isCount(page, 100_000) && page > 1 && { page }),
    ...(isCount(size, 100) && size !== defaultPageSize && { size }),
  }
}

/** Reads the filters of the customers' tab, as a view of its table holds them. */
export function readCustomersQuery(search: Record<string, unknown>): PlansQuery {
  return readPlansQuery({ ...search, tab: 'customers' })
}

function readPlanFilters({ status }: Record<string, unknown>): PlansQuery {
  return status === 'enabled' || status === 'disabled' ? { status } : {}
}

function readCustomerFilters({ status, planId, sort }: Record<string, unknown>): PlansQuery {
  const isStatus = status === 'enabled' || status === 'disabled' || status === 'expired'
  return {
    ...(isStatus && { status }),
    ...(typeof planId === 'string' && /^[0-9a-f-]{36}$/.test(planId) && { planId }),
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
