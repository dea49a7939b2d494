import { linesFile, splitFileQuery } from '../../exports/fileColumns.js'
import { defineOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { valueOf } from '../../presenters/presentDevices.js'

const most = 50_000

/** Dictionary 5 of the specification: the data points, as a table. */
export const exportDataPoints = defineOperation('exportDataPoints', {
  async handle({ query, tenantId, repositories, services, language }) {
    const { file, filter: asked } = splitFileQuery(query)
    const { online, ...filter } = asked
    const state = online === undefined ? undefined : { now: services.now(), is: online }
    const rows = await repositories.devices.table(tenantId, { ...filter, online: state }, most)
    const { heads, file: name } = messages[language].dataPoints
    type Row = (typeof rows)[number]
    const plain = (id: keyof Row & keyof typeof heads) => ({
      id,
      head: heads[id],
      cell: (row: Row) => row[id],
    })
    const columns = [
      plain('areaName'),
      plain('deviceCode'),
      plain('deviceName'),
      plain('code'),
      plain('name'),
      plain('unit'),
      { id: 'value', head: heads.value, cell: valueOf },
      plain('valueAt'),
    ]
    return linesFile(file, name, columns, rows)
  },
})
