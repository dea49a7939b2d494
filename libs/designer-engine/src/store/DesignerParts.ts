import type { SelectionSet } from '../selection/SelectionSet.js'
import type { Designer } from './Designer.js'
import type { Grids } from './Grids.js'
import type { NodeStore } from './NodeStore.js'
import type { DesignerOptions } from './options.js'
import type { ChangeSource, RecordMode } from './Transaction.js'
import type { TransactionLog } from './TransactionLog.js'

/** What the parts of a designer need of it beside what the interface says. */
export interface DesignerParts extends Designer {
  readonly selection: SelectionSet
  readonly store: NodeStore
  readonly grids: Grids
  readonly options: DesignerOptions
  /** As `transact`, for commands: what comes from a layout goes in as it is. */
  run: <Result>(
    label: string,
    body: (tx: TransactionLog) => Result,
    record?: RecordMode,
    source?: ChangeSource,
  ) => Result
  /** An id that no node has. */
  newId: () => string
}
