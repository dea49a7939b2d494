export { defaultPageConfig } from './pageConfig.js'
export type { PageConfig } from './pageConfig.js'
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
export type { Commands, NewNode } from './commands/commands.js'
export type { Clipboard } from './commands/clipboard.js'
export type { Target } from './commands/place.js'
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
export { Schema } from './schema/Schema.js'
export type { Infer, SchemaSettings } from './schema/Schema.js'
export { s } from './schema/s.js'
export type {
  ArrayOptions,
  Fields,
  NumberOptions,
  ObjectOf,
  SchemaMaker,
  TextOptions,
} from './schema/s.js'
export type { Checked } from './schema/read.js'
export type { LocalText, Locale } from './schema/localText.js'
export { describeProblem, schemaMessages } from './schema/messages.js'
export type { SchemaProblem, SchemaProblemKey } from './schema/messages.js'
export type { PanelField, PanelOption } from './schema/panel.js'
export type { InputLimits, PathStep, PlainProblem, PlainRefusal } from './schema/plain.js'
export type {
  ArrayShape,
  EnumOption,
  EnumShape,
  NumberShape,
  ObjectShape,
  PlainShape,
  SchemaKind,
  Shape,
  TextShape,
} from './schema/shapes.js'
export type { StandardIssue, StandardProps, StandardResult } from './schema/standard.js'
export { ComponentRegistry } from './registry/ComponentRegistry.js'
export type { PaletteEntry, RegistryOptions } from './registry/ComponentRegistry.js'
export { defineComponent } from './registry/defineComponent.js'
export type {
  AnyComponentDefinition,
  ComponentContext,
  ComponentDefinition,
  ComponentPermissions,
  ComponentSize,
  ComponentSlot,
  ResolveTrigger,
} from './registry/ComponentDefinition.js'
export { migrate, migrateDown } from './migrations/migrate.js'
export type { MigrationResult, MigrationTargets, NewerPart } from './migrations/migrate.js'
export type {
  DocumentMigration,
  Migration,
  MigrationStep,
  PropsMigration,
} from './migrations/steps.js'
export { openPage, pageLimits } from './open/openPage.js'
export type { OpenOptions } from './open/openPage.js'
export { revisionOf } from './open/revision.js'
export { savePage } from './open/savePage.js'
export type { SaveOptions } from './open/savePage.js'
export type {
  OpenedPage,
  PageLimits,
  PageProblem,
  PageProblemKind,
  PageRefusal,
} from './open/types.js'
export { DraftStore } from './drafts/DraftStore.js'
export type {
  DraftChange,
  DraftOptions,
  DraftStorage,
  DraftTimers,
  FoundDraft,
} from './drafts/DraftStore.js'
export { fromPageInfo, toPageInfo } from './state/pageInfo.js'
export type { PageComponent, PageInfo, ReadChildren } from './state/pageInfo.js'
export { designerState, pageState } from './state/designerState.js'
export type { DesignerState, PageListItem, PageState, StateHost } from './state/designerState.js'
