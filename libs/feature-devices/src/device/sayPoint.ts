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

function sayNumber(value: number, { decimals }: Pick<Point, 'decimals'>, language: Language) {
  const digits =
    decimals === null
      ? { maximumFractionDigits: 20 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(language, digits).format(value)
}
