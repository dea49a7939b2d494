import { pinyin } from 'pinyin-pro'

/**
 * Search by name without pattern matching. Under row-level security only leakproof operators may
 * use an index; LIKE is not one of them, `>=` and `<` on text are. So every name is stored as its
 * suffixes, in characters, in pinyin and in initials, and "the name contains q" becomes "a suffix
 * starts with q": one range of a B-tree in C collation.
 */
export interface SearchToken {
  token: string
  /** Characters before the match: 0 when the name itself starts with the token. */
  position: number
}

/** A half-open range of tokens: `from <= token and token < to`. */
export interface TokenRange {
  from: string
  to: string
}

/** Longest token stored; a longer query is cut to it. In UTF-16 units. */
export const tokenLength = 32

/** The largest code point: sorts after every continuation of a prefix in C collation. */
const afterEverything = '\u{10FFFF}'

/** How texts are compared: width and case folded, white space removed. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')
}

/**
 * The tokens under which a name is found: each suffix of its characters, of its full pinyin at
 * each syllable, and of its initials. `zgs`, `gongsi` and `公司` all find 总公司.
 */
export function nameTokens(name: string, options: { isPerson?: boolean } = {}): SearchToken[] {
  const folded = foldText(name)
  const characters = Array.from(folded)
  const syllables = toSyllables(folded, options.isPerson ?? false)
  const initials = syllables.map((syllable) => Array.from(syllable)[0] ?? '')
  const tokens = new Map<string, number>()
  for (let position = 0; position < characters.length; position += 1) {
    const suffixes = [characters, syllables, initials].map((parts) =>
      parts.slice(position).join(''),
    )
    for (const [index, suffix] of suffixes.entries()) {
      // Whatever begins another token is found by it.
      const isCovered = suffixes.slice(0, index).some((longer) => longer.startsWith(suffix))
      const token = cut(suffix)
      if (token && !isCovered && !tokens.has(token)) tokens.set(token, position)
    }
  }
  return [...tokens].map(([token, position]) => ({ token, position }))
}

/** The token of a value that is found by its beginning only: a code, a login name, a number. */
export function prefixToken(value: string | null | undefined): SearchToken[] {
  const token = cut(foldText(value ?? ''))
  return token ? [{ token, position: 0 }] : []
}

/** Joins lists of tokens; of equal tokens the one nearest to the beginning stays. */
export function mergeTokens(...lists: readonly SearchToken[][]): SearchToken[] {
  const merged = new Map<string, number>()
  for (const { token, position } of lists.flat()) {
    merged.set(token, Math.min(position, merged.get(token) ?? position))
  }
  return [...merged].map(([token, position]) => ({ token, position }))
}

/** The range that a typed keyword asks for; undefined when nothing but white space was typed. */
export function tokenRange(keyword: string): TokenRange | undefined {
  const from = cut(foldText(keyword))
  return from ? { from, to: from + afterEverything } : undefined
}

/**
 * The order of names in lists: character by character, by its pinyin and then by itself, so that names
 * of one reading do not mix: every 樊 stands before every 范.
 */
export function sortKey(name: string, options: { isPerson?: boolean } = {}): string {
  const folded = foldText(name)
  const characters = Array.from(folded)
  return toSyllables(folded, options.isPerson ?? false)
    .map((syllable, index) => {
      const character = characters[index] ?? ''
      return syllable === character ? character : `${syllable} ${character}`
    })
    .join(' ')
}

/** The order of names, and behind it what a keyword is looked for in: the whole pinyin and the name. */
export function sortAndFindKey(name: string): string {
  const folded = foldText(name)
  return `${sortKey(name)} ${toSyllables(folded, false).join(' ')} ${folded}`
}

function toSyllables(folded: string, isPerson: boolean): string[] {
  const syllables = pinyin(folded, {
    toneType: 'none',
    type: 'array',
    v: true,
    surname: isPerson ? 'head' : 'off',
  }).map((syllable) => syllable.toLowerCase())
  // Symbols outside the basic plane may come apart; then the characters stand for themselves.
  const characters = Array.from(folded)
  return syllables.length === characters.length ? syllables : characters
}

/** Cuts at a code point, never inside one. */
function cut(text: string): string {
  if (text.length <= tokenLength) return text
  const end = text.codePointAt(tokenLength - 1)
  const splitsPair = end !== undefined && end > 0xffff
  return text.slice(0, splitsPair ? tokenLength - 1 : tokenLength)
}
