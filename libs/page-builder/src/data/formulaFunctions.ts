import {
  CalculationError,
  numberOf,
  type NumberValue,
  textOf,
  TextValue,
  timeOf,
  type TimeValue,
  wordOf,
  type FormulaValue,
} from './formulaValues.js'
import { partOf, timeParts, type TimePart } from './zonedTime.js'

/** A function of formulas: its signature as the library reads it, and what it does. */
export interface FormulaFunction {
  readonly signature: string
  readonly run: (...values: never[]) => FormulaValue
  /** Whose length is worked through. */
  readonly reads?: 'texts'
  /** As so many parts of a formula, besides the call itself. */
  readonly costs?: number
}

const day = 86_400_000
const most = 8

/** What formulas may call, and nothing else. */
export const formulaFunctions: readonly FormulaFunction[] = [
  of('abs(number): number', (one: NumberValue) => numberOf(Math.abs(one.value))),
  of('floor(number): number', (one: NumberValue) => numberOf(Math.floor(one.value))),
  of('ceil(number): number', (one: NumberValue) => numberOf(Math.ceil(one.value))),
  of('sqrt(number): number', (one: NumberValue) => numberOf(Math.sqrt(one.value))),
  of('pow(number, number): number', (one: NumberValue, by: NumberValue) =>
    numberOf(one.value ** by.value),
  ),
  of('round(number): number', (one: NumberValue) => numberOf(roundTo(one.value, 0))),
  of('round(number, number): number', (one: NumberValue, digits: NumberValue) =>
    numberOf(roundTo(one.value, digits.value)),
  ),
  ...many('min', (values) => numberOf(Math.min(...values))),
  ...many('max', (values) => numberOf(Math.max(...values))),
  of('text(number): text', (one: NumberValue) => textOf(wordOf(one))),
  of('text(number, number): text', (one: NumberValue, digits: NumberValue) =>
    textOf(roundTo(one.value, digits.value).toFixed(digitsOf(digits.value))),
  ),
  of('text(text): text', (one: TextValue) => one),
  of('text(bool): text', (one: boolean) => textOf(String(one))),
  of('text(time): text', (one: TimeValue) => textOf(new Date(one.value).toISOString())),
  of('number(number): number', (one: NumberValue) => one),
  texts('number(text): number', (one: TextValue) => {
    const text = one.value.trim()
    if (text === '') throw new CalculationError('number')
    return numberOf(Number(text))
  }),
  texts('time(text): time', (one: TextValue) => readTime(one.value)),
  of('time(time): time', (one: TimeValue) => one),
  ...timeParts.flatMap(clockParts),
  texts('upper(text): text', (one: TextValue) => textOf(one.value.toUpperCase())),
  texts('lower(text): text', (one: TextValue) => textOf(one.value.toLowerCase())),
  texts('trim(text): text', (one: TextValue) => textOf(one.value.trim())),
  texts('length(text): number', (one: TextValue) => numberOf(signsOf(one).length)),
  texts('left(text, number): text', (one: TextValue, count: NumberValue) =>
    textOf(signsOf(one).slice(0, countOf(count)).join('')),
  ),
  texts('right(text, number): text', (one: TextValue, count: NumberValue) => {
    const signs = signsOf(one)
    return textOf(signs.slice(Math.max(0, signs.length - countOf(count))).join(''))
  }),
  texts('contains(text, text): bool', (one: TextValue, part: TextValue) =>
    one.value.includes(part.value),
  ),
  texts('startsWith(text, text): bool', (one: TextValue, part: TextValue) =>
    one.value.startsWith(part.value),
  ),
  texts('endsWith(text, text): bool', (one: TextValue, part: TextValue) =>
    one.value.endsWith(part.value),
  ),
  of('isEmpty(dyn): bool', (one: FormulaValue) => isEmpty(one)),
  of('ifEmpty(dyn, dyn): dyn', (one: FormulaValue, other: FormulaValue) =>
    isEmpty(one) ? other : one,
  ),
]

/** What formulas may do with operators; booleans, `&&`, `||` and `!` are the library's own. */
export const formulaOperators: readonly FormulaFunction[] = [
  of('-number: number', (one: NumberValue) => numberOf(-one.value)),
  of('number + number: number', (one: NumberValue, other: NumberValue) =>
    numberOf(one.value + other.value),
  ),
  of('number - number: number', (one: NumberValue, other: NumberValue) =>
    numberOf(one.value - other.value),
  ),
  of('number * number: number', (one: NumberValue, other: NumberValue) =>
    numberOf(one.value * other.value),
  ),
  of('number / number: number', (one: NumberValue, other: NumberValue) =>
    numberOf(one.value / divisorOf(other)),
  ),
  // As a spreadsheet does it: the rest has the sign of the divisor.
  of('number % number: number', (one: NumberValue, other: NumberValue) => {
    const by = divisorOf(other)
    return numberOf(one.value - by * Math.floor(one.value / by))
  }),
  of('time - time: number', (one: TimeValue, other: TimeValue) =>
    numberOf((one.value - other.value) / day),
  ),
  of('time + number: time', (one: TimeValue, days: NumberValue) =>
    timeOf(one.value + days.value * day),
  ),
  of('time - number: time', (one: TimeValue, days: NumberValue) =>
    timeOf(one.value - days.value * day),
  ),
  texts('text + text: text', (one: TextValue, other: TextValue) => textOf(one.value + other.value)),
  texts('text + number: text', (one: TextValue, other: NumberValue) =>
    textOf(one.value + wordOf(other)),
  ),
  texts('number + text: text', (one: NumberValue, other: TextValue) =>
    textOf(wordOf(one) + other.value),
  ),
  ...compared('number', of),
  ...compared('time', of),
  ...compared('text', texts),
]

function of(signature: string, run: FormulaFunction['run']): FormulaFunction {
  return { signature, run }
}

function texts(signature: string, run: FormulaFunction['run']): FormulaFunction {
  return { signature, run, reads: 'texts' }
}

/** For one number up to as many as a call takes. */
function many(name: string, make: (values: readonly number[]) => FormulaValue): FormulaFunction[] {
  return Array.from({ length: most }, (_, at) =>
    of(
      `${name}(${Array.from({ length: at + 1 }, () => 'number').join(', ')}): number`,
      (...values: NumberValue[]) => make(values.map(({ value }) => value)),
    ),
  )
}

/** A part of a time, on the usual clock or on that of a zone. */
function clockParts(part: TimePart): FormulaFunction[] {
  return [
    { ...of(`${part}(time): number`, (one: TimeValue) => partOf(part, one)), costs: 15 },
    {
      ...of(`${part}(time, text): number`, (one: TimeValue, zone: TextValue) =>
        partOf(part, one, zone.value),
      ),
      costs: 60,
    },
  ]
}

type Comparable = NumberValue | TextValue | TimeValue

function compared(type: string, make: typeof of): FormulaFunction[] {
  const all: readonly (readonly [string, (one: Comparable, other: Comparable) => boolean])[] = [
    ['==', (one, other) => one.value === other.value],
    ['<', (one, other) => one.value < other.value],
    ['<=', (one, other) => one.value <= other.value],
    ['>', (one, other) => one.value > other.value],
    ['>=', (one, other) => one.value >= other.value],
  ]
  return all.map(([sign, run]) => make(`${type} ${sign} ${type}: bool`, run))
}

function isEmpty(one: FormulaValue): boolean {
  return one === null || (one instanceof TextValue && one.value === '')
}

/** @throws for zero */
function divisorOf({ value }: NumberValue): number {
  if (value === 0) throw new CalculationError('zero')
  return value
}

/** As people count: one that takes two places of a string is one. */
function signsOf({ value }: TextValue): readonly string[] {
  return Array.from(value)
}

function countOf({ value }: NumberValue): number {
  return Math.max(0, Math.floor(value))
}

function digitsOf(digits: number): number {
  return Math.min(10, Math.max(0, Math.trunc(digits)))
}

/** Halves away from zero, in decimal places: 1.005 to two is 1.01. */
function roundTo(value: number, digits: number): number {
  const by = Math.min(10, Math.max(-10, Math.trunc(digits)))
  return Math.sign(value) * shifted(Math.round(shifted(Math.abs(value), by)), -by)
}

/** Moves the point without the faults of a multiplication. */
function shifted(value: number, by: number): number {
  const [digits = '0', power = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(power) + by}`)
}

/** The same everywhere: a day alone is one of UTC, and a time of day names its zone. */
const timePattern = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

function readTime(text: string): TimeValue {
  return timeOf(timePattern.test(text) ? Date.parse(text) : Number.NaN)
}
