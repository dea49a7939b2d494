import { readLoginBoard } from '../../operations/logs/readBoards.js'
import { boardParameters, boardQuery } from '../boards.js'
import { definePageSource, frameOf } from '../PageSource.js'

/** How often people signed in, by day or hour. */
export const signIns = definePageSource({
  id: 'sign-ins',
  as: 'getLoginBoard',
  parameters: boardParameters,
  async read(context, values) {
    const { repositories, tenantId, now } = context
    const { series } = await readLoginBoard(
      repositories,
      tenantId,
      boardQuery(context, values),
      now,
    )
    return frameOf(context, series, {
      at: { type: 'time', label: 'at', value: ({ at }) => new Date(at) },
      logins: { type: 'number', label: 'logins', decimals: 0, value: ({ logins }) => logins },
      failures: {
        ...{ type: 'number', label: 'failures', decimals: 0 },
        value: ({ failures }) => failures,
      },
    })
  },
})
