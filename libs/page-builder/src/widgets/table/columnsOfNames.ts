import type { Json, JsonObject } from '@spruce/designer-engine'

/**
 * Makes version 2 of the properties of a table: version 1 had the names of its columns alone. What is of version 2
 * already stays: a page that was saved without the version of its tables may hold both.
 */
export function columnsOfNames({ columns, ...props }: JsonObject): JsonObject {
  if (!Array.isArray(columns)) return props
  return {
    ...props,
    columns: (columns as readonly Json[]).map((column) =>
      typeof column === 'string' ? { name: column } : column,
    ),
  }
}
