export { createObservableDesigner } from './mobx/ObservableDesigner.js'
export type { ObservableDesigner } from './mobx/ObservableDesigner.js'
export type { PageContent } from './mobx/ObservableRecord.js'
