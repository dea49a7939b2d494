import { frameLimits } from './Frame.js'

/** Why a value could not be calculated. @public */
export type CalculationFailure = 'zero' | 'number' | 'text' | 'time' | 'zone' | 'types' | 'mixed'

/** A number inside a formula. Its type is none of the library's, so that none of its operators applies. */
export class NumberValue {
  constructor(readonly value: number) {}
}

/** A text inside a formula. */
export class TextValue {
  constructor(readonly value: string) {}
}

/** A time inside a formula, in milliseconds since 1970. */
export class TimeValue {
  constructor(readonly value: number) {}
}

/** What a part of a formula is worth; null: empty. */
export type FormulaValue = NumberValue | TextValue | TimeValue | boolean | null

/** One row has no value, for this reason. */
export class CalculationError extends Error {
  override readonly name = 'CalculationError'

  constructor(readonly why: CalculationFailure) {
    super(why)
  }
}

/** The whole step costs more than it may. */
export class CostError extends Error {
  override readonly name = 'CostError'
}

/** A number that a frame can hold. @throws for one that is not finite */
export function numberOf(value: number): NumberValue {
  if (!Number.isFinite(value)) throw new CalculationError('number')
  return new NumberValue(value)
}

/** A text that a frame can hold. @throws for one that is too long */
export function textOf(value: string): TextValue {
  if (value.length > frameLimits.text) throw new CalculationError('text')
  return new TextValue(value)
}

/** Beyond them no calendar reaches. */
const mostTime = 8.64e15

/** A time of a calendar. @throws for one that is none */
export function timeOf(value: number): TimeValue {
  if (!(Math.abs(value) <= mostTime)) throw new CalculationError('time')
  return new TimeValue(Math.round(value))
}

/** A number in words: digits beyond the fifteenth say how a machine keeps it, and nothing else. */
export function wordOf({ value }: NumberValue): string {
  return String(Number(value.toPrecision(15)))
}
