import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertTransition } from '../../http/transitions.js'
import { lockNotice, noticeMoves, readNotice } from './noticeRules.js'

export const withdrawNotice = defineOperation('withdrawNotice', {
  async handle({ params, body, tenantId, services, repositories, audit }) {
    const notice = await lockNotice(repositories, services, tenantId, params.id, body.version)
    assertTransition(noticeMoves, notice.status, 'withdrawn')
    await repositories.notices.move(tenantId, notice.id, {
      status: 'withdrawn',
      withdrawnAt: services.now(),
    })
    const { id, title, status } = notice
    audit({ table: 'notices', id, name: title, before: { status }, after: { status: 'withdrawn' } })
    return ok(await readNotice(repositories, services, tenantId, id))
  },
})
