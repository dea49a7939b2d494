import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { prepareDocument } from '../pages/documentRules.js'
import { readMyWorkbench } from './readMyWorkbench.js'

export const saveMyWorkbench = defineOperation('saveMyWorkbench', {
  unaudited: 'how a person arranges their own screen is nobody else’s business',
  prepare: ({ body }) => prepareDocument(body.document),
  async handle({ body, prepared, tenantId, memberId, repositories }) {
    const { workbenches } = repositories
    await workbenches.lockPersonal(tenantId, memberId)
    const before = await readMyWorkbench(repositories, tenantId, memberId)
    assertVersion(body.version, before.version, before)
    await workbenches.savePersonal(tenantId, memberId, {
      document: prepared,
      basedOn: before.workbenchId,
      basedRevision: before.revision,
    })
    return ok(await readMyWorkbench(repositories, tenantId, memberId))
  },
})
