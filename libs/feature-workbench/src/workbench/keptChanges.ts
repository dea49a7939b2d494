import type { Schemas } from '@spruce/api-client'

type Change = Schemas['WorkbenchChange']

/** The changes without what the given workbench does not take any more. */
export function keptChanges({
  changes,
  notKept,
}: Pick<Schemas['MyWorkbench'], 'changes' | 'notKept'>): Change[] {
  const lost = new Set(notKept.map(({ id, part }) => `${part} ${id}`))
  return changes.flatMap(({ id, kind, type, place, set, unset }): Change[] => {
    const isLost = (part: string) => lost.has(`${part} ${id}`)
    if (isLost('all') || isLost('hidden')) return []
    if (kind === 'added') {
      const home = place && isLost('place') ? { ...place, parent: null, slot: 'main' } : place
      return [
        { id, kind, ...(type && { type }), ...(home && { place: home }), ...(set && { set }) },
      ]
    }
    const kept = {
      ...(place && !isLost('place') && { place }),
      ...(!isLost('props') && { ...(set && { set }), ...(unset && { unset }) }),
    }
    if (kind === 'changed' && Object.keys(kept).length === 0) return []
    return [{ id, kind, ...kept }]
  })
}
