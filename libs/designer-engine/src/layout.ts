export { GridLayout } from './layout/GridLayout.js'
export { gridLimits, resizeHandles } from './layout/types.js'
export type {
  Cell,
  Compaction,
  GridOptions,
  LayoutChange,
  LayoutItem,
  ResizeHandle,
} from './layout/types.js'
export type { GridGesture } from './layout/Gesture.js'
