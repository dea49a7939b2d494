import { sortKey } from '../search/searchTokens.js'

/** Texts whose readings are kept; they are forgotten all at once, for they come back soon enough. */
const maxKept = 50_000

const kept = new Map<string, string>()

/** The place of a text among others by its reading, see `sortKey`. */
export function readingOf(text: string, options: { isPerson?: boolean } = {}): string {
  const place = options.isPerson ? `\0${text}` : text // surnames are read in ways of their own
  const known = kept.get(place)
  if (known !== undefined) return known
  if (kept.size >= maxKept) kept.clear()
  const key = sortKey(text, options)
  kept.set(place, key)
  return key
}
