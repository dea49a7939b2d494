import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { resizeHandles } from '../layout.js'
import { useCanvasOptions } from './CanvasContext.js'
import { useDesign } from './DesignerProvider.js'
import type { GridGeometry } from './geometry.js'
import { designerMessages } from './messages.js'
import { showInGrid, showInList } from './showPlace.js'
import type { SlotPlaces } from './SlotPlaces.js'
import { WidgetHost } from './WidgetHost.js'

interface DesignerItemProps {
  readonly id: string
  /** Of the grid that it lies in; none in a list. */
  readonly geometry?: GridGeometry
  /** Of the same grid. */
  readonly places?: SlotPlaces
}

const inFlow = { position: 'relative' } as const
const inGrid = { position: 'absolute' } as const

/** One component on the canvas. Renders when its content differs; where it lies is shown without that. */
export const DesignerItem = observer(function DesignerItem({
  id,
  geometry,
  places,
}: DesignerItemProps) {
  const design = useDesign()
  const { session, widgets, language, fallbacks } = design
  const { page } = session
  const canvas = useCanvasOptions()
  const renderSlot = useCallback((slot: string) => canvas.renderSlot(id, slot), [canvas, id])
  const isSelected = page.isSelected(id)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const item = { id, isSelected, design }
      return geometry && places
        ? showInGrid(element, item, { geometry, places })
        : showInList(element, item)
    },
    [id, geometry, places, isSelected, design],
  )
  const node = page.content(id)
  if (!node) return null
  const { type, props } = node
  const widget = widgets[type]
  const canResize = isSelected && !node.static && !page.isReadOnly && !page.onlyPreview
  const frame = {
    role: 'group',
    'aria-roledescription': designerMessages(language).item,
    tabIndex: session.isTabStop(id) ? 0 : -1,
    'data-designer-item': id,
    'data-designer-selected': isSelected || undefined,
  }
  return (
    <div ref={ref} {...frame} style={geometry ? inGrid : inFlow}>
      <div inert={!widget?.slots?.length} style={{ height: '100%' }}>
        <WidgetHost
          id={id}
          type={type}
          props={props}
          renderSlot={renderSlot}
          widget={widget}
          fallbacks={fallbacks}
          language={language}
        />
      </div>
      {geometry && canResize && <Handles />}
    </div>
  )
})

/** For pointers alone: keys size by Shift and arrows, and the form of numbers does. */
function Handles() {
  return resizeHandles.map((handle) => (
    <span
      key={handle}
      aria-hidden
      data-designer-handle={handle}
      style={{
        position: 'absolute',
        width: 24,
        height: 24,
        touchAction: 'none',
        cursor: `${handle}-resize`,
        left: handle.includes('w')
          ? -12
          : handle.includes('e')
            ? 'calc(100% - 12px)'
            : 'calc(50% - 12px)',
        top: handle.startsWith('n')
          ? -12
          : handle.startsWith('s')
            ? 'calc(100% - 12px)'
            : 'calc(50% - 12px)',
      }}
    />
  ))
}
