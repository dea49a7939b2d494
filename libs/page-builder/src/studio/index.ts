export { DraftStore } from '@spruce/designer-engine/drafts'
export type { DraftStorage } from '@spruce/designer-engine/drafts'
export { Studio } from './Studio.js'
export type { StudioProps } from './Studio.js'
export type {
  StudioEditor,
  StudioEndpoint,
  StudioEndpoints,
  StudioHistory,
  StudioPage,
  StudioPort,
  StudioPresence,
  StudioRevision,
  StudioSaveAnswer,
  StudioTarget,
  StudioTargetKind,
  StudioTargets,
  StudioVersion,
  StudioViewer,
  StudioViewers,
  ViewerKind,
} from './StudioPort.js'
export { PageCanvas } from './PageCanvas.js'
export type { PageCanvasProps } from './PageCanvas.js'
export { studioWidgets } from './StudioWidgets.js'
export { useReplayKeys } from './useReplayKeys.js'
export type { Replay } from './useReplayKeys.js'
export { WidgetMenu } from './WidgetMenu.js'
export type { WidgetMenuProps } from './WidgetMenu.js'
