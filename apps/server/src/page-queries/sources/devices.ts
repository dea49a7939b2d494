import { presentDevice } from '../../presenters/presentDevices.js'
import { definePageSource, frameOf, mostRows } from '../PageSource.js'

/** Devices, of a type or of an area with those below it, by name. */
export const devices = definePageSource({
  id: 'devices',
  as: 'listDevices',
  parameters: {
    areaId: { kind: 'id' },
    typeId: { kind: 'id' },
    state: { kind: 'choice', of: ['online', 'offline', 'all'] },
    most: { kind: 'integer', least: 1, most: mostRows },
  },
  async read(context, { state = 'all', most: size = 100, ...place }) {
    const { repositories, tenantId, now } = context
    const online = state === 'all' ? undefined : { now, is: state === 'online' }
    const { rows, total } = await repositories.devices.list(
      tenantId,
      { ...place, online },
      { page: 1, size, sort: [{ field: 'name', descending: false }] },
    )
    return frameOf(
      context,
      rows.map((device) => presentDevice(device, now)),
      {
        id: { type: 'string', label: 'id', value: ({ id }) => id },
        deviceCode: { type: 'string', label: 'deviceCode', value: ({ code }) => code },
        device: { type: 'string', label: 'device', value: ({ name }) => name },
        type: { type: 'string', label: 'type', value: ({ typeName }) => typeName },
        area: { type: 'string', label: 'area', value: ({ areaName }) => areaName },
        online: { type: 'boolean', label: 'isOnline', value: (device) => device.online },
        lastSeenAt: {
          ...{ type: 'time', label: 'lastSeenAt' },
          value: ({ seenAt }) => (seenAt === null ? null : new Date(seenAt)),
        },
      },
      total,
    )
  },
})
