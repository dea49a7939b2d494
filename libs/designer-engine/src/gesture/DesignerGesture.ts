import type { CommandResult, Reason } from '../commands/reasons.js'
import type { Cell } from '../layout/types.js'

/** What a step of a gesture did. */
export interface GestureStep {
  /** Why it shows the page as it was; nothing when it went well. */
  readonly refusal: Reason | undefined
  /** Components whose cells differ from the step before. */
  readonly changed: readonly string[]
}

/**
 * A drag or a resize from its beginning to its end. Its steps are seen in the designer and told as
 * changes with `isPreview`; only `commit` makes them part of the page, as one entry of the history.
 */
export interface DesignerGesture {
  /** What takes part: the components that were asked for and whoever is grouped with them. */
  readonly ids: readonly string[]
  /** Why the gesture could not begin, or that it is over. */
  readonly refusal: Reason | undefined
  /** Shows the page with the pointer so many cells from where the gesture began. */
  preview: (by: Cell) => GestureStep
  /** Makes what is shown part of the page: one entry of the history, or none when nothing differs. */
  commit: () => CommandResult
  /** Shows the page exactly as it was at the beginning. */
  cancel: () => void
}
