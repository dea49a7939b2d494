import { type FileColumn, linesFile, splitFileQuery } from '../../exports/fileColumns.js'
import { defineOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { filterOf } from './deliveryRules.js'

const most = 10_000

/** What the filter shows: the newest, in the order of the list. */
export const exportBusinessDeliveries = defineOperation('exportBusinessDeliveries', {
  async handle({ query, tenantId, repositories, peopleScope, language }) {
    const { file, filter } = splitFileQuery(query)
    const { rows: deliveries } = await repositories.deliveries.list(tenantId, {
      ...filterOf(filter, await peopleScope()),
      page: 1,
      size: most,
    })
    const { file: name, heads, channels } = messages[language].deliveries
    type Delivery = (typeof deliveries)[number]
    const column = (id: keyof typeof heads, cell: FileColumn<Delivery>['cell']) => ({
      id,
      head: heads[id],
      cell,
    })
    const columns = [
      column('createdAt', ({ createdAt }) => createdAt),
      column('code', ({ code }) => code),
      column('name', (delivery) => delivery.name),
      column('appCode', ({ appCode }) => appCode),
      column('channels', (delivery) => delivery.channels.map((one) => channels[one]).join(' ')),
      column('sentByName', ({ sentByName }) => sentByName),
      column('people', ({ people }) => people),
      column('queued', ({ counts }) => counts.queued),
      column('sent', ({ counts }) => counts.sent),
      column('failed', ({ counts }) => counts.failed),
      column('skipped', ({ counts }) => counts.skipped),
    ]
    return linesFile(file, name, columns, deliveries)
  },
})
