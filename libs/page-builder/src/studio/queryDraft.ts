import type { Json, JsonObject } from '@spruce/designer-engine'
import type { PageQuery } from '../data/pageData.js'
import { querySources, type SourceParameter } from '../data/querySources.js'
import { without } from './storedJson.js'
import { stepDraftOf, storedStep, wrongStep, type StepDraft } from './stepDraft.js'
import { readTable, tableText } from './tableText.js'

/** What a form holds of a query. Parameters are texts under `p-` and their name. */
export interface QueryDraft extends Record<string, string | boolean | null | readonly StepDraft[]> {
  id: string
  source: string | null
  table: string
  isLive: boolean
  steps: readonly StepDraft[]
}

/** The source whose table stands in the page itself. */
export const staticSource = 'static'

/** The source that asks a registered endpoint. */
export const httpSource = 'http'

/** The field of a parameter. */
export function parameterField(name: string): string {
  return `p-${name}`
}

function parameterText(draft: QueryDraft, name: string): string {
  const text = draft[parameterField(name)]
  return typeof text === 'string' ? text.trim() : ''
}

/** The parameters of a source; of one that is not known none. */
export function parametersOf(
  source: string | null,
): readonly (readonly [name: string, parameter: SourceParameter])[] {
  const known = source !== null && Object.hasOwn(querySources, source)
  return known ? Object.entries(querySources[source] ?? {}) : []
}

/** The draft of a query, or of a new one with this id. */
export function queryDraftOf(query: PageQuery | undefined, id: string): QueryDraft {
  const all = Object.values(querySources).flatMap((parameters) => Object.keys(parameters))
  const empty = Object.fromEntries([...new Set(all)].map((name) => [parameterField(name), '']))
  const kinds = new Map(parametersOf(query?.source ?? null))
  const said = Object.entries(query?.parameters ?? {}).map(
    ([name, value]) =>
      [
        parameterField(name),
        textOf(value, kinds.get(name)?.kind === 'pairs' ? '\n' : ', '),
      ] as const,
  )
  return {
    ...empty,
    ...Object.fromEntries(said),
    id: query?.id ?? id,
    source: query?.source ?? staticSource,
    table: query?.frame ? tableText(query.frame) : '',
    isLive: query?.isLive === true,
    steps: (query?.transforms ?? []).map(stepDraftOf),
  }
}

function textOf(value: unknown, between: string): string {
  if (Array.isArray(value)) return value.map(String).join(between)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The query as the page stores it. What a form does not know of it stays. */
export function storedQuery(draft: QueryDraft, before: JsonObject | undefined): JsonObject {
  const { id, source } = draft
  const kept = {
    ...without(before ?? {}, ...known),
    ...(draft.steps.length > 0 && { transforms: draft.steps.map(storedStep) }),
  }
  if (source === staticSource || source === null) {
    const known = (before as PageQuery | undefined)?.frame
    const read = readTable(draft.table, known)
    return {
      ...{ ...kept, id, source: staticSource },
      ...(read.ok && { frame: read.frame as unknown as JsonObject }),
    }
  }
  const parameters: Record<string, Json> = {}
  for (const [name, parameter] of parametersOf(source)) {
    const value = valueOf(parameterText(draft, name), parameter)
    if (value !== undefined) parameters[name] = value
  }
  return { ...kept, id, source, parameters, ...(draft.isLive && { isLive: true }) }
}

/** What a form knows of a query beside its id and its source. */
const known = ['frame', 'isLive', 'parameters', 'transforms']

function valueOf(text: string, { kind }: SourceParameter): Json | undefined {
  if (text === '') return undefined
  if (kind === 'pairs') return linesOf(text)
  if (kind === 'ids' || kind === 'texts') {
    return text
      .split(/[,，\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
  }
  return kind === 'integer' && /^\d+$/.test(text) ? Number(text) : text
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** Texts of what may be wrong with a query. */
export interface QueryProblems {
  readonly badId: string
  readonly takenId: string
  readonly badTable: (line: number) => string
  readonly between: (least: number, most: number) => string
  readonly tooMany: (most: number) => string
  readonly badStep: (place: number) => string
  readonly noEndpoint: string
  readonly badPath: string
  readonly badPair: (line: number) => string
}

const idPattern = /^[\w:.-]{1,64}$/
const variable = /\{\{\w+\}\}/
/** What the server takes at most; it looks closer. */
const path = /^\/?([^/\\?#;\s]+\/)*[^/\\?#;\s]*$/
const pair = /^[\w.:$[\]-]{1,100}=/

/** What is wrong with a draft, by field. */
export function checkQuery(
  draft: QueryDraft,
  taken: ReadonlySet<string>,
  problems: QueryProblems,
): Record<string, string | undefined> {
  const { id, source, table } = draft
  const found: Record<string, string | undefined> = {}
  if (!idPattern.test(id)) found['id'] = problems.badId
  else if (taken.has(id)) found['id'] = problems.takenId
  if (source === staticSource) {
    const read = readTable(table)
    if (!read.ok) found['table'] = problems.badTable(read.line)
  }
  const wrong = wrongStep(draft.steps)
  if (wrong !== undefined) found['steps'] = problems.badStep(wrong)
  if (source === httpSource && parameterText(draft, 'endpointId') === '') {
    found[parameterField('endpointId')] = problems.noEndpoint
  }
  for (const [name, parameter] of parametersOf(source)) {
    const text = parameterText(draft, name)
    if (parameter.kind === 'path') {
      const filled = text.replaceAll(/\{\{\s*\w+\s*\}\}/g, 'x')
      const isBelow = path.test(filled) && !filled.split('/').some((one) => /^\.\.?$/.test(one))
      if (!isBelow) found[parameterField(name)] = problems.badPath
    } else if (parameter.kind === 'pairs') {
      const lines = linesOf(text)
      const wrong = lines.findIndex((one) => !pair.test(one))
      if (wrong >= 0) found[parameterField(name)] = problems.badPair(wrong + 1)
      else if (lines.length > parameter.most) {
        found[parameterField(name)] = problems.tooMany(parameter.most)
      }
    }
    if (text === '' || variable.test(text)) continue
    if (parameter.kind === 'integer') {
      const { least, most } = parameter
      const isIn = /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
      if (!isIn) found[parameterField(name)] = problems.between(least, most)
    } else if (parameter.kind === 'ids' || parameter.kind === 'texts') {
      const value = valueOf(text, parameter)
      const isFew = Array.isArray(value) && value.length <= parameter.most
      if (!isFew) found[parameterField(name)] = problems.tooMany(parameter.most)
    }
  }
  return found
}
