export { breakpointAt, deriveLayout } from './layout/breakpoints.js'
export { GridLayout } from './layout/GridLayout.js'
export { normalise } from './layout/normalise.js'
export type { Normalised } from './layout/normalise.js'
export { gridLimits, resizeHandles } from './layout/types.js'
export type {
  Cell,
  Compaction,
  GridOptions,
  LayoutChange,
  LayoutItem,
  LayoutProblem,
  LayoutProblemKind,
  ResizeHandle,
} from './layout/types.js'
export type { GridGesture } from './layout/Gesture.js'
