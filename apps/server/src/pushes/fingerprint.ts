import { createHash } from 'node:crypto'
import type { PushedItem } from '../db/schema.js'

/** Names what a push would do, by all that it depends on: another template, another edit, another name. */
export class Fingerprint {
  private readonly hash = createHash('sha256')

  add(customerId: string, items: readonly PushedItem[]): void {
    const lines = items.map(({ id, outcome, before, after, base, offered }) => [
      id,
      outcome,
      before,
      after,
      base,
      offered,
    ])
    this.hash.update(`${canonical([customerId, lines])}\n`)
  }

  digest(): string {
    return this.hash.digest('hex')
  }
}

/** Of a push to nobody. */
export const emptyFingerprint = new Fingerprint().digest()

/** JSON with the fields in one order: the database keeps none. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one).sort(([first], [second]) => (first < second ? -1 : 1)),
        )
      : one,
  )
}
