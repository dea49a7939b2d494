import { defineOperation, ok } from '../../http/defineOperation.js'
import { asViewer } from '../../repositories/apps/appSight.js'
import { readPublished } from './designWork.js'

/** To whom its application does not show it does not exist, as one that is not out. */
export const getPublishedPage = defineOperation('getPublishedPage', {
  async handle({ params, session, tenantId, memberId, repositories }) {
    const viewer = asViewer({ memberId, isAdmin: session.tenant?.isAdmin ?? false })
    return ok(await readPublished(repositories, tenantId, params.id, viewer))
  },
})
