import type { Json, JsonObject } from '@spruce/designer-engine'
import { refreshLimits, resolveWindow } from '../data/timeWindow.js'
import {
  readValue,
  variableName,
  type PageVariable,
  type VariableKind,
  type VariableOption,
} from '../data/variables.js'
import { without } from './storedJson.js'

/** What a form holds of a variable. */
export interface VariableDraft {
  name: string
  kind: VariableKind
  label: string
  /** The section or dialog that has its control; null: the page. */
  placeId: string | null
  isHidden: boolean
  /** Of `choice`: a line each, `value` or `value = what it is called`. */
  options: string
  /** Of `choice`: the query that answers the options instead. */
  query: string | null
  /** Of every kind but `time`. */
  default: string | null
  /** Of `time`. */
  from: string
  to: string
  refresh: string
}

/** The draft of a variable, or of a new one with this name. */
export function variableDraftOf(variable: PageVariable | undefined, name: string): VariableDraft {
  const { kind = 'text', label = '', options = [], query = null } = variable ?? {}
  const { isHidden, placeId = null } = variable ?? {}
  const value = variable?.default
  const window = typeof value === 'object' ? value : undefined
  return {
    ...{ kind, label, query, placeId },
    name: variable?.name ?? name,
    isHidden: isHidden === true,
    options: options.map(sayOption).join('\n'),
    default: value === undefined || typeof value === 'object' ? null : String(value),
    from: window?.from ?? '',
    to: window?.to ?? '',
    refresh: window?.refresh === undefined ? '' : String(window.refresh),
  }
}

function sayOption({ value, label }: VariableOption): string {
  return value === label ? value : `${value} = ${label}`
}

function readOptions(text: string): readonly VariableOption[] {
  return text.split('\n').flatMap((line) => {
    const [value = '', ...rest] = line.split('=').map((part) => part.trim())
    if (value === '') return []
    const label = rest.join('=')
    return [{ value, label: label === '' ? value : label }]
  })
}

/** The variable as the page stores it. What a form does not know of it stays. */
export function storedVariable(draft: VariableDraft, before: JsonObject | undefined): JsonObject {
  const { name, kind, label, placeId, isHidden, query } = draft
  const value = defaultOf(draft)
  const options = readOptions(draft.options).map((option): Json => ({ ...option }))
  return {
    ...without(before ?? {}, ...known),
    ...{ name, kind },
    ...(label.trim() !== '' && { label: label.trim() }),
    ...(kind === 'choice' && (query ? { query } : { options })),
    ...(value !== undefined && { default: value }),
    ...(placeId !== null && { placeId }),
    ...(isHidden && { isHidden }),
  }
}

function defaultOf(draft: VariableDraft): Json | undefined {
  const { kind, from, to, refresh } = draft
  if (kind === 'time') {
    if (from.trim() === '') return undefined
    const seconds = Number(refresh)
    return { from: from.trim(), to: to.trim(), ...(seconds > 0 && { refresh: seconds }) }
  }
  const text = draft.default?.trim() ?? ''
  if (text === '') return undefined
  return kind === 'number' ? Number(text) : text
}

/** What a form knows of a variable. */
const known = [
  ...['name', 'kind', 'label', 'options', 'query', 'default'],
  ...['placeId', 'isHidden'],
]

/** Texts of what may be wrong with a variable. */
export interface VariableProblems {
  readonly badName: string
  readonly takenName: string
  readonly secondWindow: string
  readonly noOptions: string
  readonly badNumber: string
  readonly notAnOption: string
  readonly badWindow: string
  readonly badRefresh: (least: number, most: number) => string
}

/** What is wrong with a draft, by field. `others`: the other variables of the page. */
export function checkVariable(
  draft: VariableDraft,
  others: readonly PageVariable[],
  problems: VariableProblems,
): Partial<Record<keyof VariableDraft, string>> {
  const { name, kind, from, to, refresh, query } = draft
  const found: Partial<Record<keyof VariableDraft, string>> = {}
  if (!variableName.test(name)) found.name = problems.badName
  else if (others.some((other) => other.name === name)) found.name = problems.takenName
  if (kind === 'time') {
    if (others.some((other) => other.kind === 'time')) found.kind = problems.secondWindow
    const isSaid = from.trim() !== '' || to.trim() !== ''
    const window = { from: from.trim(), to: to.trim() }
    if (isSaid && !resolveWindow(window, 1e12)) found.from = problems.badWindow
    const { least, most } = refreshLimits
    const isIn = /^\d+$/.test(refresh) && Number(refresh) >= least && Number(refresh) <= most
    if (refresh.trim() !== '' && !isIn) found.refresh = problems.badRefresh(least, most)
    return found
  }
  const options = readOptions(draft.options)
  if (kind === 'choice' && !query && options.length === 0) found.options = problems.noOptions
  const text = draft.default?.trim() ?? ''
  const variable: PageVariable = { name, kind, options, ...(query && { query }) }
  if (text !== '' && readValue(variable, text) === undefined) {
    found.default = kind === 'choice' ? problems.notAnOption : problems.badNumber
  }
  return found
}
