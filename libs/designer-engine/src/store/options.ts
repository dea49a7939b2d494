import type { PageNode } from '../document/types.js'
import type { HidePolicy } from '../state/Hiding.js'
import type { HistoryOptions } from '../history/PageHistory.js'
import type { GridOptions, LayoutItem } from '../layout/types.js'
import type { DesignerPlugin } from './plugin.js'
import { reasonOf } from '../reasonOf.js'

/** How a slot places its children: in a grid, one after another, or not at all. */
export type SlotLayout = 'grid' | 'list' | 'none'

/** How small and how large a component may become, in cells. */
export type SizeLimits = Pick<LayoutItem, 'minW' | 'maxW' | 'minH' | 'maxH' | 'aspect'>

/** What a designer is made with, beside its document. */
export interface DesignerOptions {
  /** Default: `main` and the slots of components are grids, dialogs and the title bar are lists. */
  readonly layoutOf?: (parent: PageNode | null, slot: string) => SlotLayout
  /**
   * Whether commands may put a type into a slot of a component; default everywhere. What a page holds
   * there already stays, and may change its place there.
   */
  readonly allows?: (parent: PageNode, slot: string, type: string) => boolean
  /** The limits of a type of component; default none. */
  readonly limitsOf?: (type: string) => SizeLimits
  /** The rules of all grids; their columns are those of the page. */
  readonly grid?: Omit<GridOptions, 'columns'>
  /** Refuses every command. */
  readonly isReadOnly?: boolean
  /** Begins in the preview mode. */
  readonly onlyPreview?: boolean
  /** What happens to the place of a hidden component; default `slot` (SPEC.md P-3). */
  readonly hidePolicy?: HidePolicy
  readonly history?: HistoryOptions
  readonly plugins?: readonly DesignerPlugin[]
  /** Names new nodes and groups; default a random text. An id that is there is asked for again. */
  readonly newId?: () => string
  /** Hears what listeners throw; default: an unhandled rejection, so that it is reported. */
  readonly onError?: (error: unknown) => void
}

/** A random id; the chance of two alike is one in 10^24. */
export function randomId(): string {
  const part = () => Math.random().toString(36).slice(2, 10).padEnd(8, '0')
  return `n${part()}${part()}`
}

/** Makes sure that an error in a listener is not lost. */
export function reportUnhandled(error: unknown): void {
  void Promise.reject(error instanceof Error ? error : new Error(reasonOf(error)))
}
