import { isSameJson, type Json, type JsonObject, type PageDocument } from '@spruce/designer-engine'
import { isJsonObject, storedList, textOf } from '../studio/storedJson.js'
import type { PageTemplate } from './PageTemplate.js'

/** What of a template a page takes. */
export type TemplateParts = Pick<PageTemplate, 'nodes' | 'queries' | 'variables'>

/**
 * A template with names that are free on a page, wherever they are used. What the page has under the same name
 * with the same content is used; a page with a time window keeps its own.
 * @returns all components, with the queries and variables that the page has not
 */
export function renameTaken(document: PageDocument, template: TemplateParts): TemplateParts {
  const stored = {
    queries: storedList(document, 'queries'),
    variables: storedList(document, 'variables'),
  }
  const names: Names = { queries: new Map(), variables: new Map() }
  const hasWindow = stored.variables.some(({ kind }) => kind === 'time')
  const own = template.variables.filter(({ kind }) => kind !== 'time' || !hasWindow)
  // Of a query the name is known only after those of the variables, which it may use.
  const variables = take(own, 'name', stored.variables, names.variables, names)
  const queries = take(template.queries, 'id', stored.queries, names.queries, names)
  return {
    nodes: template.nodes.map((node) => ({
      ...node,
      props: renameIn(node.props, names) as JsonObject,
    })),
    queries: queries.map((one) => renameIn(one, names) as JsonObject),
    variables: variables.map((one) => renameIn(one, names) as JsonObject),
  }
}

/** New names by those of the template. */
interface Names {
  readonly queries: Map<string, string>
  readonly variables: Map<string, string>
}

/** Names each of a list, and keeps those that are new. */
function take(
  list: readonly JsonObject[],
  key: 'id' | 'name',
  stored: readonly JsonObject[],
  made: Map<string, string>,
  names: Names,
): readonly JsonObject[] {
  const taken = [...stored]
  const added: JsonObject[] = []
  for (const one of list) {
    const wanted = textOf(one[key])
    const named = (name: string): JsonObject => ({ ...one, [key]: name })
    let name = wanted
    let found = taken.find((has) => has[key] === name)
    for (let number = 2; found && !isSameJson(found, renameIn(named(name), names)); number += 1) {
      name = `${wanted}${String(number)}`
      found = taken.find((has) => has[key] === name)
    }
    made.set(wanted, name)
    if (found) continue
    taken.push(named(name))
    added.push(named(name))
  }
  return added
}

/** Pages call queries by `query`, variables by `variable` and in texts as `{{name}}`. */
function renameIn(value: Json, names: Names): Json {
  if (typeof value === 'string') {
    return value.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
      names.variables.has(name) ? `{{${names.variables.get(name) ?? name}}}` : whole,
    )
  }
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => renameIn(one, names))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const of = key === 'query' ? names.queries : key === 'variable' ? names.variables : undefined
      const name = typeof one === 'string' ? of?.get(one) : undefined
      return [key, name ?? renameIn(one, names)]
    }),
  )
}
