export { defineFrameComponent } from './defineFrameComponent.js'
export { defineWithheldComponent } from './defineWithheldComponent.js'
export type { FrameComponent } from './FrameComponent.js'
export { readComponentSchema } from './readComponentSchema.js'
export type {
  ComponentFields,
  ReadSchema,
  SchemaFault,
  SchemaProblem,
} from './readComponentSchema.js'
