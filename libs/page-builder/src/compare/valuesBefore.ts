import type { PageData, PageQuery } from '../data/pageData.js'
import type { TimeWindow } from '../data/timeWindow.js'
import { namesIn, type VariableValues } from '../data/variables.js'
import { windowBefore, type Comparison } from '../data/windowBefore.js'

/** What these answer is of now, whatever the window of the page is. */
export const timelessSources: ReadonlySet<string> = new Set([
  ...['static', 'my-notices', 'todos', 'notice-receipts', 'members-by-department'],
  ...['devices', 'devices-by-state', 'devices-by-area', 'latest-values', 'alarms', 'alarm-counts'],
])

/**
 * The values of a page's variables with the window before; undefined where a query answers the same by them: it has no
 * window, or says its own.
 */
export function valuesBefore(
  data: PageData,
  id: string,
  values: VariableValues,
  compare: Comparison,
): VariableValues | undefined {
  const found = windowFor(data, id, values)
  const before = found && windowBefore(found.window, compare, Date.now())
  return before && { ...values, [found.name]: before }
}

/** The window of a page that a query follows, and the name of its variable. */
export function windowFor(
  { queries, variables }: PageData,
  id: string,
  values: VariableValues,
): { readonly name: string; readonly window: TimeWindow } | undefined {
  const query = queries.get(id)
  const variable = variables.find(({ kind }) => kind === 'time')
  const window = variable && values[variable.name]
  if (!query || !window || typeof window !== 'object') return undefined
  return followsWindow(query, variable.name) ? { name: variable.name, window } : undefined
}

function followsWindow({ source, parameters }: PageQuery, variable: string): boolean {
  if (timelessSources.has(source)) return false
  const { from, to } = parameters
  const isOwn = Boolean(from) && Boolean(to)
  return !isOwn || namesIn([from, to]).has(variable)
}
