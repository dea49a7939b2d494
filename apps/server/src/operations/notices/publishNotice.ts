import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'
import { assertTransition } from '../../http/transitions.js'
import { isNobody } from '../../repositories/messages/audience.js'
import { assertExpiry, lockNotice, noticeMoves, publicationOf, readNotice } from './noticeRules.js'

/** Now, or by the job when its time has come. */
export const publishNotice = defineOperation('publishNotice', {
  async handle({ params, body, tenantId, services, repositories, audit }) {
    const { notices } = repositories
    const now = services.now()
    const notice = await lockNotice(repositories, services, tenantId, params.id, body.version)
    const { status, publishAt } = publicationOf(body.publishAt, now)
    assertTransition(noticeMoves, notice.status, status)
    assertExpiry(notice.expireAt, publishAt)
    if (isNobody(await notices.audience(tenantId, notice.id))) {
      throw unprocessable('NOTICE_AUDIENCE')
    }
    await notices.move(tenantId, notice.id, { status, publishAt })
    audit({
      table: 'notices',
      id: notice.id,
      name: notice.title,
      before: { status: notice.status, publishAt: notice.publishAt },
      after: { status, publishAt },
    })
    return ok(await readNotice(repositories, services, tenantId, notice.id))
  },
})
