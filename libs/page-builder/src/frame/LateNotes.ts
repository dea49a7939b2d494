import { lazyPart } from '@spruce/shell-ui'

/** Few pages calculate, and fewer fail to. */
export const LateCellFailures = lazyPart(
  async () => (await import('./TransformNotes.js')).CellFailures,
)

export const LateTransformNote = lazyPart(
  async () => (await import('./TransformNotes.js')).TransformNote,
)
