import { defineSelfOperation, okList } from '../../http/defineOperation.js'
import { terminalOf } from '../../http/terminalOf.js'

export const listSessions = defineSelfOperation('listSessions', {
  async handle({ session, repositories, services }) {
    const now = services.now()
    const idleSince = new Date(now.getTime() - services.config.sessionIdleMinutes * 60_000)
    const rows = await repositories.sessions.listLive(session.userId, now, idleSince)
    const items = rows.map((row) => ({
      id: row.id,
      current: row.id === session.id,
      via: row.via,
      address: row.address,
      terminal: terminalOf(row.agent),
      createdAt: row.created_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }))
    return okList(items, items.length)
  },
})
