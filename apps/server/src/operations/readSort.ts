export interface SortField<Field extends string> {
  field: Field
  descending: boolean
}

/** `-a,b`, which the contract has checked, as fields; of a field named twice the first counts. */
export function readSort<Field extends string>(sort: string): SortField<Field>[] {
  const fields = new Map<Field, boolean>()
  for (const part of sort.split(',')) {
    const descending = part.startsWith('-')
    const field = (descending ? part.slice(1) : part) as Field
    if (!fields.has(field)) fields.set(field, descending)
  }
  return [...fields].map(([field, descending]) => ({ field, descending }))
}
