import type { Language } from '@spruce/validators/i18n'
import { emptyCell, formatTime } from '@spruce/validators'
import type { Cell, FrameColumn } from '../data/Frame.js'

/** Writes values of a column as people read them. */
export type SayCell = (column: FrameColumn, value: Cell | undefined) => string

/** The words for yes and no. */
export interface BooleanWords {
  readonly yes: string
  readonly no: string
}

/** A writer of cells: numbers with their decimals and unit, times on the local clock, nothing as --. */
export function sayCellIn(language: Language, { yes, no }: BooleanWords): SayCell {
  const formats = new Map<number | undefined, Intl.NumberFormat>()
  const formatOf = (decimals: number | undefined) => {
    const known = formats.get(decimals)
    if (known) return known
    const made = new Intl.NumberFormat(
      language,
      decimals === undefined
        ? { maximumFractionDigits: 3 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    )
    formats.set(decimals, made)
    return made
  }
  return ({ type, unit, decimals }, value) => {
    if (value === null || value === undefined || value === '') return emptyCell
    if (typeof value === 'boolean') return value ? yes : no
    if (typeof value === 'string') return value
    if (type === 'time') return formatTime(value)
    const text = formatOf(decimals).format(value)
    return unit === undefined ? text : text + unitAfter(unit)
  }
}

/** A unit as it stands behind its number: of letters it stands apart; %, °C and 人 do not. */
export function unitAfter(unit: string): string {
  return /^[a-z]/i.test(unit) ? ` ${unit}` : unit
}

/** What people call a column. */
export function labelOf({ label, name }: FrameColumn): string {
  return label ?? name
}
