import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertTransition } from '../../http/transitions.js'
import { noticeMoves, tellReaders } from '../notices/noticeRules.js'
import { lockSystemNotice, readSystemNotice } from './systemNoticeRules.js'

/** Out of every message centre at once; a letter tells those who have read it. */
export const withdrawSystemNotice = definePlatformOperation('withdrawSystemNotice', {
  async handle({ params, body, tenantId, services, repositories, language, audit }) {
    const { id } = params
    const notice = await lockSystemNotice(repositories, services, tenantId, id, body.version)
    assertTransition(noticeMoves, notice.status, 'withdrawn')
    const now = services.now()
    await repositories.systemNotices.recall(id, now)
    await repositories.systemNotices.move(id, { status: 'withdrawn', withdrawnAt: now })
    const { title, status } = notice
    for (const delivery of await repositories.systemNotices.deliveries(id)) {
      await tellReaders(repositories, { ...delivery, title }, language, now)
    }
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
