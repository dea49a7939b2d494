import { isRecord, readFrame, type Frame } from './Frame.js'
import { readTransforms, type Transform } from './transforms.js'
import { namesIn, readVariables, type PageVariable } from './variables.js'

/** A query of a page, as its document stores it. Nobody but the page asks it. @public */
export interface PageQuery {
  readonly id: string
  /** `static` has its frame in the document; all others are asked of the server. */
  readonly source: string
  /** What the source is asked for; texts name variables as `{{name}}`. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Done by whoever answers: the server, and the page itself for `static`. */
  readonly transforms: readonly Transform[]
  /** Of `static`. */
  readonly frame?: Frame
  /** Values come by themselves after the first answer. */
  readonly isLive?: boolean
}

/** The queries and variables of a page. @public */
export interface PageData {
  readonly queries: ReadonlyMap<string, PageQuery>
  readonly variables: readonly PageVariable[]
}

/** So many queries a page has at most. @public */
export const mostQueries = 200

const idPattern = /^[\w:.-]{1,64}$/

/** What a stored page says of its data, beside its components; what is damaged is left out. Never throws. @public */
export function readPageData(document: unknown): PageData {
  const { queries, variables } = isRecord(document) ? document : {}
  const list: readonly unknown[] = Array.isArray(queries) ? queries.slice(0, mostQueries) : []
  const read = list.flatMap((one) => readQuery(one) ?? [])
  return {
    queries: new Map(read.map((query) => [query.id, query])),
    variables: readVariables(variables),
  }
}

function readQuery(input: unknown): PageQuery | undefined {
  if (!isRecord(input)) return undefined
  const { id, source, parameters = {}, isLive } = input
  if (typeof id !== 'string' || !idPattern.test(id)) return undefined
  if (typeof source !== 'string' || source === '' || !isRecord(parameters)) return undefined
  const transforms = readTransforms(input['transforms'])
  if (!transforms) return undefined
  const frame = source === 'static' ? readFrame(input['frame']) : undefined
  if (frame?.ok === false) return undefined
  return {
    ...{ id, source, parameters, transforms },
    ...(frame && { frame: frame.frame }),
    ...(isLive === true && { isLive }),
  }
}

/** Whether another value of a variable makes a query's answer another one: by its parameters, or those of a query that it joins. */
export function dependsOn(
  { queries }: Pick<PageData, 'queries'>,
  id: string,
  variable: PageVariable,
): boolean {
  const seen = new Set<string>()
  const depends = (next: string): boolean => {
    const query = queries.get(next)
    if (!query || query.source === 'static' || seen.has(next)) return false
    seen.add(next)
    if (variable.kind === 'time' || namesIn(query.parameters).has(variable.name)) return true
    return query.transforms.some((step) => step.kind === 'join' && depends(step.query))
  }
  return depends(id)
}
