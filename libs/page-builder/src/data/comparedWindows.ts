import { windowBefore, type Comparison } from './windowBefore.js'
import { isRecord } from './Frame.js'
import { resolveWindow, type Instants, type TimeWindow } from './timeWindow.js'

const comparisons: readonly Comparison[] = ['period', 'day', 'week', 'year']

/** The windows before another one that components of a stored page compare the answers of a query with. @public */
export function comparedWindows(
  document: unknown,
  query: string,
  window: TimeWindow,
  now: number,
): Instants[] {
  const nodes = isRecord(document) && isRecord(document['nodes']) ? document['nodes'] : {}
  const compared = new Set<unknown>()
  for (const node of Object.values(nodes)) {
    const props = isRecord(node) ? node['props'] : undefined
    if (isRecord(props) && props['query'] === query) compared.add(props['compare'])
  }
  return comparisons.flatMap((compare) => {
    const before = compared.has(compare) ? windowBefore(window, compare, now) : undefined
    return (before && resolveWindow(before, now)) ?? []
  })
}
