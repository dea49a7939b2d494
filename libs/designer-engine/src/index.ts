export { defaultPageConfig } from './pageConfig.js'
export type { PageConfig } from './pageConfig.js'
export { isSameJson } from './document/json.js'
export { pageSlots } from './document/types.js'
export type {
  Binding,
  ChangeSet,
  GridRect,
  Json,
  JsonObject,
  PageDocument,
  PageNode,
  PageSettings,
  SchemaVersions,
  SettingsPatch,
  Updated,
} from './document/types.js'
export { createDesigner } from './store/createDesigner.js'
export type { Designer, DesignerEvents, TransactOptions } from './store/Designer.js'
export type { DesignerOptions, SizeLimits, SlotLayout } from './store/options.js'
export { definePlugin } from './store/plugin.js'
export type { DesignerPlugin } from './store/plugin.js'
export type { ChangeInfo, ChangeSource, RecordMode, Transaction } from './store/Transaction.js'
export { invert, readChangeSet, squash, writeChangeSet } from './store/changeSet.js'
export type { StoredChangeSet } from './store/changeSet.js'
export { defaultHistoryLimit, PageHistory } from './history/PageHistory.js'
export type { HistoryEntry, HistoryOptions, StoredHistory } from './history/PageHistory.js'
export type { Commands, NewNode } from './commands/commandTypes.js'
export type { Clipboard } from './commands/clipboard.js'
export type { Target } from './commands/commandTypes.js'
export type {
  CommandName,
  CommandResult,
  Permission,
  PluginReason,
  Reason,
} from './commands/reasons.js'
export type { DesignerGesture, GestureStep } from './gesture/DesignerGesture.js'
export type { Selection } from './selection/Selection.js'
export type { HidePolicy, HideResult, Hiding } from './state/Hiding.js'
export { fromPageInfo, toPageInfo } from './state/pageInfo.js'
export type { PageComponent, PageInfo, ReadChildren } from './state/pageInfo.js'
export { designerState, pageState } from './state/designerState.js'
export type { DesignerState, PageListItem, PageState, StateHost } from './state/designerState.js'
