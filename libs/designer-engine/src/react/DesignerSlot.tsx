import { compareStructural, computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useCanvasOptions } from './DesignerCanvas.js'
import { DesignerItem } from './DesignerItem.js'
import { DesignerList } from './DesignerList.js'
import { useDesign } from './DesignerProvider.js'
import { heightOf, pxOf, type GridGeometry } from './geometry.js'
import { useRowsInSight } from './useRowsInSight.js'
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

  const isLarge = page.childIds(parent, slot).length > mountsAllBelow
  const [first, last] = useRowsInSight(ref, geometry, isLarge)
  const mounted = useMemo(
    () =>
      computed(
        () => {
          if (!isLarge) return page.childIds(parent, slot)
          const { selectedIds } = page
          const kept = new Set(selectedIds.length <= mostSelected ? selectedIds : [])
          kept.add(session.focusedId ?? '')
          return page
            .childNodes(parent, slot)
            .filter(({ id, y, h }) => (y < last && y + h > first) || kept.has(id))
            .map(({ id }) => id)
        },
        { equals: compareStructural },
      ),
    [page, session, parent, slot, isLarge, first, last],
  )
  return (
    <div ref={ref} data-designer-slot={slot} style={{ position: 'relative' }}>
      {mounted.get().map((id) => (
        <DesignerItem key={id} id={id} geometry={geometry} />
      ))}
      <Landing parent={parent} slot={slot} geometry={geometry} />
      <Extent parent={parent} slot={slot} geometry={geometry} />
    </div>
  )
})

interface GridPartProps extends SlotProps {
  readonly geometry: GridGeometry
}

/** Gives the slot its height. */
const Extent = observer(function Extent({ parent, slot, geometry }: GridPartProps) {
  const { session } = useDesign()
  const { drop, page } = session
  const isHere = drop?.parent === parent && drop.slot === slot
  const rows = Math.max(page.rows(parent, slot), isHere ? drop.y + drop.h : 0, 2)
  return <div style={{ height: heightOf(rows, geometry) }} />
})

/** Where what is carried would lie. */
const Landing = observer(function Landing({ parent, slot, geometry }: GridPartProps) {
  const { session } = useDesign()
  const { drop, page, carried } = session
  const places = drop ? [drop] : carried.flatMap((id) => page.node(id) ?? [])
  return places
    .filter((place) => place.parent === parent && place.slot === slot)
    .map((place, index) => (
      <div
        key={index}
        data-designer-landing=""
        style={{ position: 'absolute', pointerEvents: 'none', ...pxOf(place, geometry) }}
      />
    ))
})
