import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { prepareDocument } from '../pages/documentRules.js'
import { readMyWorkbench } from './readMyWorkbench.js'

export const saveMyWorkbench = defineOperation('saveMyWorkbench', {
  prepare: ({ body }) => prepareDocument(body.document),
  async handle({ body, prepared, tenantId, memberId, repositories, audit }) {
    const { workbenches } = repositories
    await workbenches.lockPersonal(tenantId, memberId)
    const before = await readMyWorkbench(repositories, tenantId, memberId)
    assertVersion(body.version, before.version, before)
    await workbenches.savePersonal(tenantId, memberId, {
      document: prepared,
      basedOn: before.workbenchId,
      basedRevision: before.revision,
    })
    audit({ table: 'workbenches', id: memberId, after: { source: 'personal' } })
    return ok(await readMyWorkbench(repositories, tenantId, memberId))
  },
})
