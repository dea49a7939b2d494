import type { Language } from '@spruce/validators/i18n'

/** What a number may be. */
export interface NumberRules {
  /** The least that is allowed. */
  min?: number | undefined
  /** The most that is allowed. */
  max?: number | undefined
  /** Most digits after the point. */
  precision?: number | undefined
}

/** Reads what a person types: full-width digits, thousands separators and blanks are forgiven. Undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('−', '-')
    .replaceAll(/[\s,，_]/g, '')
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

/** Shows a number for people. */
export function sayNumber(value: number, language: Language, hasThousands: boolean): string {
  return new Intl.NumberFormat(language, {
    useGrouping: hasThousands,
    maximumFractionDigits: 20,
  }).format(value)
}

/** Digits after the point of a number as it is written. */
export function digitsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  const after = digits.split('.')[1]?.length ?? 0
  return Math.max(0, after - Number(exponent))
}

/** One step up or down, inside the limits, without the rounding of binary fractions: 0.1 + 0.2 is 0.3. */
export function stepNumber(value: number | undefined, by: number, rules: NumberRules): number {
  const { min = -Infinity, max = Infinity, precision } = rules
  const start = value ?? (min > 0 || max < 0 ? (min > 0 ? min : max) - by : 0)
  const digits = Math.min(20, precision ?? Math.max(digitsOf(start), digitsOf(by)))
  const next = Number((start + by).toFixed(digits))
  return Math.min(Math.max(next, min), max)
}
