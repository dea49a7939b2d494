import type { NestedNode } from '@spruce/shell-ui'
import type { Area } from '../devices/deviceQueries.js'

/** An area with those below it, and the devices of all of them. */
export interface AreaNode extends NestedNode {
  id: string
  area: Area
  children: AreaNode[]
  deviceCount: number
  onlineCount: number
}

/** The areas as a tree, in the order of the list; counts go up to the top. */
export function areaTree(areas: readonly Area[], excluded?: string): AreaNode[] {
  const known = new Set(areas.map(({ id }) => id))
  const byParent = new Map<string | null, Area[]>()
  for (const area of areas) {
    const { parentId } = area
    const place = parentId !== null && known.has(parentId) ? parentId : null
    byParent.set(place, [...(byParent.get(place) ?? []), area])
  }
  const below = (parentId: string | null): AreaNode[] =>
    (byParent.get(parentId) ?? [])
      .filter(({ id }) => id !== excluded)
      .map((area) => {
        const children = below(area.id)
        const sum = (field: 'deviceCount' | 'onlineCount') =>
          children.reduce((all, child) => all + child[field], area[field])
        return {
          ...{ id: area.id, area, children },
          ...{ deviceCount: sum('deviceCount'), onlineCount: sum('onlineCount') },
        }
      })
  return below(null)
}

/** The ids of the areas above one, from the top. */
export function areaTrail(areas: readonly Area[], id: string): string[] {
  const trail: string[] = []
  let at = areas.find((area) => area.id === id)?.parentId
  while (at && !trail.includes(at)) {
    trail.unshift(at)
    at = areas.find((area) => area.id === at)?.parentId
  }
  return trail
}

/** Where an area would stand: below whom, and at which place. */
export interface AreaPlace {
  parentId: string | null
  sort: number
}

/** The place of one step up or down among its siblings. */
export function placeOfStep(areas: readonly Area[], moved: Area, step: -1 | 1): AreaPlace {
  const siblings = areas.filter(({ parentId }) => parentId === moved.parentId)
  return { parentId: moved.parentId, sort: siblings.findIndex(({ id }) => id === moved.id) + step }
}

/** The place before or after another one, below its parent. */
export function placeBeside(
  areas: readonly Area[],
  moved: Area,
  other: Area,
  side: 'before' | 'after',
): AreaPlace {
  const { parentId } = other
  const siblings = areas.filter((area) => area.parentId === parentId && area.id !== moved.id)
  const at = siblings.findIndex(({ id }) => id === other.id)
  return { parentId, sort: side === 'before' ? at : at + 1 }
}
