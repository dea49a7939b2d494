import { defineOperation, ok } from '../../http/defineOperation.js'
import { illegalState } from '../../http/transitions.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'
import { lockNotice, noticeMoves } from './noticeRules.js'

/** What people may see is withdrawn first. */
export const removeNotice = defineOperation('removeNotice', {
  async handle(context) {
    const { params, body, tenantId, services, repositories, audit } = context
    const notice = await lockNotice(repositories, services, tenantId, params.id, body.version)
    if (notice.status === 'scheduled' || notice.status === 'published') {
      throw illegalState(noticeMoves[notice.status])
    }
    const { id, title, status } = notice
    await recycleRows(context, 'notices', { id, name: title })
    await repositories.notices.remove(tenantId, id)
    audit({ table: 'notices', id, name: title, before: { title, status } })
    return ok(null)
  },
})
