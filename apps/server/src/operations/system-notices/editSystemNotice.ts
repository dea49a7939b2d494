import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { illegalState } from '../../http/transitions.js'
import { cleanHtml } from '../../messages/cleanHtml.js'
import { forAudit } from '../notices/addNotice.js'
import { setAttachments } from '../notices/noticeAttachments.js'
import { assertExpiry, momentOf, noticeMoves } from '../notices/noticeRules.js'
import {
  assertAudienceKnown,
  assertSomebody,
  lockSystemNotice,
  readSystemNotice,
  systemAudienceOf,
  systemTable,
} from './systemNoticeRules.js'

/** Before it is out. */
export const editSystemNotice = definePlatformOperation('editSystemNotice', {
  async handle({ params, body, tenantId, memberId, services, repositories, audit }) {
    const { id } = params
    const notice = await lockSystemNotice(repositories, services, tenantId, id, body.version)
    if (notice.status !== 'draft' && notice.status !== 'scheduled') {
      throw illegalState(noticeMoves[notice.status])
    }
    const before = await readSystemNotice(repositories, services, tenantId, id)
    const title = body.title?.trim() ?? notice.title
    const audience = systemAudienceOf(body.audience ?? {}, notice.audience)
    await assertAudienceKnown(repositories, audience, notice.audience)
    const expireAt = momentOf(body.expireAt)
    if (notice.status === 'scheduled' && notice.publishAt) {
      assertExpiry(expireAt === undefined ? notice.expireAt : expireAt, notice.publishAt)
      assertSomebody(audience)
    }
    await repositories.systemNotices.edit(id, {
      title,
      content: body.content === undefined ? undefined : cleanHtml(body.content),
      level: body.level,
      mustConfirm: body.mustConfirm,
      expireAt,
      audience,
    })
    const fileIds = body.attachmentIds ?? before.attachments.map((file) => file.id)
    await setAttachments(repositories, tenantId, { id, title }, fileIds, memberId, systemTable)
    const after = await readSystemNotice(repositories, services, tenantId, id)
    audit({
      table: 'system_notices',
      id,
      name: title,
      before: forAudit(before),
      after: forAudit(after),
    })
    return ok(after)
  },
})
