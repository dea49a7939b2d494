import { messages } from '../../messages.js'
import { definePageSource, frameOf } from '../PageSource.js'

/** How many devices are online, and how many are not. */
export const devicesByState = definePageSource({
  id: 'devices-by-state',
  as: 'listDevices',
  parameters: { areaId: { kind: 'id' }, typeId: { kind: 'id' } },
  async read(context, filter) {
    const { repositories, tenantId, now, language } = context
    const texts = messages[language].pageQueries
    const countOf = async (is: boolean) => {
      const asked = { ...filter, online: { now, is } }
      return (await repositories.devices.list(tenantId, asked, { page: 1, size: 1 })).total
    }
    const rows = [
      { code: 'online', state: texts.online, count: await countOf(true) },
      { code: 'offline', state: texts.offline, count: await countOf(false) },
    ]
    return frameOf(context, rows, {
      code: { type: 'string', label: 'code', value: ({ code }) => code },
      state: { type: 'string', label: 'state', value: ({ state }) => state },
      count: { type: 'number', label: 'count', decimals: 0, value: ({ count }) => count },
    })
  },
})
