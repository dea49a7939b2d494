import { frameLimits } from './Frame.js'

/** What a parameter of a source may be: what the server checks, and what a form offers. @public */
export type SourceParameter =
  | { readonly kind: 'id' }
  | { readonly kind: 'ids'; readonly most: number }
  | { readonly kind: 'texts'; readonly most: number }
  | { readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'instant' }
  | { readonly kind: 'zone' }
  | { readonly kind: 'text'; readonly most: number }
  /** Below the base of an endpoint; a variable in it is one segment or a part of one. */
  | { readonly kind: 'path'; readonly most: number }
  /** `name=value` each. */
  | { readonly kind: 'pairs'; readonly most: number }

const id = { kind: 'id' } as const
const rows = { kind: 'integer', least: 1, most: frameLimits.rows } as const
const choice = (...of: readonly string[]) => ({ kind: 'choice', of }) as const
const window = { from: { kind: 'instant' }, to: { kind: 'instant' } } as const
const board = { ...window, by: choice('day', 'hour'), zone: { kind: 'zone' } } as const

/** The sources of the server with their parameters, in the order in which they are offered; `static` is none of them. @public */
export const querySources: Readonly<Record<string, Readonly<Record<string, SourceParameter>>>> = {
  'my-notices': { state: choice('all', 'unread', 'unconfirmed'), most: rows },
  todos: { state: choice('open', 'done', 'all'), most: rows },
  'notice-receipts': { status: choice('published', 'withdrawn', 'expired'), most: rows },
  'members-by-department': { departmentId: id },
  'sign-ins': board,
  visits: board,
  'visits-by-app': board,
  devices: { areaId: id, typeId: id, state: choice('online', 'offline', 'all'), most: rows },
  'devices-by-state': { areaId: id, typeId: id },
  'devices-by-area': {},
  'latest-values': { deviceId: id, typeId: id, areaId: id, codes: { kind: 'texts', most: 50 } },
  'value-history': {
    ...window,
    deviceId: id,
    codes: { kind: 'texts', most: 20 },
    pointIds: { kind: 'ids', most: 20 },
    by: choice('avg', 'min', 'max', 'last', 'sum', 'count', 'extremes'),
    most: { kind: 'integer', least: 4, most: 5000 },
    zone: { kind: 'zone' },
  },
  alarms: {
    state: choice('open', 'raised', 'acknowledged', 'cleared', 'all'),
    areaId: id,
    typeId: id,
    deviceId: id,
    most: rows,
  },
  'alarm-counts': { areaId: id, typeId: id, deviceId: id },
  http: {
    endpointId: id,
    path: { kind: 'path', most: 1000 },
    query: { kind: 'pairs', most: 30 },
    fromAs: { kind: 'text', most: 100 },
    toAs: { kind: 'text', most: 100 },
    format: choice('json', 'csv'),
    rowPath: { kind: 'text', most: 200 },
  },
}
