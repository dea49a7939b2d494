import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { cleanHtml } from '../../messages/cleanHtml.js'
import { forAudit } from '../notices/addNotice.js'
import { setAttachments } from '../notices/noticeAttachments.js'
import { momentOf } from '../notices/noticeRules.js'
import {
  assertAudienceKnown,
  readSystemNotice,
  systemAudienceOf,
  systemTable,
} from './systemNoticeRules.js'

/** As a draft. */
export const addSystemNotice = definePlatformOperation('addSystemNotice', {
  async handle({ body, session, tenantId, memberId, services, repositories, audit }) {
    const { content = '', level, mustConfirm, attachmentIds = [] } = body
    const [id, title] = [newId(), body.title.trim()]
    const audience = systemAudienceOf(body.audience)
    await assertAudienceKnown(repositories, audience)
    await repositories.systemNotices.add({
      id,
      title,
      content: cleanHtml(content),
      level,
      mustConfirm,
      expireAt: momentOf(body.expireAt),
      audience,
      createdBy: session.userId,
      now: services.now(),
    })
    const notice = { id, title }
    await setAttachments(repositories, tenantId, notice, attachmentIds, memberId, systemTable)
    const after = await readSystemNotice(repositories, services, tenantId, id)
    audit({ table: 'system_notices', id, name: title, after: forAudit(after) })
    return ok(after)
  },
})
