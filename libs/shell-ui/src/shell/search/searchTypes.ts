/** What an entry is, as its picture tells. @public */
export type SearchIcon =
  'page' | 'menu' | 'app' | 'person' | 'department' | 'message' | 'setting' | 'tenant'

/** Something to be found. @public */
export interface SearchEntry {
  /** Unique within its source; what was chosen before is remembered by it. */
  id: string
  /** Searched by its characters, full pinyin and initials. */
  title: string
  /** A second line; not searched. */
  subtitle?: string
  /** Searched like the title, never shown: codes, other names, the menus above. */
  keywords?: string
  /** Default: `page`. */
  icon?: SearchIcon
}

/** Where the global search looks. Sub-applications add their own. @public */
export interface SearchSource {
  /** Unique among the sources. */
  id: string
  /** Heading of its results. */
  title: string
  /**
   * All it has, asked for when the search opens and found in the browser. The same array answers again
   * at no cost: nothing is indexed twice.
   */
  entries?: () => readonly SearchEntry[] | Promise<readonly SearchEntry[]>
  /**
   * Asks a server, a moment after the last key; aborted when the person types on. What it answers counts
   * as found. A refused permission answers with nothing.
   */
  find?: (keyword: string, signal: AbortSignal) => Promise<readonly SearchEntry[]>
  onChoose: (entry: SearchEntry) => void
  /** How many of its results are shown. Default: 6. */
  limit?: number
  /** Its first entries stand there before anything is typed. Default: false. */
  isShownAtFirst?: boolean
}

/** A part of a title, in characters: `[from, to)`. */
export type SearchRange = readonly [from: number, to: number]

/** An entry that answers, and which part of its title does. */
export interface SearchHit {
  entry: SearchEntry
  ranges: readonly SearchRange[]
}
