import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { illegalState } from '../../http/transitions.js'
import { setAttachments } from '../notices/noticeAttachments.js'
import { noticeMoves } from '../notices/noticeRules.js'
import { lockSystemNotice, systemTable } from './systemNoticeRules.js'

/** With what the customers had of it; what people may see is withdrawn first. */
export const removeSystemNotice = definePlatformOperation('removeSystemNotice', {
  async handle({ params, body, tenantId, memberId, services, repositories, audit }) {
    const { id } = params
    const notice = await lockSystemNotice(repositories, services, tenantId, id, body.version)
    if (notice.status === 'scheduled' || notice.status === 'published') {
      throw illegalState(noticeMoves[notice.status])
    }
    await setAttachments(repositories, tenantId, notice, [], memberId, systemTable)
    await repositories.systemNotices.remove(id)
    const { title, status } = notice
    audit({ table: 'system_notices', id, name: title, before: { title, status } })
    return ok(null)
  },
})
