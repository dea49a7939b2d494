/** What of a part comes otherwise than it was, or not at all. */
export type PartNoteKind =
  /** A component that the palette here does not have: a text says what was there. */
  | 'component'
  /** The endpoint of a query is another tenant's. */
  | 'endpoint'
  /** Devices, areas, types, data points or departments of another tenant. */
  | 'things'
  /** Pictures and files of another tenant. */
  | 'file'
  /** Leads to a page, a menu or an application of another tenant, or to a dialog that did not come along. */
  | 'link'
  /** An address that would run a script. */
  | 'unsafe'
  /** The value that stands where nothing is set is another tenant's. */
  | 'default'
  /** The page has a time window; it stays. */
  | 'window'
  /** Another query or variable has that name here. */
  | 'renamed'

/** One line of what pasting says: about which component, query or variable, and what became of it. */
export interface PartNote {
  readonly kind: PartNoteKind
  /** What people call the component, or the query or variable itself. */
  readonly name: string
  /** A type, parameters, addresses, the new name. */
  readonly details: readonly string[]
}
