import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertTransition } from '../../http/transitions.js'
import { assertExpiry, noticeMoves, publicationOf } from '../notices/noticeRules.js'
import {
  assertSomebody,
  lockSystemNotice,
  readSystemNotice,
  releaseSystemNotice,
} from './systemNoticeRules.js'

/** Now, or by the job when its time has come. */
export const publishSystemNotice = definePlatformOperation('publishSystemNotice', {
  async handle({ params, body, tenantId, services, repositories, audit }) {
    const { id } = params
    const now = services.now()
    const notice = await lockSystemNotice(repositories, services, tenantId, id, body.version)
    const { status, publishAt } = publicationOf(body.publishAt, now)
    assertTransition(noticeMoves, notice.status, status)
    assertExpiry(notice.expireAt, publishAt)
    assertSomebody(notice.audience)
    if (status === 'published') await releaseSystemNotice(repositories, tenantId, notice, now)
    else await repositories.systemNotices.move(id, { status, publishAt })
    audit({
      table: 'system_notices',
      id,
      name: notice.title,
      before: { status: notice.status, publishAt: notice.publishAt },
      after: { status, publishAt },
    })
    return ok(await readSystemNotice(repositories, services, tenantId, id))
  },
})
