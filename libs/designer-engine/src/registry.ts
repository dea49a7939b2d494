export { Schema } from './schema/Schema.js'
export type { Infer } from './schema/Schema.js'
export { s } from './schema/s.js'
export type {
  ArrayOptions,
  Fields,
  NumberOptions,
  ObjectOf,
  SchemaMaker,
  TextOptions,
} from './schema/s.js'
export type { LocalText, Locale } from './schema/localText.js'
export { describeProblem, schemaMessages } from './schema/messages.js'
export type { Checked, SchemaProblem, SchemaProblemKey } from './schema/messages.js'
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
  SchemaNode,
  SchemaSettings,
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
} from './registry/ComponentDefinition.js'
export type {
  DocumentMigration,
  Migration,
  MigrationStep,
  PropsMigration,
} from './migrations/steps.js'
