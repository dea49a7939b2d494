export { breakpointAt, deriveLayout } from './layout/breakpoints.js'
export { normalise } from './layout/normalise.js'
export type { Normalised } from './layout/normalise.js'
export type { LayoutProblem, LayoutProblemKind } from './layout/problems.js'
