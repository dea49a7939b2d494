import type { PageVariable } from '../data/variables.js'

/** The control of one variable. */
export interface VariableControlProps {
  readonly variable: PageVariable
}
