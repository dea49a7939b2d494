import { isSameJson, type JsonObject } from '@spruce/designer-engine'
import { textOf, without } from '../studio/storedJson.js'
import { referencesIn } from './pageReferences.js'
import type { PartNote } from './PartNote.js'

/** Queries and variables, as a page stores them. */
export interface StoredData {
  readonly queries: readonly JsonObject[]
  readonly variables: readonly JsonObject[]
}

/** The names that what comes has on the page, and what the page does not have yet. */
export interface MergedData {
  readonly queries: ReadonlyMap<string, string>
  readonly variables: ReadonlyMap<string, string>
  /** What is new on the page, under its names there. */
  readonly added: StoredData
  readonly notes: readonly PartNote[]
}

type Kind = keyof StoredData

interface Names {
  readonly queries: ReadonlyMap<string, string>
  readonly variables: ReadonlyMap<string, string>
}

/** The field that has the name of one. */
const nameField = { queries: 'id', variables: 'name' } as const

/**
 * Puts queries and variables beside those of a page: an equal one is used, one whose name means something else there
 * gets another name. Of two time windows that of the page stays.
 * @param rename one as it is once these names are others
 * @param copied names of variables that are new on the page, whatever it has: a copy of a section has its own
 */
export function mergeData(
  given: StoredData,
  page: StoredData,
  rename: (one: JsonObject, names: Names) => JsonObject,
  copied: ReadonlySet<string> = new Set(),
): MergedData {
  const merge = new DataMerge(given, page, rename, copied)
  for (const kind of ['variables', 'queries'] as const) {
    for (const one of given[kind]) merge.settle(kind, textOf(one[nameField[kind]]))
  }
  return merge
}

class DataMerge implements MergedData {
  readonly queries = new Map<string, string>()
  readonly variables = new Map<string, string>()
  readonly notes: PartNote[] = []
  /** What is being named: of a circle the first keeps its name. */
  private readonly open = new Set<string>()
  private readonly made = {
    queries: new Map<string, JsonObject>(),
    variables: new Map<string, JsonObject>(),
  }

  constructor(
    private readonly given: StoredData,
    private readonly page: StoredData,
    private readonly rename: (one: JsonObject, names: Names) => JsonObject,
    private readonly copied: ReadonlySet<string>,
  ) {}

  get added(): StoredData {
    return { queries: this.addedOf('queries'), variables: this.addedOf('variables') }
  }

  /** Names one, and before it what it uses. */
  settle(kind: Kind, name: string): void {
    const field = nameField[kind]
    const own = this.given[kind].find((one) => textOf(one[field]) === name)
    const key = `${kind} ${name}`
    if (!own || this[kind].has(name) || this.open.has(key)) return
    this.open.add(key)
    const { queries, variables } = referencesIn({ ...own, frame: null })
    for (const used of variables) this.settle('variables', used)
    for (const used of queries) this.settle('queries', used)
    const made = this.rename(own, this)
    const there = this.thereOf(kind)
    const isCopied = kind === 'variables' && this.copied.has(name)
    const equal = isCopied
      ? []
      : there.filter((one) => isSameJson(without(one, field), without(made, field)))
    const same =
      equal.find((one) => one[field] === name) ?? equal[0] ?? this.windowFor(kind, made, name)
    const found = same && textOf(same[field])
    if (found !== undefined) {
      this[kind].set(name, found)
      return
    }
    const taken = new Set(there.map((one) => textOf(one[field])))
    const free = freeName(name, taken, kind === 'queries' ? '-' : '_')
    if (free !== name) this.notes.push({ kind: 'renamed', name, details: [free] })
    this[kind].set(name, free)
    this.made[kind].set(name, { ...made, [field]: free })
  }

  /** In the order in which they came. */
  private addedOf(kind: Kind): readonly JsonObject[] {
    const field = nameField[kind]
    return this.given[kind].flatMap((one): readonly JsonObject[] => {
      const made = this.made[kind].get(textOf(one[field]))
      return made ? [made] : []
    })
  }

  private thereOf(kind: Kind): readonly JsonObject[] {
    return [...this.page[kind], ...this.made[kind].values()]
  }

  private windowFor(kind: Kind, made: JsonObject, name: string): JsonObject | undefined {
    if (kind !== 'variables' || made['kind'] !== 'time') return undefined
    const window = this.thereOf('variables').find((one) => one['kind'] === 'time')
    if (window) this.notes.push({ kind: 'window', name, details: [] })
    return window
  }
}

/** So many characters a name has at most. */
const mostName = 64

function freeName(name: string, taken: ReadonlySet<string>, mark: string): string {
  if (!taken.has(name)) return name
  for (let number = 2; ; number += 1) {
    const end = `${mark}${String(number)}`
    const next = name.slice(0, mostName - end.length) + end
    if (!taken.has(next)) return next
  }
}
