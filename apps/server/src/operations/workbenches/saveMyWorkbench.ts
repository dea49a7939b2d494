import type { OverlayChange } from '@spruce/designer-engine/overlay'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, stale } from '../../http/errors.js'
import { prepareDepth } from '../pages/documentRules.js'
import { readMyWorkbench } from './readMyWorkbench.js'
import { assertZones, pageOf } from './workbenchOverlay.js'

export const saveMyWorkbench = defineOperation('saveMyWorkbench', {
  unaudited: 'how a person arranges their own screen is nobody else’s business',
  prepare: ({ body }) => prepareDepth('changes', body.changes),
  async handle({ body, tenantId, memberId, repositories }) {
    const { workbenches } = repositories
    const { workbenchId, version, revision } = body
    await workbenches.lockPersonal(tenantId, memberId)
    const at = await workbenches.placeOf(tenantId, memberId, workbenchId)
    const before = await readMyWorkbench(repositories, tenantId, memberId, { at: at ?? 0 })
    // It was withdrawn, or is for others by now.
    if (at === undefined) throw stale(before)
    assertVersion(version, before.version, before)
    // What is fixed was published anew meanwhile: the page shows it before anything is kept.
    if (revision !== before.revision) throw stale(before)
    const given = await readMyWorkbench(repositories, tenantId, memberId, { at, show: 'given' })
    const changes = body.changes as readonly OverlayChange[]
    assertZones(pageOf(JSON.stringify(given.document)), changes)
    if (changes.length === 0) await workbenches.removePersonal(tenantId, memberId, workbenchId)
    else {
      await workbenches.savePersonal(tenantId, memberId, workbenchId, {
        changes: JSON.stringify(changes),
        basedRevision: revision,
      })
    }
    return ok(await readMyWorkbench(repositories, tenantId, memberId, { at }))
  },
})
