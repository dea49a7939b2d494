import type { ValuesOf } from './parameters.js'
import { windowOf, windowParameters, type SourceContext } from './PageSource.js'

/** What the boards of the logs are asked for. */
export const boardParameters = {
  ...windowParameters,
  by: { kind: 'choice', of: ['day', 'hour'] },
  zone: { kind: 'zone' },
} as const

/** As the boards take it; without any window the last week. */
export function boardQuery(
  context: SourceContext,
  { by = 'day', zone, ...edges }: ValuesOf<typeof boardParameters>,
) {
  const { from, to } = windowOf(context, edges, { from: 'now-7d', to: 'now' })
  return {
    ...{ by, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    ...(zone !== undefined && { zone }),
  }
}
