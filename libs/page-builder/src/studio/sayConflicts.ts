import { breakpoints, type Breakpoint } from '../data/visibility.js'
import type { MergeConflict } from './mergePages.js'

interface ConflictWords extends Readonly<Record<Breakpoint, string>> {
  readonly partOf: (name: string, part: string) => string
  readonly partPlace: string
  readonly partLayout: (width: string) => string
  readonly partRemoved: string
  readonly partOfPage: string
}

/** What both changed in another way, each once, in words. */
export function sayConflicts(
  conflicts: readonly MergeConflict[],
  words: ConflictWords,
  nameOf: (node: string) => string,
): readonly string[] {
  const lines = conflicts.map(({ node, part }) => {
    if (node === undefined) return words.partOf(words.partOfPage, part)
    const parts: Readonly<Record<string, string>> = {
      place: words.partPlace,
      removed: words.partRemoved,
      ...Object.fromEntries(
        breakpoints.map((one) => [`layouts.${one}`, words.partLayout(words[one])]),
      ),
    }
    return words.partOf(nameOf(node), parts[part] ?? part)
  })
  return [...new Set(lines)]
}
