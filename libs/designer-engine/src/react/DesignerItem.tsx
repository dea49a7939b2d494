import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { resizeHandles } from '../layout.js'
import type { PageNode } from '../index.js'
import { useDesign } from './DesignerProvider.js'
import { DesignerSlot } from './DesignerSlot.js'
import { pxOf, type GridGeometry } from './geometry.js'
import { designerMessages, type DesignerMessages } from './messages.js'
import { WidgetHost } from './WidgetHost.js'

interface DesignerItemProps {
  readonly id: string
  /** Of the grid that it lies in; none in a list. */
  readonly geometry?: GridGeometry
}

const inFlow = { position: 'relative' } as const

/** One component on the canvas. Reads one record, and renders when that one differs. */
export const DesignerItem = observer(function DesignerItem({ id, geometry }: DesignerItemProps) {
  const { session, widgets, language, nameOf, fallbacks } = useDesign()
  const { page } = session
  const renderSlot = useCallback((slot: string) => <DesignerSlot parent={id} slot={slot} />, [id])
  const node = page.node(id)
  if (!node) return null
  const { type, props } = node
  const widget = widgets[type]
  const isSelected = page.isSelected(id)
  const canResize = isSelected && !node.static && !page.isReadOnly && !page.onlyPreview
  const messages = designerMessages(language)
  const place = geometry
    ? [messages.at(node), messages.size(node)]
    : [session.whereIs(node, messages)]
  const frame = {
    role: 'group',
    'aria-roledescription': messages.item,
    'aria-label': labelOf(node, [nameOf(node), ...place], isSelected, messages),
    tabIndex: session.isTabStop(id) ? 0 : -1,
    'data-designer-item': id,
    'data-designer-selected': isSelected || undefined,
  }
  return (
    <div {...frame} style={geometry ? { position: 'absolute', ...pxOf(node, geometry) } : inFlow}>
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

function labelOf(
  node: PageNode,
  parts: readonly string[],
  isSelected: boolean,
  messages: DesignerMessages,
) {
  const marks = [isSelected && messages.selected, node.static && messages.fixed]
  return [...parts, ...marks].filter(Boolean).join(messages.comma)
}

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
