import document from './generated/openapi.json' with { type: 'json' }

export { operationTable } from './generated/operationTable.js'
export { auditChangesOf, auditFieldName, auditSideOf } from './auditChanges.js'
export type { AuditChange, AuditedLine, AuditSide, AuditTexts } from './auditChanges.js'
export { importFields, importKinds, importNameField, importPermission } from './importKinds.js'
export { isOfSystem, logWords, wordOf } from './logWords.js'
export type { LogColumn, LogWords } from './logWords.js'
export type { PermissionCode } from './generated/permissionCode.js'
export type { components, operations, paths } from './generated/types.js'
export type { AuthorizedObject, OperationAuthz, OperationEntry } from './operationEntry.js'
export type { Schemas } from './Schemas.js'

/** An OpenAPI 3.1 document. @public */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The whole contract, bundled. Large: for servers, documentation and tests. @public */
export const openApiDocument: OpenApiDocument = document
export type { LiveKind } from './generated/liveKind.js'
