import { definePageSource, frameOf } from '../PageSource.js'

/** How many devices stand in each area itself, and how many of them are online. */
export const devicesByArea = definePageSource({
  id: 'devices-by-area',
  as: 'listDeviceAreas',
  parameters: {},
  async read(context) {
    const { repositories, tenantId, now } = context
    const areas = await repositories.devices.areas(tenantId, now)
    return frameOf(context, areas, {
      id: { type: 'string', label: 'id', value: ({ id }) => id },
      area: { type: 'string', label: 'area', value: ({ name }) => name },
      parent: { type: 'string', label: 'parent', value: ({ parentId }) => parentId },
      devices: {
        ...{ type: 'number', label: 'devices', decimals: 0 },
        value: ({ deviceCount }) => deviceCount,
      },
      online: {
        ...{ type: 'number', label: 'online', decimals: 0 },
        value: ({ onlineCount }) => onlineCount,
      },
    })
  },
})
