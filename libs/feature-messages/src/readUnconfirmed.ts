import { unwrapList, type ApiClient } from '@spruce/api-client'
import type { MessageSummary } from '@spruce/shell-ui'
import { presentNotice } from './messageQueries.js'

/** At most so many are shown one after another; the rest waits for the next session. */
const max = 20

/** The newest notices that wait for the person's confirmation. */
export async function readUnconfirmed(api: ApiClient): Promise<MessageSummary[]> {
  const query = { state: 'unconfirmed', page: 1, size: max } as const
  const { rows } = await unwrapList(api.GET('/spruce/api/v1/my-notices', { params: { query } }))
  return rows.map(presentNotice)
}
