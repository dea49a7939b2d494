import type { PageData } from './pageData.js'
import { fillText, type VariableValues } from './variables.js'

/** A source that a query reads, with its parameters as the variables fill them in; empty ones are left out. @public */
export interface QueryRead {
  readonly source: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** What the server reads to answer a query: its source, and those of the queries that it joins. */
export function queryReads(
  { queries }: Pick<PageData, 'queries'>,
  id: string,
  values: VariableValues,
): readonly QueryRead[] {
  const reads: QueryRead[] = []
  const seen = new Set<string>()
  const add = (next: string) => {
    const query = queries.get(next)
    if (!query || seen.has(next)) return
    seen.add(next)
    const { source, transforms } = query
    if (source !== 'static') reads.push({ source, parameters: filled(query.parameters, values) })
    for (const step of transforms) if (step.kind === 'join') add(step.query)
  }
  add(id)
  return reads
}

function filled(
  parameters: Readonly<Record<string, unknown>>,
  values: VariableValues,
): Readonly<Record<string, unknown>> {
  const fill = (value: unknown) => (typeof value === 'string' ? fillText(value, values) : value)
  return Object.fromEntries(
    Object.entries(parameters)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(fill) : fill(value)] as const)
      .filter(([, value]) => value !== ''),
  )
}
