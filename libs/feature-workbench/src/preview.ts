export { ComponentPreview } from './preview/ComponentPreview.js'
export type { ComponentPreviewProps } from './preview/ComponentPreview.js'
export type { RegisteredComponent } from './registry/pageRegistry.js'
