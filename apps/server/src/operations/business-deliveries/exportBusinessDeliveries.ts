import { csvText } from '../../exports/csv.js'
import { defineOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { filterOf } from './deliveryRules.js'

const most = 10_000

/** What the filter shows: the newest, in the order of the list. */
export const exportBusinessDeliveries = defineOperation('exportBusinessDeliveries', {
  async handle({ query, tenantId, repositories, peopleScope, language }) {
    const filter = filterOf(query, await peopleScope())
    const { deliveries } = await repositories.deliveries.list(tenantId, {
      ...filter,
      page: 1,
      size: most,
    })
    const { file, head, channels } = messages[language].deliveries
    const lines = deliveries.map(({ counts, ...delivery }) => [
      delivery.createdAt.toISOString(),
      delivery.code,
      delivery.name,
      delivery.appCode,
      delivery.channels.map((channel) => channels[channel]).join(' '),
      delivery.sentByName,
      delivery.people,
      counts.queued,
      counts.sent,
      counts.failed,
      counts.skipped,
    ])
    return raw('text/csv; charset=utf-8', csvText(head, lines), `${file}.csv`)
  },
})
