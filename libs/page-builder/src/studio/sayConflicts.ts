import type { MergeConflict } from './mergePages.js'

interface ConflictWords {
  readonly partOf: (name: string, part: string) => string
  readonly partPlace: string
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
    }
    return words.partOf(nameOf(node), parts[part] ?? part)
  })
  return [...new Set(lines)]
}
