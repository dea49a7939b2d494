import type { Schemas } from '@spruce/api-client/contract'
import { presentDocument } from '../../presenters/presentDesigns.js'
import type { GivenWorkbench } from '../../repositories/designs/WorkbenchesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { baseOf, changesOf, pageOf, presentZones, showOverlay } from './workbenchOverlay.js'

/** Which of those given, and whether with what the member made of it. */
export interface WorkbenchChoice {
  /** The place of another one among those given. */
  readonly at?: number
  readonly show?: 'mine' | 'given'
}

/**
 * Business over global over the portal's own, and over each of them what the member made of it. What they made of one
 * that is not given to them stays, and shows when it is again.
 */
export async function readMyWorkbench(
  { workbenches }: Repositories,
  tenantId: string,
  memberId: string,
  { at = 0, show = 'mine' }: WorkbenchChoice = {},
): Promise<Schemas['MyWorkbench']> {
  const given = await workbenches.given(tenantId, memberId, at)
  const shown = given.find(({ document }) => document !== null)
  const own = await workbenches.personal(tenantId, memberId, shown?.id ?? '')
  const page = pageOf(shown?.document)
  const workbench = {
    workbenchId: shown?.id ?? null,
    name: shown?.name ?? null,
    revision: shown?.revision ?? null,
    why: shown?.why ?? [],
    given: given.map(({ id, scope, name, why }) => ({ workbenchId: id, scope, name, why })),
    version: own?.version ?? 1,
    zones: presentZones(page),
  }
  if (!own || show === 'given') return { ...workbench, ...asGiven(shown) }
  const base = await baseOf(workbenches, tenantId, shown?.id ?? '', own, page)
  const changes = changesOf(own, base)
  if (changes.length === 0) return { ...workbench, ...asGiven(shown) }
  return {
    ...workbench,
    source: 'personal',
    isStale: own.basedRevision !== workbench.revision,
    changes: changes.map((change) => ({ ...change, unset: [...(change.unset ?? [])] })),
    ...showOverlay(page, base, changes),
  }
}

function asGiven(shown: GivenWorkbench | undefined) {
  return {
    source: shown?.scope ?? ('platform' as const),
    ...{ isStale: false, changes: [], notKept: [] },
    document: shown?.document ? presentDocument(shown.document) : null,
  }
}
