import { defineSelfOperation, okList } from '../../http/defineOperation.js'
import { messages, type ServerMessages } from '../../messages.js'
import { pageOf } from '../logs/logQuery.js'

export const listSignIns = defineSelfOperation('listSignIns', {
  async handle({ query, session, repositories, language }) {
    const { lines, total } = await repositories.loginLog.listOfUser(
      session.userId,
      pageOf(query),
      query,
    )
    const rules: Partial<Record<string, string>> = messages[language]
      .rules satisfies ServerMessages['rules']
    return okList(
      lines.map(({ at, reason, ...line }) => ({
        ...line,
        at: at.toISOString(),
        reason: reason === null ? null : (rules[reason] ?? reason),
      })),
      total,
    )
  },
})
