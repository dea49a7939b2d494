import type { Schemas } from '@spruce/api-client/contract'
import type { LoginCount } from '../../repositories/logs/LoginLogRepository.js'

type Folded = Pick<
  Schemas['LoginBoard'],
  'logins' | 'failures' | 'series' | 'terminals' | 'failureReasons'
>

/** So many terminals or reasons a board names, the most frequent first. */
const mostNamed = 20

/** The figures of a board from the counts of its days or hours, which come in order. */
export function foldLogins(counts: readonly LoginCount[]): Folded {
  const series = new Map<number, { at: string; logins: number; failures: number }>()
  const terminals = new Map<string, number>()
  const reasons = new Map<string, number>()
  for (const { at, success, name, count } of counts) {
    const span = series.get(at.getTime()) ?? { at: at.toISOString(), logins: 0, failures: 0 }
    series.set(at.getTime(), span)
    if (name === null || count === null) continue
    span[success ? 'logins' : 'failures'] += count
    const named = success ? terminals : reasons
    named.set(name, (named.get(name) ?? 0) + count)
  }
  return {
    logins: sum(terminals),
    failures: sum(reasons),
    series: [...series.values()],
    terminals: mostFrequent(terminals),
    failureReasons: mostFrequent(reasons),
  }
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}

/** Those of the same count in the order of their names. */
function mostFrequent(counts: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, mostNamed)
}
