import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { DataPoint } from '../device/deviceQueries.js'
import type { Device } from '../devices/deviceQueries.js'
import { alarmHandlers, makeAlarms } from './alarmsApi.js'
import { deviceHandlers, makeDevices } from './devicesApi.js'

const at = '2026-11-20T08:00:00.000Z'

function point(id: string, code: string, name: string, rest: Partial<DataPoint> = {}): DataPoint {
  return {
    ...{ id, deviceId: 'd1', code, name, unit: null, type: 'number', min: null, max: null },
    ...{ decimals: null, typePointId: `t-${id}`, overrides: [], value: null, outOfRange: false },
    ...{ valueAt: at, version: 1 },
    ...rest,
  }
}

/** Of a press: two in one unit, one out of its range, a switch, a text, one of its own. */
export function makePoints(): DataPoint[] {
  return [
    point('p1', 'temperature', '油温', {
      ...{ unit: '℃', min: 5, max: 65, decimals: 1, value: 71.24, outOfRange: true },
    }),
    point('p2', 'bearing', '轴承温度', { unit: '℃', max: 75, decimals: 1, value: 48 }),
    point('p3', 'pressure', '液压', {
      unit: 'MPa',
      min: 8,
      max: 25,
      value: 16.5,
      overrides: ['max'],
    }),
    point('p4', 'running', '运行', { type: 'boolean', value: true }),
    point('p5', 'program', '程序', { type: 'text', value: 'P-103', typePointId: null }),
    point('p6', 'parts', '产量', { typePointId: null, valueAt: null }),
  ]
}

/** The calls of a device's page on these rows; values of the history are a wave. */
export function pointHandlers(devices: Device[], points: DataPoint[]): TestHandlers {
  return {
    ...alarmHandlers(makeAlarms()),
    ...deviceHandlers(devices),
    'GET /spruce/api/v1/devices/{id}/data-points': () => [...points],
    'POST /spruce/api/v1/devices/{id}/data-points': ({ body }) => {
      const added = { ...point(`new-${String(points.length)}`, body.code, body.name), ...body }
      const made: DataPoint = { ...added, typePointId: null }
      points.push(made)
      return made
    },
    'PUT /spruce/api/v1/data-points/{id}': ({ path, body: { version, ...fields } }) => {
      const index = points.findIndex(({ id }) => id === path.id)
      const edited = { ...points[index], ...fields, version: version + 1 } as DataPoint
      points.splice(index, 1, edited)
      return edited
    },
    'GET /spruce/api/v1/point-history': ({ query }) => {
      const ids = [query.pointIds].flat().map(String)
      const from = Date.parse(String(query.from))
      const step = (Date.parse(String(query.to)) - from) / 60
      return {
        stepSeconds: Math.ceil(step / 1_000),
        series: ids.flatMap((id, index) => {
          const known = points.find((one) => one.id === id)
          if (!known) return []
          const { name, unit, decimals } = known
          return [
            {
              ...{ pointId: id, deviceId: 'd1', deviceName: '设备 1', name, unit, decimals },
              values: Array.from({ length: 60 }, (_, place) => ({
                at: new Date(from + place * step).toISOString(),
                // A quarter of an hour or a day without values: a gap.
                value: place > 20 && place < 28 ? null : 40 + 10 * Math.sin(place / 8 + index),
                outOfRange: 0,
              })),
            },
          ]
        }),
      }
    },
  }
}

/** A client whose server is these rows. */
export function createPointsApi(points: DataPoint[] = makePoints()) {
  return createTestApi(pointHandlers(makeDevices(1), points))
}
