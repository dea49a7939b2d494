import type { Hop } from '../../../http/inspectAddress.js'
import type { AppFinding } from '../../../repositories/apps/AppDiagnosesRepository.js'

/** As long as the contract lets a text be that somebody else wrote. */
const longest = 1_000

/** A finding; what was seen is cut to what the contract takes, without characters that move the rest. */
export function finding(
  check: AppFinding['check'],
  verdict: AppFinding['verdict'],
  code: AppFinding['code'],
  { found, fix }: { found?: string | null; fix?: string | null } = {},
): AppFinding {
  return { check, verdict, code, found: clean(found), fix: clean(fix) }
}

function clean(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain
}

/** An address without what may be secret in it: queries of redirects carry codes. */
export function shownUrl({ origin, pathname }: URL): string {
  return `${origin}${pathname}`
}

/** A header as one line; null without it. */
export function valueOf({ headers }: Hop, name: string): string | null {
  const values = headers[name] ?? []
  return values.length === 0 ? null : values.join(', ')
}

/** Policies of a header that may come more than once, or as a list: each with its directives. */
export function policiesOf({ headers }: Hop, name: string): Map<string, string[]>[] {
  return (headers[name] ?? [])
    .flatMap((value) => value.split(','))
    .map((policy) => {
      const directives = new Map<string, string[]>()
      for (const text of policy.split(';')) {
        const [key = '', ...values] = text.trim().split(/\s+/)
        const lower = key.toLowerCase()
        // Of a directive that stands twice, browsers take the first.
        if (lower !== '' && !directives.has(lower)) directives.set(lower, values)
      }
      return directives
    })
    .filter(({ size }) => size > 0)
}
