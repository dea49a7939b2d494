import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { illegalState } from '../../http/transitions.js'
import { noticeMoves } from '../notices/noticeRules.js'
import { recyclePlatform } from '../recycle-bin/recyclePlatform.js'
import { lockSystemNotice } from './systemNoticeRules.js'

/** With what the customers had of it; what people may see is withdrawn first. */
export const removeSystemNotice = definePlatformOperation('removeSystemNotice', {
  async handle(context) {
    const { params, body, tenantId, services, repositories, audit } = context
    const { id } = params
    const notice = await lockSystemNotice(repositories, services, tenantId, id, body.version)
    if (notice.status === 'scheduled' || notice.status === 'published') {
      throw illegalState(noticeMoves[notice.status])
    }
    const { title, status } = notice
    await recyclePlatform(context, 'systemNotices', { id, name: title })
    await repositories.systemNotices.remove(id)
    audit({ table: 'system_notices', id, name: title, before: { title, status } })
    return ok(null)
  },
})
