import type { Schemas } from '@spruce/api-client/contract'
import { presentDocument } from '../../presenters/presentDesigns.js'
import type { Repositories } from '../../repositories/repositories.js'

/** Personal over business over global over the portal's own. */
export async function readMyWorkbench(
  { workbenches }: Repositories,
  tenantId: string,
  memberId: string,
): Promise<Schemas['MyWorkbench']> {
  const given = await workbenches.given(tenantId, memberId)
  const own = await workbenches.personal(tenantId, memberId)
  const workbench = {
    workbenchId: given?.id ?? null,
    name: given?.name ?? null,
    revision: given?.revision ?? null,
    why: given?.why ?? [],
    version: own?.version ?? 1,
  }
  if (!own) {
    const document = given ? presentDocument(given.document) : null
    return { ...workbench, source: given?.scope ?? 'platform', isStale: false, document }
  }
  const isStale = own.basedOn !== workbench.workbenchId || own.basedRevision !== workbench.revision
  return { ...workbench, source: 'personal', isStale, document: presentDocument(own.document) }
}
