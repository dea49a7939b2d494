import type { Random } from './random.js'
import { accepted, allowedOrigins, ownOrigin, refused, refusedAsReturn } from './safeUrlCorpus.js'

const pieces = [
  ...accepted.map(([input]) => input),
  ...refused,
  ...refusedAsReturn,
  ...['/', '//', '\\', ':', '@', '.', '..', '%2e', '%2f', '%5c', '%00', '%0a'],
  ...['\t', '\n', ' ', '?', '#', ';', '&'],
  ...['http', 'https', 'javascript', 'data', ownOrigin, ...allowedOrigins, 'evil.example'],
  ...['login', 'logout', '云', '\ud800'],
] as [string, ...string[]]

/** Glues, cuts and doubles pieces of the corpus. */
export function makeAddress({ below, pick }: Random): string {
  let input = pick(pieces)
  for (let change = below(4); change > 0; change -= 1) {
    const at = below(input.length + 1)
    const kind = below(4)
    if (kind === 0) input = input.slice(0, at) + pick(pieces) + input.slice(at)
    else if (kind === 1)
      input = input.slice(0, at) + String.fromCharCode(below(256)) + input.slice(at)
    else if (kind === 2) input = input.slice(0, at) + input.slice(at + 1)
    else input = pick(pieces).slice(0, below(12)) + input
  }
  return input
}
