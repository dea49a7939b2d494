export { ApiError, isApiError } from './ApiError.js'
export type { ApiErrorInit, ApiErrorKind } from './ApiError.js'
export { consequenceOf, isPassing, toastDurations } from './consequenceOf.js'
export type { ErrorConsequence } from './consequenceOf.js'
export { createApiClient } from './createApiClient.js'
export type { ApiClient, ApiClientOptions, ApiHeaders } from './createApiClient.js'
export { describeError } from './describeError.js'
export { errorCatalogue } from './errorCatalogue.js'
export type { ErrorTexts } from './errorCatalogue.js'
export type { LiveKind } from './generated/liveKind.js'
export type { PermissionCode } from './generated/permissionCode.js'
export type { components, operations, paths } from './generated/types.js'
export { auditChangesOf, auditFieldName, auditSideOf } from './auditChanges.js'
export type { AuditChange, AuditedLine, AuditSide, AuditTexts } from './auditChanges.js'
export { importFields, importKinds, importNameField, importPermission } from './importKinds.js'
export { isOfSystem, logWords, wordOf } from './logWords.js'
export type { LogColumn, LogWords } from './logWords.js'
export { listOf, mutationOf, queryOf, tagKey } from './queryOf.js'
export type {
  OperationArgs,
  OperationBody,
  OperationContext,
  OperationData,
  OperationInput,
  OperationJson,
  OperationKey,
  OperationOf,
  OperationPlace,
  OperationRow,
} from './queryOf.js'
export { readAnswer, successCodes, unwrap, unwrapList } from './readAnswer.js'
export type { Answer, AnswerData, CallResult, RowsAndTotal, StateCounts } from './readAnswer.js'
export type { Schemas } from './Schemas.js'
export type { Fetch } from './timedFetch.js'
