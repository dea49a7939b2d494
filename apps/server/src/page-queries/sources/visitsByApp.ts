import { readAppBoard } from '../../operations/logs/readBoards.js'
import { boardParameters, boardQuery } from '../boards.js'
import { definePageSource, frameOf } from '../PageSource.js'

/** The ten applications that people opened most. */
export const visitsByApp = definePageSource({
  id: 'visits-by-app',
  as: 'getAppBoard',
  parameters: boardParameters,
  async read(context, values) {
    const { repositories, tenantId, now, language } = context
    const query = boardQuery(context, values)
    const { topApps } = await readAppBoard(repositories, tenantId, query, now, language)
    return frameOf(context, topApps, {
      code: { type: 'string', label: 'code', value: ({ appCode }) => appCode },
      app: { type: 'string', label: 'app', value: ({ appName }) => appName },
      visits: { type: 'number', label: 'visits', decimals: 0, value: (app) => app.visits },
      users: { type: 'number', label: 'users', decimals: 0, value: ({ users }) => users },
    })
  },
})
