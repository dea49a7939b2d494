import {
  fillText,
  namesIn,
  readInstant,
  type SourceParameter,
  type VariableValues,
} from '@spruce/page-builder/data'
import { isEndpointPath } from '../data-endpoints/endpointUrl.js'
import { isTimeZone } from '../time/timeZones.js'

/** What a parameter of a source may be. */
export type Parameter = SourceParameter

/** The parameters of a source by their names: its schema. */
export type Parameters = Readonly<Record<string, Parameter>>

type ValueOf<P extends Parameter> = P extends { kind: 'integer' }
  ? number
  : P extends { kind: 'choice'; of: readonly (infer Option)[] }
    ? Option
    : P extends { kind: 'ids' | 'texts' | 'pairs' }
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
    const parameter = schema[name] as Parameter
    const filled = fill(parameter, input, variables)
    if (filled === undefined) continue
    const value = readValue(parameter, filled)
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
      if (parameter.kind === 'pairs') return readValue(parameter, list) ? [] : [name]
      const fixed = list.filter((one) => namesIn(one).size === 0)
      const isRight = list.length <= parameter.most && list.every(isPlain)
      return isRight && readValue(parameter, fixed) !== undefined ? [] : [name]
    }
    if (parameter.kind === 'path' && typeof input === 'string') {
      return isEndpointPath(input.replaceAll(anyVariable, 'x')) ? [] : [name]
    }
    if (names.size > 0) return typeof input === 'string' ? [] : [name]
    return input === '' || readValue(parameter, input) !== undefined ? [] : [name]
  })
}

function isList(
  parameter: Parameter,
): parameter is Parameter & { kind: 'ids' | 'texts' | 'pairs' } {
  return ['ids', 'texts', 'pairs'].includes(parameter.kind)
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Nothing where every text is empty. */
function fill(parameter: Parameter, input: unknown, variables: VariableValues): unknown {
  const filledOne = (one: unknown) =>
    typeof one === 'string' ? fillOne(parameter, one, variables) || undefined : one
  if (!Array.isArray(input)) return filledOne(input)
  const list: readonly unknown[] = input
  const filled = list.map(filledOne).filter((one) => one !== undefined)
  return filled.length > 0 ? filled : undefined
}

function fillOne({ kind }: Parameter, text: string, variables: VariableValues): string {
  if (kind === 'path') return fillText(text, encoded(variables))
  if (kind !== 'pairs') return fillText(text, variables)
  const at = text.indexOf('=') + 1
  const value = text.slice(at)
  const filled = fillText(value, variables)
  // A pair whose variable is not set is not sent.
  return value !== '' && filled === '' ? '' : text.slice(0, at) + filled
}

/** Values that stand in a path: each is one segment or a part of one. */
function encoded(variables: VariableValues): VariableValues {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      typeof value === 'object'
        ? []
        : [[name, encodeURIComponent(String(value).replaceAll(/\p{Cs}/gu, ''))]],
    ),
  )
}

function readValue(parameter: Parameter, input: unknown): unknown {
  if (isList(parameter)) {
    const list: readonly unknown[] = Array.isArray(input) ? input : [input]
    if (list.length > parameter.most) return undefined
    if (parameter.kind === 'pairs') return list.every(isPair) ? list : undefined
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
    case 'path':
      return text.length <= parameter.most && isEndpointPath(text) ? text : undefined
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

/** `name=value`; the name is never a variable's. */
function isPair(one: unknown): boolean {
  return typeof one === 'string' && one.length <= 3000 && /^[\w.:$[\]-]{1,100}=\P{Cc}*$/u.test(one)
}

const anyVariable = /\{\{\s*\w+\s*\}\}/g

const textOfList = { kind: 'text', most: 200 } as const
