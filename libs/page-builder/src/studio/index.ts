export { DraftStore } from '@spruce/designer-engine/drafts'
export type { DraftStorage } from '@spruce/designer-engine/drafts'
export { Studio } from './Studio.js'
export type { StudioProps } from './Studio.js'
export type {
  StudioHistory,
  StudioPage,
  StudioPort,
  StudioRevision,
  StudioSaveAnswer,
  StudioVersion,
} from './StudioPort.js'
