import { readAppBoard } from '../../operations/logs/readBoards.js'
import { boardParameters, boardQuery } from '../boards.js'
import { definePageSource, frameOf } from '../PageSource.js'

/** How often people opened applications, by day or hour. */
export const visits = definePageSource({
  id: 'visits',
  as: 'getAppBoard',
  parameters: boardParameters,
  async read(context, values) {
    const { repositories, tenantId, now, language } = context
    const query = boardQuery(context, values)
    const { series } = await readAppBoard(repositories, tenantId, query, now, language)
    return frameOf(context, series, {
      at: { type: 'time', label: 'at', value: ({ at }) => new Date(at) },
      visits: { type: 'number', label: 'visits', decimals: 0, value: ({ visits: n }) => n },
      users: { type: 'number', label: 'users', decimals: 0, value: ({ users }) => users },
    })
  },
})
