import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertTransition } from '../../http/transitions.js'
import { noticeMoves } from '../notices/noticeRules.js'
import { lockSystemNotice, readSystemNotice } from './systemNoticeRules.js'

/** Out of every message centre at once. */
export const withdrawSystemNotice = definePlatformOperation('withdrawSystemNotice', {
  async handle({ params, body, tenantId, services, repositories, audit }) {
    const { id } = params
    const notice = await lockSystemNotice(repositories, services, tenantId, id, body.version)
    assertTransition(noticeMoves, notice.status, 'withdrawn')
    const now = services.now()
    await repositories.systemNotices.recall(id, now)
    await repositories.systemNotices.move(id, { status: 'withdrawn', withdrawnAt: now })
    const { title, status } = notice
    audit({
      table: 'system_notices',
      id,
      name: title,
      before: { status },
      after: { status: 'withdrawn' },
    })
    return ok(await readSystemNotice(repositories, services, tenantId, id))
  },
})
