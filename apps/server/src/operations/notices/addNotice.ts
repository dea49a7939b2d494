import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { cleanHtml } from '../../messages/cleanHtml.js'
import { setAttachments } from './noticeAttachments.js'
import { audienceOf, momentOf, readNotice } from './noticeRules.js'

/** As a draft. */
export const addNotice = defineOperation('addNotice', {
  async handle({ body, tenantId, memberId, services, repositories, audit }) {
    const { notices } = repositories
    const { content = '', level, mustConfirm, attachmentIds = [] } = body
    const id = newId()
    const title = body.title.trim()
    await notices.add(tenantId, {
      id,
      title,
      content: cleanHtml(content),
      level,
      mustConfirm,
      expireAt: momentOf(body.expireAt),
      createdBy: memberId,
      now: services.now(),
    })
    await notices.setAudience(tenantId, id, audienceOf(body))
    await setAttachments(repositories, tenantId, { id, title }, attachmentIds, memberId)
    const after = await readNotice(repositories, services, tenantId, id)
    audit({ table: 'notices', id, name: title, after: forAudit(after) })
    return ok(after)
  },
})

/** Signed addresses are nothing to keep. */
export function forAudit<T extends { attachments: readonly { id: string }[] }>(notice: T) {
  return { ...notice, attachments: notice.attachments.map(({ id }) => id) }
}
