import { valueOf } from '../../presenters/presentDevices.js'
import { definePageSource, frameOf, mostRows } from '../PageSource.js'

/** The last value of each data point, of a device, a type, an area with those below it, or of all. */
export const latestValues = definePageSource({
  id: 'latest-values',
  as: 'listDataPoints',
  parameters: {
    deviceId: { kind: 'id' },
    typeId: { kind: 'id' },
    areaId: { kind: 'id' },
    codes: { kind: 'texts', most: 50 },
  },
  async read(context, { codes, ...filter }) {
    const { repositories, tenantId } = context
    const asked = { ...filter, pointCodes: codes }
    const points = await repositories.devices.table(tenantId, asked, mostRows + 1)
    const rows = points.map((point) => ({ ...point, value: valueOf(point) }))
    return frameOf(context, rows, {
      id: { type: 'string', label: 'id', value: ({ id }) => id },
      area: { type: 'string', label: 'area', value: ({ areaName }) => areaName },
      deviceCode: { type: 'string', label: 'deviceCode', value: (point) => point.deviceCode },
      device: { type: 'string', label: 'device', value: ({ deviceName }) => deviceName },
      code: { type: 'string', label: 'code', value: ({ code }) => code },
      point: { type: 'string', label: 'point', value: ({ name }) => name },
      value: { type: 'number', label: 'value', value: ({ value }) => numberIn(value) },
      unit: { type: 'string', label: 'unit', value: ({ unit }) => unit },
      text: {
        ...{ type: 'string', label: 'text' },
        value: ({ value }) => (typeof value === 'string' ? value : null),
      },
      valueAt: { type: 'time', label: 'valueAt', value: ({ valueAt }) => valueAt },
    })
  },
})

/** A switch is 0 or 1. */
function numberIn(value: string | number | boolean | null): number | null {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? value : null
}
