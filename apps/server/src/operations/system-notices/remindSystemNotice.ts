import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { noticeMoves } from '../notices/noticeRules.js'
import { lockSystemNotice } from './systemNoticeRules.js'

const hourMs = 3_600_000

/** A letter to each who has not read, or not confirmed; at most once an hour. */
export const remindSystemNotice = definePlatformOperation('remindSystemNotice', {
  async handle({ params, tenantId, services, repositories, audit }) {
    const { systemNotices, notices, letters } = repositories
    const now = services.now()
    const notice = await lockSystemNotice(repositories, services, tenantId, params.id)
    if (notice.status !== 'published') throw illegalState(noticeMoves[notice.status])
    if (!(await systemNotices.noteReminder(notice.id, new Date(now.getTime() - hourMs), now))) {
      throw unprocessable('REMINDED_LATELY')
    }
    let reminded = 0
    for (const { tenantId: customerId, noticeId, audience } of await systemNotices.deliveries(
      notice.id,
    )) {
      const waiting = await notices.waitingFor(customerId, noticeId, audience, notice.mustConfirm)
      await letters.send(customerId, waiting, { category: 'notice', title: notice.title }, now)
      reminded += waiting.length
    }
    audit({ table: 'system_notices', id: notice.id, name: notice.title, after: { reminded } })
    return ok({ reminded })
  },
})
