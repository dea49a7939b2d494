import type { GridRect, Json, JsonObject, PageNode, SettingsPatch } from '../document/types.js'
import type { Cell, ResizeHandle } from '../layout/types.js'
import type { RecordMode } from '../store/Transaction.js'
import type { Clipboard } from './clipboard.js'
import type { CommandResult } from './reasons.js'

/** Where a component goes. */
export interface Target {
  /** Default: the page itself. */
  readonly parent?: string | null
  /** Default `main`. */
  readonly slot?: string
  /** Among its siblings; default the last. */
  readonly index?: number
  /** In a grid; default the first column. */
  readonly x?: number
  /** In a grid; default below all others. */
  readonly y?: number
}

/** A component to insert: its type and whatever is not as usual. */
export interface NewNode {
  readonly type: string
  /** Default: a new one. */
  readonly id?: string
  /** In columns; default 6. */
  readonly w?: number
  /** In rows; default 4. */
  readonly h?: number
  readonly props?: JsonObject
  readonly static?: boolean
  readonly bind?: PageNode['bind']
}

/** What users do to a page. Each refuses with a reason where it cannot be done, and changes nothing then. */
export interface Commands {
  /** Moves components of one grid together by so many cells. */
  move: (ids: readonly string[], by: Cell) => CommandResult
  /** Gives one component a place, a size or both, by numbers. */
  moveTo: (id: string, rect: Partial<GridRect>) => CommandResult
  /** Moves one of the eight handles by so many cells. */
  resize: (id: string, handle: ResizeHandle, by: Cell) => CommandResult
  insert: (node: NewNode, target?: Target) => CommandResult
  /** With all that lies in them. */
  remove: (ids: readonly string[]) => CommandResult
  /** Copies of components, each below its original in a grid, else behind it. */
  duplicate: (ids: readonly string[]) => CommandResult
  /** Nothing when there is nothing to copy. */
  copy: (ids: readonly string[]) => Clipboard | undefined
  /** Copies and removes; nothing when it is refused. */
  cut: (ids: readonly string[]) => Clipboard | undefined
  /** Of anything: what is no clipboard is refused. */
  paste: (clipboard: unknown, target?: Target) => CommandResult
  /** Changes some props; undefined takes one away. With `merge`, typing is one entry of the history. */
  setProps: (
    ids: readonly string[],
    patch: Readonly<Record<string, Json | undefined>>,
    record?: RecordMode,
  ) => CommandResult
  /** Fields of the page that the engine does not know are settings, too; undefined takes one away. */
  setSettings: (patch: SettingsPatch, record?: RecordMode) => CommandResult
  /** Puts siblings, in their order, at an index among the others. */
  reorder: (ids: readonly string[], index: number) => CommandResult
  /** Into another container or slot. */
  moveInto: (ids: readonly string[], target: Target) => CommandResult
  /** Makes siblings one group, which is selected and dragged together. */
  group: (ids: readonly string[]) => CommandResult
  /** Dissolves the groups of these. */
  ungroup: (ids: readonly string[]) => CommandResult
  /** Lets two components of a grid change places. */
  swap: (a: string, b: string) => CommandResult
}
