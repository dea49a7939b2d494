import type { Schemas } from '@spruce/api-client'

/** What kind of thing was removed. @public */
export type RecycledKind = Schemas['RecycledKind']

/** The kinds as the filter offers them: first those that the operations console has pages of. */
export const recycledKinds = [
  ...(['plans', 'components', 'systemNotices', 'roles'] as const),
  ...(['members', 'departments', 'menus', 'apps', 'pages', 'workbenches'] as const),
  ...(['resources', 'folders', 'notices', 'businessIdentifiers'] as const),
  ...(['tenantComponents', 'deviceAreas', 'devices', 'dataPoints', 'identityProviders'] as const),
] satisfies readonly RecycledKind[]

/** What the address of the page holds. Absent: no filter, first page, default size. @public */
export interface RecycleBinQuery {
  /** The beginning of a name. */
  keyword?: string | undefined
  kind?: RecycledKind | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
}

/** Rows on a page unless the address says otherwise; the contract's default. */
export const defaultPageSize = 20

/** Reads the search part of an address; what is malformed or the default is left out. @public */
export function readRecycleBinQuery(search: Record<string, unknown>): RecycleBinQuery {
  const { keyword, page, size } = search
  const kind = recycledKinds.find((one) => one === search['kind'])
  return {
    ...(isText(keyword) && { keyword: String(keyword).slice(0, 50) }),
    ...(kind && { kind }),
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
