import { sortKey } from '../search/searchTokens.js'
import { TextCache } from '../search/TextCache.js'

const kept = new TextCache<string>(50_000)

/** The place of a text among others by its reading, see `sortKey`. */
export function readingOf(text: string, options: { isPerson?: boolean } = {}): string {
  const place = options.isPerson ? `\0${text}` : text // surnames are read in ways of their own
  return kept.get(place, () => sortKey(text, options))
}
