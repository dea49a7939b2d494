import type { Cell, Frame } from '@spruce/page-builder/data'
import { readSeries } from '../../operations/devices/readSeries.js'
import { messages } from '../../messages.js'
import type { DataPoint } from '../../repositories/devices/DevicesRepository.js'
import { definePageSource, windowOf, windowParameters, type SourceContext } from '../PageSource.js'

const mostSeries = 20

/**
 * Values over time, a column for each data point: of a device by the codes of its points, or of points by their ids.
 * Without a device and points there are none.
 */
export const valueHistory = definePageSource({
  id: 'value-history',
  as: 'readPointHistory',
  parameters: {
    ...windowParameters,
    deviceId: { kind: 'id' },
    codes: { kind: 'texts', most: mostSeries },
    pointIds: { kind: 'ids', most: mostSeries },
    by: { kind: 'choice', of: ['avg', 'min', 'max', 'last', 'sum', 'count', 'extremes'] },
    most: { kind: 'integer', least: 4, most: 5000 },
    zone: { kind: 'zone' },
  },
  async read(context, { deviceId, codes, pointIds = [], from, to, ...asked }) {
    const { by = 'avg', most = 500, zone = 'Asia/Shanghai' } = asked
    const edges = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    const window = windowOf(context, edges, { from: 'now-24h', to: 'now' })
    const points = await pointsOf(context, deviceId, codes)
    const named = new Map(points.map(({ id, code }) => [id, code]))
    const ids = [...new Set([...named.keys(), ...pointIds])].slice(0, mostSeries)
    if (ids.length === 0) return wide(context, [])
    const { series } = await readSeries(context.repositories, context.tenantId, {
      ...{ pointIds: ids, by, most, zone },
      ...{ from: new Date(window.from), to: new Date(window.to) },
    })
    return wide(
      context,
      series.map(({ pointId, deviceName, name, unit, decimals, values }) => ({
        ...{ name: named.get(pointId) ?? pointId, unit, decimals, values },
        label: named.has(pointId) ? name : `${deviceName} · ${name}`,
      })),
    )
  },
})

/** Those of the device that have a curve. */
async function pointsOf(
  { repositories, tenantId }: SourceContext,
  deviceId: string | undefined,
  codes: readonly string[] | undefined,
): Promise<readonly DataPoint[]> {
  if (deviceId === undefined) return []
  const points = await repositories.devices.points(tenantId, deviceId)
  return points.filter(
    ({ type, code }) => type !== 'text' && (codes === undefined || codes.includes(code)),
  )
}

interface Series {
  name: string
  label: string
  unit: string | null
  decimals: number | null
  values: readonly { at: string; value: number | null }[]
}

/** One row for each moment that any series has. */
function wide({ language }: SourceContext, series: readonly Series[]): Frame {
  const moments = new Set(series.flatMap(({ values }) => values.map(({ at }) => Date.parse(at))))
  const rows = [...moments].sort((one, other) => one - other)
  const labels = messages[language].pageQueries.columns
  return {
    columns: [
      { name: 'at', type: 'time', label: labels.at, values: rows },
      ...series.map(({ name, label, unit, decimals, values }) => {
        const byMoment = new Map<number, Cell>(
          values.map(({ at, value }) => [Date.parse(at), value]),
        )
        return {
          ...{ name, label, type: 'number' as const },
          ...(unit !== null && { unit }),
          ...(decimals !== null && { decimals }),
          values: rows.map((at) => byMoment.get(at) ?? null),
        }
      }),
    ],
  }
}
