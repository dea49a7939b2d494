import { createTestApi } from '@spruce/api-client/testing'
import type { AppBoard, LoginBoard } from './boardSource.js'

const dayMs = 24 * 3_600_000
const end = Date.parse('2026-11-20T08:00:00.000Z')
const range = { from: '2026-10-21T16:00:00.000Z', to: '2026-11-20T08:00:00.000Z' }

/** Days up to the end of the range, oldest first. */
function days<Counts>(counts: (index: number) => Counts): ({ at: string } & Counts)[] {
  return Array.from({ length: 30 }, (_, index) => ({
    at: new Date(end - (29 - index) * dayMs).toISOString(),
    ...counts(index),
  }))
}

/** A board of sign-ins. @param scale 0: nobody did @param name beside every terminal @public */
export function makeLoginBoard(scale = 12, name = ''): LoginBoard {
  const series = days((index) => ({
    logins: scale * (20 + (index % 7)),
    failures: scale === 0 ? 0 : index % 3,
  }))
  const isEmpty = scale === 0
  return {
    ...range,
    onlineNow: scale,
    logins: series.reduce((sum, { logins }) => sum + logins, 0),
    failures: series.reduce((sum, { failures }) => sum + failures, 0),
    users: scale * 31,
    series,
    terminals: isEmpty
      ? []
      : [
          { name: `Chrome / Windows${name}`, count: 4210 },
          { name: `Safari / iOS${name}`, count: 1220 },
          { name: '', count: 33 },
        ],
    failureReasons: isEmpty
      ? []
      : [
          { name: 'WRONG_PASSWORD', count: 27 },
          { name: `NEW_REASON${name}`, count: 3 },
        ],
  }
}

/** A board of visits. @param scale 0: nobody came @param name beside every application */
export function makeAppBoard(scale = 12, name = ''): AppBoard {
  const series = days((index) => ({ visits: scale * (50 + (index % 7)), users: scale * 8 }))
  return {
    ...range,
    visits: series.reduce((sum, { visits }) => sum + visits, 0),
    users: scale * 31,
    series,
    topApps:
      scale === 0
        ? []
        : [
            { appCode: 'a1', appName: `企业控制台${name}`, visits: 900, users: 120 },
            { appCode: 'a2', appName: `个人中心${name}`, visits: 420, users: 98 },
          ],
  }
}

/** What a test reads of the calls that were made. */
export interface SeenCalls {
  last?: Record<string, unknown>
}

/** A client whose server has these boards. */
export function createBoardsApi(
  boards: { login?: LoginBoard; app?: AppBoard } = {},
  seen: SeenCalls = {},
) {
  const { login = makeLoginBoard(), app = makeAppBoard() } = boards
  return createTestApi({
    'GET /spruce/api/v1/platform/boards/login': ({ query }) => {
      seen.last = query
      return login
    },
    'GET /spruce/api/v1/platform/boards/app': ({ query }) => {
      seen.last = query
      return app
    },
    'GET /spruce/api/v1/customers': { rows: [], total: 0 },
  })
}
