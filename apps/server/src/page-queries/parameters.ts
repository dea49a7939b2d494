import {
  fillText,
  namesIn,
  readInstant,
  type SourceParameter,
  type VariableValues,
} from '@spruce/page-builder/data'
import { isTimeZone } from '../time/timeZones.js'

/** What a parameter of a source may be, and the text of a list. */
export type Parameter = SourceParameter | { readonly kind: 'text'; readonly most: number }

/** The parameters of a source by their names: its schema. */
export type Parameters = Readonly<Record<string, Parameter>>

type ValueOf<P extends Parameter> = P extends { kind: 'integer' }
  ? number
  : P extends { kind: 'choice'; of: readonly (infer Option)[] }
    ? Option
    : P extends { kind: 'ids' | 'texts' }
      ? readonly string[]
      : string

/** What a source is asked for; what a document does not say, or an unset variable stands for, is absent. */
export type ValuesOf<P extends Parameters> = {
  readonly [Name in keyof P]?: ValueOf<P[Name]>
}

/** The values of parameters, or the first that is none. */
export type ReadParameters =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly parameter: string }

const idPattern = /^[\w:.-]{1,64}$/

/** The parameters of a query with its variables filled in, as the source takes them. */
export function readParameters(
  schema: Parameters,
  given: Readonly<Record<string, unknown>>,
  variables: VariableValues,
): ReadParameters {
  const values: Record<string, unknown> = {}
  for (const [name, input] of Object.entries(given)) {
    if (!Object.hasOwn(schema, name)) return { ok: false, parameter: name }
    const filled = fill(input, variables)
    if (filled === undefined) continue
    const value = readValue(schema[name] as Parameter, filled)
    if (value === undefined) return { ok: false, parameter: name }
    values[name] = value
  }
  return { ok: true, values }
}

/** The names of parameters that a source does not take, or that no values of the variables can make right. */
export function wrongParameters(
  schema: Parameters,
  given: Readonly<Record<string, unknown>>,
  variables: ReadonlySet<string>,
): readonly string[] {
  return Object.entries(given).flatMap(([name, input]) => {
    if (!Object.hasOwn(schema, name)) return [name]
    const names = namesIn(input)
    if ([...names].some((one) => !variables.has(one))) return [name]
    const parameter = schema[name] as Parameter
    if (isList(parameter)) {
      const list: readonly unknown[] = Array.isArray(input) ? input : [input]
      const fixed = list.filter((one) => namesIn(one).size === 0)
      const isRight = list.length <= parameter.most && list.every(isPlain)
      return isRight && readValue(parameter, fixed) !== undefined ? [] : [name]
    }
    if (names.size > 0) return typeof input === 'string' ? [] : [name]
    return input === '' || readValue(parameter, input) !== undefined ? [] : [name]
  })
}

function isList(parameter: Parameter): parameter is Parameter & { kind: 'ids' | 'texts' } {
  return parameter.kind === 'ids' || parameter.kind === 'texts'
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Nothing where every text is empty. */
function fill(input: unknown, variables: VariableValues): unknown {
  const filledOne = (one: unknown) =>
    typeof one === 'string' ? fillText(one, variables) || undefined : one
  if (!Array.isArray(input)) return filledOne(input)
  const list: readonly unknown[] = input
  const filled = list.map(filledOne).filter((one) => one !== undefined)
  return filled.length > 0 ? filled : undefined
}

function readValue(parameter: Parameter, input: unknown): unknown {
  if (isList(parameter)) {
    const list: readonly unknown[] = Array.isArray(input) ? input : [input]
    if (list.length > parameter.most) return undefined
    const kind = parameter.kind === 'ids' ? { kind: 'id' as const } : textOfList
    const values = list.map((one) => readValue(kind, one))
    return values.includes(undefined) ? undefined : [...new Set(values)]
  }
  if (!isPlain(input)) return undefined
  if (parameter.kind === 'integer') {
    const number = input === '' ? Number.NaN : Number(input)
    const isIn = number >= parameter.least && number <= parameter.most
    return Number.isInteger(number) && isIn ? number : undefined
  }
  const text = String(input)
  switch (parameter.kind) {
    case 'text':
      return text.length <= parameter.most ? text : undefined
    case 'id':
      return idPattern.test(text) ? text : undefined
    case 'choice':
      return parameter.of.includes(text) ? text : undefined
    case 'instant':
      return readInstant(text, 0) === undefined ? undefined : text
    case 'zone':
      return isTimeZone(text) ? text : undefined
  }
}

const textOfList = { kind: 'text', most: 200 } as const
