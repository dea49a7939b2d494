import { inspect } from 'node:util'

/** What a thrown thing says: tools throw more than errors. Never `[object Object]`. */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof Error) return String(thrown)
  return typeof thrown === 'string' ? thrown : inspect(thrown)
}
