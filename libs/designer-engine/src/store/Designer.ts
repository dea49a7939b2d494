import type { Commands } from '../commands/commandTypes.js'
import type { CommandName, Permission } from '../commands/reasons.js'
import type { ChangeSet, PageDocument, PageNode, PageSettings } from '../document/types.js'
import type { DesignerGesture } from '../gesture/DesignerGesture.js'
import type { PageHistory } from '../history/PageHistory.js'
import type { ResizeHandle } from '../layout/types.js'
import type { Selection } from '../selection/Selection.js'
import type { Hiding } from '../state/Hiding.js'
import type { SlotLayout } from './options.js'
import type { ChangeInfo, ChangeSource, RecordMode, Transaction } from './Transaction.js'

/** What a designer tells its listeners. */
export interface DesignerEvents {
  /** Once for each outermost transaction that changed something, and for each step of a gesture. */
  change: [changes: ChangeSet, info: ChangeInfo]
  /** Entries or the pointer changed. */
  history: []
  selection: []
  /** The preview mode, or what is hidden in it. */
  preview: []
}

/** Options of one transaction. */
export interface TransactOptions {
  /** Default `push`. */
  readonly record?: RecordMode
  /** Default `user`. Undo and redo alone are replays. */
  readonly source?: Exclude<ChangeSource, 'replay'>
}

/** A page that is being designed: its records, its history, its selection, and what may be done to it. */
export interface Designer {
  readonly commands: Commands
  readonly history: PageHistory
  readonly selection: Selection
  /** What is hidden in the preview (specification, 4). */
  readonly hiding: Hiding
  /** Components that had to move when the page was opened, since they lay on each other or had gaps. */
  readonly repaired: readonly string[]
  readonly isReadOnly: boolean
  /** The page as it is, plain JSON. The same object until something changes; records are shared. */
  readonly document: PageDocument
  readonly settings: PageSettings
  /** Counts the changes, so that it tells whether something did. */
  readonly revision: number
  /** The page is only looked at: commands are refused, hiding works. */
  readonly onlyPreview: boolean
  /** Whether a gesture is under way. */
  readonly isInGesture: boolean
  get: (id: string) => PageNode | undefined
  /** The children of a slot in their order; of the page itself for null. Shared until one changes. */
  children: (parent: string | null, slot: string) => readonly PageNode[]
  /** @returns takes the listener away */
  on: <Name extends keyof DesignerEvents>(
    name: Name,
    listener: (...args: DesignerEvents[Name]) => void,
  ) => () => void
  /** Whether a command may be given for these components, and why not. */
  can: (command: CommandName, ids?: readonly string[]) => Permission
  /** Switches the preview mode; what was hidden is back. */
  setPreview: (onlyPreview: boolean) => void
  /**
   * Changes the page in one step (SPEC.md, T-1 to T-11). What `body` throws takes everything back and
   * goes on to the caller.
   */
  transact: <Result>(
    label: string,
    body: (tx: Transaction) => Result,
    options?: TransactOptions,
  ) => Result
  /** One entry back. @returns false at the end, and where nothing may be changed */
  undo: () => boolean
  /** One entry forward. @returns false at the front, and where nothing may be changed */
  redo: () => boolean
  /** Whether commands may put components of these types there; `notAllowed` where not. */
  allows: (parent: string | null, slot: string, types: readonly string[]) => boolean
  /** How a slot places its children (SPEC.md, D-5). */
  layoutOf: (parent: string | null, slot: string) => SlotLayout
  /**
   * Begins to drag components, or to resize one. A gesture that is not possible does nothing and says
   * why in `refusal`; one that is under way already is cancelled.
   */
  gesture: {
    (kind: 'drag', ids: readonly string[]): DesignerGesture
    (kind: 'resize', id: string, handle: ResizeHandle): DesignerGesture
  }
  /** Checks everything that has to hold at any time. @throws Error that says what does not */
  verify: () => void
}
