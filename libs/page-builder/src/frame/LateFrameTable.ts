import { lazyPart } from '@spruce/shell-ui'

/** Data is shown as a table when somebody asks for it. */
export const LateFrameTable = lazyPart(async () => (await import('./FrameTable.js')).FrameTable)
