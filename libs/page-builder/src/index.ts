export { PageRuntime } from './runtime/PageRuntime.js'
export type { PageRuntimeProps, VariableSource } from './runtime/PageRuntime.js'
export { preloadPage } from './runtime/widgetViews.js'
export { createPageRegistry } from './runtime/createPageRegistry.js'
export type { PageRegistryOptions } from './runtime/createPageRegistry.js'
export { usePageVariables } from './runtime/PageContext.js'
export type { PageAction, PageVariables } from './runtime/PageContext.js'
export type {
  LiveDataRequest,
  PageDataPort,
  PageDataRequest,
  QueryAnswer,
} from './runtime/PageDataPort.js'
export type { QueryRead } from './data/queryReads.js'
export {
  commonFields,
  defineWidget,
  frameFields,
  lackingColumns,
} from './runtime/WidgetDefinition.js'
export type { Lack, WidgetDefinition, WidgetViewProps } from './runtime/WidgetDefinition.js'
export type { WholeList } from './frame/FirstRows.js'
export { WorkPortsProvider } from './work/WorkPorts.js'
export type {
  AlarmPort,
  CalendarPort,
  ContactPort,
  PlaceKind,
  PlacePort,
  SearchPort,
  WorkApp,
  WorkContact,
  WorkEvent,
  WorkItem,
  WorkList,
  WorkPort,
  WorkPorts,
} from './work/WorkPorts.js'
export { containerDefinitions } from './containers/containers.js'
