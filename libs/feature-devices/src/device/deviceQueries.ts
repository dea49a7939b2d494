import { type ApiClient, queryOf, type Schemas } from '@spruce/api-client'
import { getDevice, listDataPoints, readPointHistory } from '@spruce/api-client/operations'
import { localZone } from '@spruce/console-kit/days'
import { shownInPlace } from '../devices/deviceQueries.js'
import type { HistoryWindow } from './historyWindow.js'

/** What a device measures, with its last value. */
export type DataPoint = Schemas['DataPoint']

/** Values in a line: more than a screen has pixels for are not asked for. */
const most = 600

/** A device. */
export function deviceOptions(api: ApiClient, id: string) {
  return { ...queryOf(api, getDevice, { path: { id } }), meta: shownInPlace }
}

/** The points of a device. What was asked for just now, ahead of them, is not asked for again; reports make it stale at once. */
export function pointListOptions(api: ApiClient, id: string) {
  const points = queryOf(api, listDataPoints, { path: { id } })
  return { ...points, meta: shownInPlace, staleTime: 1_000 }
}

/** Values of points in a window. */
export function historyOptions(
  api: ApiClient,
  pointIds: readonly string[],
  { from, to }: HistoryWindow,
  by: Schemas['HistoryBy'],
) {
  const query = {
    pointIds: [...pointIds],
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    ...{ by, most, ...localZone() },
  }
  return { ...queryOf(api, readPointHistory, { query }), meta: shownInPlace, gcTime: 60_000 }
}
