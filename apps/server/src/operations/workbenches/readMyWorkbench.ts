import type { Schemas } from '@spruce/api-client/contract'
import { presentDocument } from '../../presenters/presentDesigns.js'
import type { Repositories } from '../../repositories/repositories.js'

/**
 * Personal over business over global over the portal's own.
 * @param at the place of another one among those given; the personal one stands in the place of the first
 */
export async function readMyWorkbench(
  { workbenches }: Repositories,
  tenantId: string,
  memberId: string,
  at = 0,
): Promise<Schemas['MyWorkbench']> {
  const given = await workbenches.given(tenantId, memberId, at)
  const own = await workbenches.personal(tenantId, memberId)
  const shown = given.find(({ document }) => document !== null)
  const workbench = {
    workbenchId: shown?.id ?? null,
    name: shown?.name ?? null,
    revision: shown?.revision ?? null,
    why: shown?.why ?? [],
    given: given.map(({ id, scope, name, why }) => ({ workbenchId: id, scope, name, why })),
    version: own?.version ?? 1,
  }
  if (!own || shown !== given[0]) {
    const document = shown?.document ? presentDocument(shown.document) : null
    return { ...workbench, source: shown?.scope ?? 'platform', isStale: false, document }
  }
  const isStale = own.basedOn !== workbench.workbenchId || own.basedRevision !== workbench.revision
  return { ...workbench, source: 'personal', isStale, document: presentDocument(own.document) }
}
