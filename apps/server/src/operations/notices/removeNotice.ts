import { defineOperation, ok } from '../../http/defineOperation.js'
import { illegalState } from '../../http/transitions.js'
import { setAttachments } from './noticeAttachments.js'
import { lockNotice, noticeMoves } from './noticeRules.js'

/** What people may see is withdrawn first. */
export const removeNotice = defineOperation('removeNotice', {
  async handle({ params, body, tenantId, memberId, services, repositories, audit }) {
    const notice = await lockNotice(repositories, services, tenantId, params.id, body.version)
    if (notice.status === 'scheduled' || notice.status === 'published') {
      throw illegalState(noticeMoves[notice.status])
    }
    await setAttachments(repositories, tenantId, notice, [], memberId)
    await repositories.notices.remove(tenantId, notice.id)
    const { id, title, status } = notice
    audit({ table: 'notices', id, name: title, before: { title, status } })
    return ok(null)
  },
})
