import { isRecord } from './Frame.js'
import { refreshLimits, resolveWindow, type TimeWindow } from './timeWindow.js'

/** What a variable may be, in the order in which it is offered. @public */
export const variableKinds = [
  ...(['text', 'number', 'choice'] as const),
  ...(['department', 'area', 'device', 'time'] as const),
] as const

/** What a variable may be. @public */
export type VariableKind = (typeof variableKinds)[number]

/** The value of a variable. @public */
export type VariableValue = string | number | TimeWindow

/** The values of a page's variables by their names; what is not set has none. @public */
export type VariableValues = Readonly<Record<string, VariableValue>>

/** One option of a choice. @public */
export interface VariableOption {
  readonly value: string
  readonly label: string
}

/** A variable of a page, as its document stores it. @public */
export interface PageVariable {
  /** Letters, digits and `_`; what texts and queries call it. */
  readonly name: string
  readonly kind: VariableKind
  /** What people call it; default: its name. */
  readonly label?: string
  /** Of `choice`: what may be chosen; empty where a query says it. */
  readonly options?: readonly VariableOption[]
  /** Of `choice`: the query whose first column has the values and whose second has what they are called. */
  readonly query?: string
  /** Stands where nothing is set. */
  readonly default?: VariableValue
  /** Has no control on the page: only addresses and clicks set it. */
  readonly isHidden?: boolean
  /** The section or dialog that has its control; of one that is not there, and without it, the page has it. */
  readonly placeId?: string
}

/** The parameters of an address, as a router reads them. @public */
export type PageSearch = Readonly<Record<string, unknown>>

/** So many variables a page has at most. @public */
export const mostVariables = 50

/** What a variable may be called. */
export const variableName = /^[A-Za-z]\w{0,63}$/
const idPattern = /^[\w:.-]{1,64}$/
const kinds: readonly unknown[] = variableKinds

/** The variables of a stored page; what is none, has a name twice, or is a second time window is left out. @public */
export function readVariables(input: unknown): readonly PageVariable[] {
  if (!Array.isArray(input)) return []
  const made: PageVariable[] = []
  for (const one of input.slice(0, mostVariables)) {
    const variable = readVariable(one)
    if (!variable || made.some(({ name }) => name === variable.name)) continue
    if (variable.kind === 'time' && made.some(({ kind }) => kind === 'time')) continue
    made.push(variable)
  }
  return made
}

function readVariable(input: unknown): PageVariable | undefined {
  if (!isRecord(input)) return undefined
  const { name, kind, label, options, query, isHidden, placeId } = input
  if (typeof name !== 'string' || !variableName.test(name) || !kinds.includes(kind))
    return undefined
  const variable: PageVariable = {
    name,
    kind: kind as VariableKind,
    ...(typeof label === 'string' && { label }),
    ...(kind === 'choice' && { options: readOptions(options) }),
    ...(kind === 'choice' && typeof query === 'string' && { query }),
    ...(isHidden === true && { isHidden }),
    ...(isPlaceId(placeId) && { placeId }),
  }
  const value = readValue(variable, input['default'])
  return value === undefined ? variable : { ...variable, default: value }
}

/** What the id of a component may be. */
function isPlaceId(input: unknown): input is string {
  return typeof input === 'string' && input !== '' && input.length <= 200
}

function readOptions(input: unknown): readonly VariableOption[] {
  if (!Array.isArray(input)) return []
  return input.slice(0, 1000).flatMap((one) => {
    if (!isRecord(one) || typeof one['value'] !== 'string') return []
    const { value, label } = one
    return [{ value, label: typeof label === 'string' ? label : value }]
  })
}

/** A value as a variable takes it; undefined where it does not. @public */
export function readValue(variable: PageVariable, input: unknown): VariableValue | undefined {
  const { kind, options = [], query } = variable
  if (kind === 'time') return readWindow(input)
  if (kind === 'number') {
    if (typeof input === 'number') return Number.isFinite(input) ? input : undefined
    if (typeof input !== 'string' || input.trim() === '') return undefined
    return Number.isFinite(Number(input)) ? Number(input) : undefined
  }
  // A router reads `3` as a number and `true` as a boolean.
  const text = typeof input === 'number' || typeof input === 'boolean' ? String(input) : input
  if (typeof text !== 'string' || text === '' || text.length > 2000) return undefined
  if (kind === 'text') return text
  if (kind !== 'choice') return idPattern.test(text) ? text : undefined
  return query !== undefined || options.some(({ value }) => value === text) ? text : undefined
}

function readWindow(input: unknown): TimeWindow | undefined {
  if (!isRecord(input)) return undefined
  const { from, to, refresh } = input
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  if (!resolveWindow({ from, to }, 1e12)) return undefined
  const seconds = Number(refresh)
  const isAsked = seconds >= refreshLimits.least && seconds <= refreshLimits.most
  return { from, to, ...(isAsked && { refresh: seconds }) }
}

/** The values that an address says, else the defaults: text as `v.<name>`, the window as `from`, `to`, `refresh`. @public */
export function valuesOf(variables: readonly PageVariable[], search: PageSearch): VariableValues {
  const values: Record<string, VariableValue> = {}
  for (const variable of variables) {
    const said = variable.kind === 'time' ? search : search[keyOf(variable.name)]
    const value = readValue(variable, said) ?? variable.default
    if (value !== undefined) values[variable.name] = value
  }
  return values
}

/** What people call the variables to which an address gives a value that they do not take. */
export function refusedIn(
  variables: readonly PageVariable[],
  search: PageSearch,
): readonly string[] {
  return variables
    .filter((variable) => {
      const isTime = variable.kind === 'time'
      const said = isTime ? (search['from'] ?? search['to']) : search[keyOf(variable.name)]
      if (said === undefined) return false
      return readValue(variable, isTime ? search : said) === undefined
    })
    .map(({ kind, name, label }) => label ?? (kind === 'time' ? '' : name))
}

/** What an address says of values; what is the default is not said. `valuesOf` reads it back. @public */
export function searchOf(
  variables: readonly PageVariable[],
  values: VariableValues,
): Readonly<Record<string, string>> {
  const search: Record<string, string> = {}
  for (const variable of variables) {
    const value = values[variable.name]
    if (value === undefined || isSameValue(value, variable.default)) continue
    if (typeof value !== 'object') search[keyOf(variable.name)] = String(value)
    else {
      search['from'] = value.from
      search['to'] = value.to
      if (value.refresh !== undefined) search['refresh'] = String(value.refresh)
    }
  }
  return search
}

/** What an address says of the parameters of a way to another page; `valuesOf` that page's variables reads it. @public */
export function searchOfParameters(
  parameters: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [keyOf(name), value] as const),
  )
}

/** Where the value of a variable stands in an address. */
function keyOf(name: string): string {
  return `v.${name}`
}

/** Whether two values say the same. @public */
export function isSameValue(one: VariableValue | undefined, other: VariableValue | undefined) {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.from === other.from && one.to === other.to && one.refresh === other.refresh
}

/** A value as a control shows it; a window has none. */
export function textOf(value: VariableValue | undefined): string {
  return value === undefined || typeof value === 'object' ? '' : String(value)
}

/** A text with `{{name}}` filled in; plain text, whatever the values are. @public */
export function fillText(text: string, values: VariableValues): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return ''
    return typeof value === 'object' ? `${value.from} – ${value.to}` : String(value)
  })
}

/** The names that `{{name}}` of any text in a value calls. @public */
export function namesIn(value: unknown): ReadonlySet<string> {
  const text = JSON.stringify(value) as string | undefined
  return new Set([...(text ?? '').matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))
}
