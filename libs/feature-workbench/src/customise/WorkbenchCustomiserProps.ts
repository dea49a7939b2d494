import type { VariableSource } from '@spruce/page-builder'

/** @public */
export interface WorkbenchCustomiserProps {
  /** The workbench that is arranged. */
  readonly workbenchId: string
  /** What people call it. */
  readonly name: string
  /** The variables of the page as the address says them. */
  readonly variables?: VariableSource | undefined
  /** Told that the person has finished: saved, or given their changes up. */
  readonly onClose: () => void
}
