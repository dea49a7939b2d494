import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertTransition } from '../../http/transitions.js'
import { lockNotice, noticeMoves, readNotice, tellReaders } from './noticeRules.js'

/** Out of everybody's notices; a letter tells those who have read it. */
export const withdrawNotice = defineOperation('withdrawNotice', {
  async handle({ params, body, tenantId, services, repositories, language, audit }) {
    const notice = await lockNotice(repositories, services, tenantId, params.id, body.version)
    assertTransition(noticeMoves, notice.status, 'withdrawn')
    const now = services.now()
    const { id, title, status } = notice
    await repositories.notices.move(tenantId, id, { status: 'withdrawn', withdrawnAt: now })
    await tellReaders(repositories, { tenantId, noticeId: id, title }, language, now)
    audit({ table: 'notices', id, name: title, before: { status }, after: { status: 'withdrawn' } })
    return ok(await readNotice(repositories, services, tenantId, id))
  },
})
