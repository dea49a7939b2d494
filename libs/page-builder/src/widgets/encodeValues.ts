import type { VariableValues } from '../data/variables.js'

/** Values as they stand in an address: none of them can change where it leads. */
export function encodeValues(values: VariableValues): VariableValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? encodeURIComponent(value) : value,
    ]),
  )
}
