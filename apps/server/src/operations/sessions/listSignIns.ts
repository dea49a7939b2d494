import { defineSelfOperation, okList } from '../../http/defineOperation.js'
import { messages, type ServerMessages } from '../../messages.js'

export const listSignIns = defineSelfOperation('listSignIns', {
  async handle({ query, session, repositories, language }) {
    const { page = 1, size = 20 } = query
    const slice = { offset: (page - 1) * size, limit: size }
    const { lines, total } = await repositories.loginLog.listOfUser(session.userId, slice)
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
