import type { Schemas } from '@spruce/api-client'
import type { Language } from '@spruce/validators/i18n'
import type { DevicePageTexts } from './devicePageMessages.js'

type Point = Pick<Schemas['DataPoint'], 'value' | 'unit' | 'decimals' | 'type' | 'min' | 'max'>

/** The last value in words, with its unit. */
export function sayValue(point: Point, t: DevicePageTexts, language: Language): string {
  const { value, unit } = point
  if (value === null) return t.noValue
  if (typeof value === 'boolean') return value ? t.on : t.off
  if (typeof value === 'string') return value
  return `${sayNumber(value, point, language)}${unit === null ? '' : ` ${unit}`}`
}

/** The range in words; empty where there is none. */
export function sayRange(point: Point, language: Language): string {
  const { min, max } = point
  if (min === null && max === null) return ''
  if (min === null) return `≤ ${sayNumber(max ?? 0, point, language)}`
  if (max === null) return `≥ ${sayNumber(min, point, language)}`
  return `${sayNumber(min, point, language)} ~ ${sayNumber(max, point, language)}`
}

/** To make one takes longer than to use it, and values are many. */
const formats = new Map<string, Intl.NumberFormat>()

function sayNumber(value: number, { decimals }: Pick<Point, 'decimals'>, language: Language) {
  const key = `${language} ${String(decimals)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, digitsOf(decimals))
  formats.set(key, format)
  return format.format(value)
}

function digitsOf(decimals: number | null): Intl.NumberFormatOptions {
  if (decimals === null) return { maximumFractionDigits: 20 }
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
}
