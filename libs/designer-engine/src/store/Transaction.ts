import type { PageNode, SettingsPatch } from '../document/types.js'

/** How a transaction enters the history: as an entry, as part of the last one of its label, not at all. */
export type RecordMode = 'push' | 'merge' | 'ignore'

/** Who changes the page: its user, somebody else, or the history. */
export type ChangeSource = 'user' | 'remote' | 'replay'

/** What listeners hear beside the change itself. */
export interface ChangeInfo {
  readonly label: string
  readonly record: RecordMode
  readonly source: ChangeSource
  /** A step of a gesture that is not over: it may be taken back and is no part of the page yet. */
  readonly isPreview: boolean
}

/** Changes records while `transact` runs. Everything is read and frozen on its way in. */
export interface Transaction {
  get: (id: string) => PageNode | undefined
  children: (parent: string | null, slot: string) => readonly PageNode[]
  /** Adds a node, or replaces the one with its id. */
  put: (node: PageNode) => void
  /** @throws RangeError when the node is not there */
  update: (id: string, patch: Partial<Omit<PageNode, 'id'>>) => void
  /** With everything in it. @throws RangeError when the node is not there */
  remove: (id: string) => void
  setSettings: (patch: SettingsPatch) => void
}
