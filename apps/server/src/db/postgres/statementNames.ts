import { createHash } from 'node:crypto'

/** More different statements than the product has; beyond it they are sent unnamed. */
const limit = 1000
const names = new Map<string, string>()

/**
 * The name under which a statement is prepared once for each connection: a hash, because long names
 * are cut and may collide. Undefined past the limit, so that no connection collects without end.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= limit) return undefined
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32)
  names.set(sql, name)
  return name
}
