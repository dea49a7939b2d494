import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { LogScope } from '../../repositories/logs/logQueries.js'
import type { Repositories } from '../../repositories/repositories.js'
import { foldLogins } from './foldLogins.js'
import { readBoardRange } from './readBoardRange.js'

/** Whoever was seen within it is online. */
export const onlineMs = 5 * 60_000

type BoardQuery = Parameters<typeof readBoardRange>[0]

export async function readLoginBoard(
  { loginLog }: Repositories,
  scope: LogScope,
  query: BoardQuery,
  now: Date,
): Promise<Schemas['LoginBoard']> {
  const range = readBoardRange(query, now)
  const board = foldLogins(await loginLog.counts(scope, range))
  return {
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    onlineNow: await loginLog.onlineSince(scope, new Date(now.getTime() - onlineMs)),
    users: await loginLog.users(scope, range),
    ...board,
  }
}

export async function readAppBoard(
  { appVisits }: Repositories,
  scope: LogScope,
  query: BoardQuery,
  now: Date,
  language: Language,
): Promise<Schemas['AppBoard']> {
  const range = readBoardRange(query, now)
  const series = await appVisits.series(scope, range)
  const topApps = await appVisits.topApps(scope, range)
  return {
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    visits: series.reduce((total, { visits }) => total + visits, 0),
    users: await appVisits.users(scope, range),
    series: series.map(atText),
    topApps: topApps.map(({ appName, ...app }) => ({
      ...app,
      appName: appName?.[language] ?? app.appCode,
    })),
  }
}

function atText<Counts extends object>({ at, ...counts }: { at: Date } & Counts) {
  return { ...counts, at: at.toISOString() }
}
