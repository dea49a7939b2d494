import { defineOperation, ok } from '../../http/defineOperation.js'
import { readImport, takeImport } from './readImport.js'
import { startPhase } from './startPhase.js'

export const undoUserImport = defineOperation('undoUserImport', {
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, language } = context
    const where = { tenantId, memberId, id: params.id }
    const { version } = body
    const taken = await takeImport(repositories, where, { version, action: 'undo', language })
    await startPhase(context, taken, 'undo')
    return ok(await readImport(repositories, where, language))
  },
})
