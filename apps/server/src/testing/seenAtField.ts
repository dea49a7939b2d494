import type { Reply } from './Organisation.js'

/** What a form learns of a refusal: the status, the code, and the first field that it is about. */
export function seenAtField({ status, body }: Reply<unknown>): unknown[] {
  return [status, body.code, body.fields?.[0]?.path]
}
