import type { PageNode } from './types.js'

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'
const base = digits.length

/** Digits that are counted on when something is put first or last; so the text stays short. */
const counted = 4
const most = base ** counted - 1

/** The order of the children of a slot: by `order` as text, then by id. */
export function compareNodes(a: PageNode, b: PageNode): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/**
 * A text between two others, of digits that sort as text; nothing when there is none, or they are not
 * of such digits. Left out, a bound is open.
 */
export function orderBetween(after?: string, before?: string): string | undefined {
  if (!isOrder(after) || !isOrder(before)) return undefined
  if (after !== undefined && before !== undefined && after >= before) return undefined
  if (before === undefined) {
    const next = after === undefined ? Math.floor(most / 2) : head(after) + 1
    return next <= most ? write(next) : `${after ?? ''}i`
  }
  if (after === undefined && head(before) > 1) return write(head(before) - 1)
  return middle(after ?? '', before)
}

/** So many orders, evenly from the first on. */
export function freshOrders(count: number): string[] {
  const step = Math.max(1, Math.floor(most / (count + 1)))
  return Array.from({ length: count }, (_, index) => write((index + 1) * step))
}

function isOrder(order: string | undefined): boolean {
  return order === undefined || /^[0-9a-z]*[1-9a-z]$/.test(order)
}

function head(order: string): number {
  return parseInt(order.slice(0, counted).padEnd(counted, '0'), base)
}

function write(value: number): string {
  return value.toString(base).padStart(counted, '0').replace(/0+$/, '')
}

/** Digit by digit, the first place where there is room. */
function middle(low: string, high: string): string {
  let text = ''
  let isBelowHigh = false
  for (let place = 0; ; place += 1) {
    const least = digits.indexOf(low[place] ?? '0')
    const end: number =
      isBelowHigh || place >= high.length ? base : digits.indexOf(high[place] ?? '0')
    if (end - least > 1) return text + (digits[(least + end) >> 1] ?? '')
    text += digits[least] ?? ''
    isBelowHigh ||= end > least
  }
}
