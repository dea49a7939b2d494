import { namesIn } from '../data/variables.js'

/** What components or queries name of the page around them. */
export interface PageReferences {
  /** Ids. */
  readonly queries: ReadonlySet<string>
  /** Names. */
  readonly variables: ReadonlySet<string>
  /** Ids. */
  readonly dialogs: ReadonlySet<string>
}

type Kind = keyof PageReferences

/** The fields of properties, interactions, rules and steps by which they name something of the page. */
export const referenceFields: Readonly<Record<string, Kind>> = {
  query: 'queries',
  variable: 'variables',
  repeat: 'variables',
  dialog: 'dialogs',
}

/**
 * What a value of JSON names of its page. A text that stands at such a field and means something else may be among it:
 * whoever asks looks for what the page has.
 */
export function referencesIn(value: unknown): PageReferences {
  const found = {
    queries: new Set<string>(),
    variables: new Set(namesIn(value)),
    dialogs: new Set<string>(),
  }
  const left = [value]
  while (left.length > 0) {
    const at = left.pop()
    if (typeof at !== 'object' || at === null) continue
    for (const [key, one] of Object.entries(at) as [string, unknown][]) {
      const kind = Object.hasOwn(referenceFields, key) ? referenceFields[key] : undefined
      if (kind && typeof one === 'string') found[kind].add(one)
      else left.push(one)
    }
  }
  return found
}
