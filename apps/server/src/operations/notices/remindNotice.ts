import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { lockNotice, noticeMoves } from './noticeRules.js'

const hourMs = 3_600_000

/** A letter to each who has not read, or not confirmed; at most once an hour. */
export const remindNotice = defineOperation('remindNotice', {
  async handle({ params, tenantId, services, repositories, audit }) {
    const { notices, letters } = repositories
    const now = services.now()
    const notice = await lockNotice(repositories, services, tenantId, params.id)
    if (notice.status !== 'published') throw illegalState(noticeMoves[notice.status])
    const since = new Date(now.getTime() - hourMs)
    if (!(await notices.noteReminder(tenantId, notice.id, since, now))) {
      throw unprocessable('REMINDED_LATELY')
    }
    const audience = await notices.audience(tenantId, notice.id)
    const waiting = await notices.waitingFor(tenantId, notice.id, audience, notice.mustConfirm)
    await letters.send(tenantId, waiting, { category: 'notice', title: notice.title }, now)
    audit({
      table: 'notices',
      id: notice.id,
      name: notice.title,
      after: { reminded: waiting.length },
    })
    return ok({ reminded: waiting.length })
  },
})
