/** What the address of the page holds. Absent: no filter, first page, default size. @public */
export interface ComponentQuery {
  keyword?: string | undefined
  status?: ComponentStatus | undefined
  kind?: ComponentKind | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
}

/** Where a component stands: not yet out, offered to designers, taken back. @public */
export type ComponentStatus = 'draft' | 'on_shelf' | 'off_shelf'

/** Code of the platform, or somebody's page in a frame. @public */
export type ComponentKind = 'builtin' | 'frame'

/** In the order of a component's life. */
export const componentStatuses = ['draft', 'on_shelf', 'off_shelf'] as const

export const componentKinds = ['builtin', 'frame'] as const

/** Rows on a page unless the address says otherwise; the contract's default. */
export const defaultPageSize = 20

/** Reads the search part of an address; what is malformed or the default is left out. @public */
export function readComponentQuery(search: Record<string, unknown>): ComponentQuery {
  const { keyword, status, kind, page, size } = search
  return {
    ...(isText(keyword) && { keyword: String(keyword).slice(0, 50) }),
    ...(isOneOf(componentStatuses, status) && { status }),
    ...(isOneOf(componentKinds, kind) && { kind }),
    ...(isCount(page, 100_000) && page > 1 && { page }),
    ...(isCount(size, 100) && size !== defaultPageSize && { size }),
  }
}

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.includes(value as Value)
}

/** The router reads what looks like a number as one. */
function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
