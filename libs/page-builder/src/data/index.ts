export { columnOf, frameLimits, readFrame, rowCount, rowOf } from './Frame.js'
export type { Cell, ColumnType, Frame, FrameColumn, FrameProblem, ReadFrame } from './Frame.js'
export { applyTransforms } from './applyTransforms.js'
export {
  aggregations,
  comparisons,
  mostCalculation,
  mostTransforms,
  readTransforms,
} from './transforms.js'
export type {
  Aggregation,
  Calculate,
  CalculateTransform,
  CellFailure,
  ChooseTransform,
  Comparison,
  FilterTransform,
  GroupTransform,
  JoinTransform,
  LimitTransform,
  SortTransform,
  Transform,
  Transformed,
  TransformProblem,
} from './transforms.js'
export { calculate } from './calculate.js'
export type { CalculationFailure } from './formulaValues.js'
export { formulaFunctionNames, formulaLimits, readFormula } from './readFormula.js'
export type { Formula, FormulaProblem, ReadFormula } from './readFormula.js'
export { sayFailures, sayTransformProblem } from './failureMessages.js'
export { sayFormulaProblem } from './formulaMessages.js'
export { readInstant, refreshLimits, resolveWindow } from './timeWindow.js'
export type { Instants, TimeWindow } from './timeWindow.js'
export { comparedWindows } from './comparedWindows.js'
export {
  fillText,
  isSameValue,
  mostVariables,
  namesIn,
  readValue,
  readVariables,
  searchOf,
  searchOfParameters,
  valuesOf,
  variableKinds,
} from './variables.js'
export type {
  PageSearch,
  PageVariable,
  VariableKind,
  VariableOption,
  VariableValue,
  VariableValues,
} from './variables.js'
export { readInteraction, readPageUrl, resolveInteraction } from './interactions.js'
export type {
  Interaction,
  InteractionContext,
  ParameterSource,
  ParameterSources,
  ResolvedAction,
} from './interactions.js'
export { breakpoints, isVisible, readVisibility } from './visibility.js'
export type { Breakpoint, VisibilityContext, VisibilityRule } from './visibility.js'
export { sourcePermissions } from './sourcePermissions.js'
export { querySources } from './querySources.js'
export type { SourceParameter } from './querySources.js'
export { mostQueries, readPageData } from './pageData.js'
export type { PageData, PageQuery } from './pageData.js'
