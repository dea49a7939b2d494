import { autorun, compareStructural, computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useCanvasOptions } from './CanvasContext.js'
import { DesignerItem } from './DesignerItem.js'
import { DesignerList } from './DesignerList.js'
import { useDesign } from './DesignerProvider.js'
import { heightOf, type GridGeometry } from './geometry.js'
import { followPlace } from './showPlace.js'
import { createSlotPlaces } from './SlotPlaces.js'
import { dozen, useRowsInSight } from './useRowsInSight.js'
import { useSlotGeometry } from './useSlotGeometry.js'

interface SlotProps {
  readonly parent: string | null
  readonly slot: string
}

/** The children of one slot, in whatever layout it has. */
export function DesignerSlot({ parent, slot }: SlotProps) {
  const { designer } = useDesign().session
  const layout = designer.layoutOf(parent, slot)
  if (layout === 'grid') return <GridSlot parent={parent} slot={slot} />
  return <DesignerList parent={parent} slot={slot} layout={layout} />
}

/** So many selected ones are mounted wherever they are, so that they follow a drag; of more, those in sight. */
const mostSelected = 50

/** In a grid. Renders when one comes or goes, not when one moves. */
const GridSlot = observer(function GridSlot({ parent, slot }: SlotProps) {
  const { session } = useDesign()
  const { page } = session
  const { rowHeight, mountsAllBelow } = useCanvasOptions()
  const { ref, geometry } = useSlotGeometry(page.settings.config, parent, rowHeight)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    session.slots.set(element, { parent, slot, element, layout: 'grid', geometry })
    return () => void session.slots.delete(element)
  }, [session, parent, slot, ref, geometry])

  const places = useMemo(() => createSlotPlaces(session, parent, slot), [session, parent, slot])
  useLayoutEffect(() => places.connect(), [places])
  const isLarge = page.childIds(parent, slot).length > mountsAllBelow
  const [first, last] = useRowsInSight(ref, geometry, isLarge)
  const [held] = useState(() => new Set<string>())
  const mounted = useMemo(
    () =>
      computed(
        () => {
          if (!isLarge) return page.childIds(parent, slot)
          const { selectedIds } = page
          const kept = new Set(selectedIds.length <= mostSelected ? selectedIds : [])
          kept.add(session.focusedId ?? '')
          // A step mounts what it brings into sight, not what comes near, and leaves what goes to the drop.
          const isCarrying = session.carried.length > 0
          const spare = isCarrying ? dozen : 0
          if (!isCarrying) held.clear()
          const ids = page
            .childNodes(parent, slot)
            .filter(
              ({ id, y, h }) =>
                (y < last - spare && y + h > first + spare) || kept.has(id) || held.has(id),
            )
            .map(({ id }) => id)
          for (const id of ids) held.add(id)
          return ids
        },
        { equals: compareStructural },
      ),
    [page, session, parent, slot, isLarge, first, last, held],
  )
  return (
    <div ref={ref} data-designer-slot={slot} style={{ position: 'relative' }}>
      {mounted.get().map((id) => (
        <DesignerItem key={id} id={id} geometry={geometry} places={places} />
      ))}
      <Landing parent={parent} slot={slot} geometry={geometry} />
      <Extent parent={parent} slot={slot} geometry={geometry} />
    </div>
  )
})

interface GridPartProps extends SlotProps {
  readonly geometry: GridGeometry
}

/** Gives the slot its height; React renders none of its changes. */
function Extent({ parent, slot, geometry }: GridPartProps) {
  const { session } = useDesign()
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element
        ? autorun(() => {
            const { drop, page } = session
            const isHere = drop?.parent === parent && drop.slot === slot
            const rows = Math.max(page.rows(parent, slot), isHere ? drop.y + drop.h : 0, 2)
            element.style.height = `${heightOf(rows, geometry)}px`
          })
        : undefined,
    [session, parent, slot, geometry],
  )
  return <div ref={ref} />
}

/** Where what is carried would lie. Renders when it comes or goes, not for its steps. */
const Landing = observer(function Landing({ parent, slot, geometry }: GridPartProps) {
  const { session } = useDesign()
  const { drop, page, carried } = session
  const isHere = (place: { parent: string | null; slot: string } | null | undefined) =>
    place?.parent === parent && place.slot === slot
  const ids = drop ? [] : carried.filter((id) => isHere(page.content(id)))
  const finds = isHere(drop) ? [() => session.drop] : ids.map((id) => () => page.node(id))
  return finds.map((find, index) => (
    <div
      key={index}
      ref={(element) => (element ? followPlace(element, geometry, find) : undefined)}
      data-designer-landing=""
      style={landing}
    />
  ))
})

const landing = { position: 'absolute', pointerEvents: 'none' } as const
