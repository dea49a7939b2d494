import type { Schemas } from '@spruce/api-client/contract'
import {
  readValue,
  resolveWindow,
  type Instants,
  type PageVariable,
  type TimeWindow,
  type VariableValue,
  type VariableValues,
} from '@spruce/page-builder/data'
import { unprocessable, wrongField, type FieldError } from '../../http/errors.js'
import type { ShareVariable } from '../../repositories/shares/ShareLinksRepository.js'
import type { ViewerLock } from './sharePass.js'

type Rule = Schemas['ShareVariableRule']
type Choices = Schemas['ShareChoices']
type Lock = Schemas['ShareVariableLock']

/** What a link takes, for one call. */
interface Asked {
  /** As the page declares them now. */
  readonly variables: readonly PageVariable[]
  /** As the link keeps them. */
  readonly linked: readonly ShareVariable[]
  readonly now: Date
  /** The windows that the page compares a window of the query with that is asked. */
  readonly before?: (window: TimeWindow) => readonly Instants[]
}

/** Instants that whoever looks made of a window may be so far from those of the server, in milliseconds. */
const clockDifference = 60_000

/**
 * What a link makes of the variables of a page: those that no rule names are locked to their defaults.
 * @throws 422 SHARE_VARIABLE with each place
 */
export function readRules(
  variables: readonly PageVariable[],
  rules: readonly Rule[],
  now: Date,
): ShareVariable[] {
  const wrong: FieldError[] = []
  const named = new Map<string, ShareVariable>()
  for (const [at, rule] of rules.entries()) {
    const place = `variables[${String(at)}]`
    const variable = variables.find(({ name }) => name === rule.name)
    if (!variable || named.has(rule.name)) {
      wrong.push(wrongField(`${place}.name`, variable ? 'taken' : 'invalid'))
      continue
    }
    const read = readRule(variable, rule, now)
    if (typeof read === 'string') wrong.push(wrongField(`${place}.${read}`, 'invalid'))
    else named.set(rule.name, read)
  }
  if (wrong.length > 0) throw unprocessable('SHARE_VARIABLE', wrong)
  return variables.map(
    ({ name, default: value }) => named.get(name) ?? { name, value: wireOf(value) },
  )
}

/** The rule as it is kept, or the part of it that the variable does not take. */
function readRule(variable: PageVariable, rule: Rule, now: Date): ShareVariable | string {
  const { name } = variable
  const said = rule.value ?? undefined
  const value = said === undefined ? undefined : readValue(variable, said)
  if (said !== undefined && value === undefined) return 'value'
  if (rule.open === undefined) {
    return { name, value: wireOf(rule.value === null ? undefined : (value ?? variable.default)) }
  }
  const open = readChoices(variable, rule.open, now)
  if (typeof open === 'string') return open
  const takes = (one: VariableValue | undefined) =>
    one !== undefined && isTaken(variable, open, one, now)
  if (said !== undefined) return takes(value) ? { name, value: wireOf(value), open } : 'value'
  const start = takes(variable.default) ? variable.default : firstOf(open)
  return { name, value: wireOf(start), open }
}

/** What may be chosen, as it is kept, or the place in a rule that is wrong. */
function readChoices(variable: PageVariable, open: Choices, now: Date): Choices | string {
  const { values, least, most, from, to } = open
  const { kind } = variable
  const said = Object.keys(open).length
  if (values !== undefined && said === 1) {
    if (kind === 'time') return 'open.values'
    const read = values.map((one) => readValue(variable, one))
    const wrong = read.indexOf(undefined)
    if (wrong >= 0) return `open.values[${String(wrong)}]`
    return { values: [...new Set(read as (string | number)[])] }
  }
  if (least !== undefined && most !== undefined && said === 2) {
    return kind === 'number' && least <= most ? { least, most } : 'open.least'
  }
  if (from !== undefined && to !== undefined && said === 2) {
    const isWindow = kind === 'time' && resolveWindow({ from, to }, now.getTime())
    return isWindow ? { from, to } : 'open.from'
  }
  return 'open'
}

function isTaken(
  { kind }: PageVariable,
  { values, least, most, from, to }: Choices,
  value: VariableValue,
  now: Date,
): boolean {
  if (typeof value === 'object') {
    if (kind !== 'time' || from === undefined || to === undefined) return false
    const asked = resolveWindow(value, now.getTime())
    const within = resolveWindow({ from, to }, now.getTime())
    return !!asked && !!within && asked.from >= within.from && asked.to <= within.to
  }
  if (values) return values.includes(value)
  return (
    typeof value === 'number' &&
    least !== undefined &&
    most !== undefined &&
    value >= least &&
    value <= most
  )
}

/** Whether a window lies in one that the page compares what the link takes with. */
function isBefore(
  value: VariableValue | undefined,
  { start, open }: { start: VariableValue | undefined; open: Choices | undefined },
  before: (window: TimeWindow) => readonly Instants[],
  now: Date,
): boolean {
  const taken = open ? windowOf(open) : start
  if (typeof value !== 'object' || typeof taken !== 'object') return false
  const asked = resolveWindow(value, now.getTime())
  const within = resolveWindow(taken, now.getTime())
  if (!asked || !within) return false
  return before(taken).some(({ from, to }) => {
    // What comes before a part of an open window may lie in that window itself.
    const end = open && to >= within.from ? within.to : to
    return asked.from >= from - clockDifference && asked.to <= end + clockDifference
  })
}

function windowOf({ from, to }: Choices): TimeWindow | undefined {
  return from === undefined || to === undefined ? undefined : { from, to }
}

function firstOf({ values = [], least, from, to }: Choices): VariableValue | undefined {
  if (from !== undefined && to !== undefined) return { from, to }
  return values[0] ?? least
}

/** What the link makes of the variables that the page has now, in their order. */
export function shownVariables({ variables, linked }: Omit<Asked, 'now'>): ShareVariable[] {
  return variables.map(
    (variable) =>
      linked.find(({ name }) => name === variable.name) ?? {
        name: variable.name,
        value: wireOf(variable.default),
      },
  )
}

/**
 * The values of all variables where the link takes what is asked for; undefined where it does not, and
 * where the page declares a variable of the link otherwise by now.
 */
export function readShared(
  { variables, linked, now, before = () => [] }: Asked,
  given: Readonly<Record<string, unknown>>,
): VariableValues | undefined {
  const values: Record<string, VariableValue> = {}
  for (const [at, { name, value: kept, open }] of shownVariables({ variables, linked }).entries()) {
    const variable = variables[at] as PageVariable
    const start = kept === null ? undefined : readValue(variable, kept)
    if (kept !== null && start === undefined) return undefined
    const isAsked = Object.hasOwn(given, name)
    const value = isAsked ? readValue(variable, given[name]) : start
    if (isAsked && value === undefined) return undefined
    const takes = open
      ? value !== undefined && isTaken(variable, open, value, now)
      : isSame(value, start)
    if (!takes && !isBefore(value, { start, open }, before, now)) return undefined
    if (value !== undefined) values[name] = value
  }
  const isKnown = (name: string) => variables.some((one) => one.name === name)
  return Object.keys(given).every(isKnown) ? values : undefined
}

/**
 * What a viewer is held to, of what a link takes.
 * @throws 422 SHARE_VARIABLE with each value that the link does not take
 */
export function lockMore(asked: Asked, locks: readonly Lock[]): ViewerLock[] {
  const { variables } = asked
  const shown = shownVariables(asked)
  const locked = new Map<string, ViewerLock>()
  const wrong = locks.flatMap(({ name, value }, at): FieldError[] => {
    const place = `variables[${String(at)}]`
    const variable = variables.find((one) => one.name === name)
    if (!variable || locked.has(name)) {
      return [wrongField(`${place}.name`, variable ? 'taken' : 'invalid')]
    }
    const known = shown.find((one) => one.name === name)
    const isKept = value === null && known?.value === null && !known.open
    const read = value === null ? undefined : readShared(asked, { [name]: value })?.[name]
    locked.set(name, { name, value: wireOf(read) })
    return isKept || read !== undefined ? [] : [wrongField(`${place}.value`, 'invalid')]
  })
  if (wrong.length > 0) throw unprocessable('SHARE_VARIABLE', wrong)
  return [...locked.values()]
}

/** How often a page asks anew is its own affair. */
function isSame(one: VariableValue | undefined, other: VariableValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.from === other.from && one.to === other.to
}

function wireOf(value: VariableValue | undefined): ShareVariable['value'] {
  if (value === undefined) return null
  return typeof value === 'object' ? { ...value } : value
}
