import { defineOperation, ok } from '../../http/defineOperation.js'
import { illegalState } from '../../http/transitions.js'
import { cleanHtml } from '../../messages/cleanHtml.js'
import { forAudit } from './addNotice.js'
import { setAttachments } from './noticeAttachments.js'
import { audienceOf, lockNotice, momentOf, noticeMoves, readNotice } from './noticeRules.js'

/** Before it is out. */
export const editNotice = defineOperation('editNotice', {
  async handle({ params, body, tenantId, memberId, services, repositories, audit }) {
    const { notices } = repositories
    const notice = await lockNotice(repositories, services, tenantId, params.id, body.version)
    if (notice.status !== 'draft' && notice.status !== 'scheduled') {
      throw illegalState(noticeMoves[notice.status])
    }
    const { id } = notice
    const before = await readNotice(repositories, services, tenantId, id)
    const title = body.title?.trim() ?? notice.title
    await notices.edit(tenantId, id, {
      title,
      content: body.content === undefined ? undefined : cleanHtml(body.content),
      level: body.level,
      mustConfirm: body.mustConfirm,
      expireAt: momentOf(body.expireAt),
    })
    await notices.setAudience(tenantId, id, audienceOf(body, await notices.audience(tenantId, id)))
    const fileIds = body.attachmentIds ?? before.attachments.map((file) => file.id)
    await setAttachments(repositories, tenantId, { id, title }, fileIds, memberId)
    const after = await readNotice(repositories, services, tenantId, id)
    audit({
      table: 'notices',
      id,
      name: title,
      before: forAudit(before),
      after: forAudit(after),
    })
    return ok(after)
  },
})
