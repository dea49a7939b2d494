import { rowCount, type Frame } from '../data/Frame.js'
import type { PageVariable, VariableOption } from '../data/variables.js'
import type { QueryState } from '../runtime/QueryStore.js'
import { useQueryState } from '../runtime/useQueryState.js'

const none: readonly VariableOption[] = []
/** So many rows of a query are options. */
const mostOptions = 1000

/** What may be chosen of a variable, as far as it is known. */
export interface Choices {
  readonly options: readonly VariableOption[]
  /** The query has more rows than are options. */
  readonly isCut: boolean
  /** Of the query that says them; of a variable that names its options it waits for nothing. */
  readonly state: QueryState
}

const settled: QueryState = { isLoading: false }

/** The values that a variable of the kind `choice` may have: those it names, or those that a query of the page answers. */
export function useChoices({ options = none, query = '' }: PageVariable): Choices {
  const state = useQueryState(query, true)
  if (query === '') return { options, isCut: false, state: settled }
  const { frame } = state
  return {
    options: frame ? optionsOf(frame) : none,
    isCut: frame !== undefined && (frame.isCut === true || rowCount(frame) > mostOptions),
    state,
  }
}

/** The values of the first column, called as the second says. */
function optionsOf(frame: Frame): readonly VariableOption[] {
  const [values, words] = frame.columns
  const made = new Map<string, string>()
  for (let row = 0; row < Math.min(rowCount(frame), mostOptions); row += 1) {
    const value = values?.values[row] ?? null
    if (value === null || made.has(String(value))) continue
    made.set(String(value), String(words?.values[row] ?? value))
  }
  return [...made].map(([value, label]) => ({ value, label }))
}
