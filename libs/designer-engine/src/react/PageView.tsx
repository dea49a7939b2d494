import {
  createContext,
  memo,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type CSSProperties,
} from 'react'
import type { Designer, PageNode } from '../index.js'
import { heightOf, pxOf, type GridGeometry } from './geometry.js'
import type { DesignerLanguage } from './messages.js'
import { useSlotGeometry } from './useSlotGeometry.js'
import { WidgetHost, type WidgetFallbacks, type Widgets } from './WidgetHost.js'

/** Props of PageView. */
export interface PageViewProps extends WidgetFallbacks {
  readonly designer: Designer
  readonly widgets: Widgets
  /** Default `zh-CN`. */
  readonly language?: DesignerLanguage
  /** Of one row, in px; default 30. */
  readonly rowHeight?: number
}

type View = Required<Pick<PageViewProps, 'designer' | 'widgets' | 'language' | 'rowHeight'>> & {
  readonly fallbacks: WidgetFallbacks
}

const ViewContext = createContext<View | null>(null)

/**
 * A page that is looked at: no pointers, no keys, no MobX. Components come in the order in which they
 * are read, and what the preview hides is not there.
 */
export function PageView(props: PageViewProps) {
  const { designer, widgets, language = 'zh-CN', rowHeight = 30 } = props
  const { loading, renderUnknown, renderError } = props
  const view = useMemo(
    (): View => ({
      designer,
      widgets,
      language,
      rowHeight,
      fallbacks: {
        loading,
        ...(renderUnknown && { renderUnknown }),
        ...(renderError && { renderError }),
      },
    }),
    [designer, widgets, language, rowHeight, loading, renderUnknown, renderError],
  )
  return (
    <ViewContext value={view}>
      <ViewSlot parent={null} slot="titleBar" />
      <ViewSlot parent={null} slot="main" />
      <ViewSlot parent={null} slot="dialogs" />
    </ViewContext>
  )
}

interface ViewSlotProps {
  readonly parent: string | null
  readonly slot: string
}

function ViewSlot({ parent, slot }: ViewSlotProps) {
  const { designer } = useView()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [designer.on('change', listener), designer.on('preview', listener)]
      return () => stops.forEach((stop) => stop())
    },
    [designer],
  )
  const read = () => designer.hiding.children(parent, slot)
  const nodes = useSyncExternalStore(subscribe, read, read)
  if (designer.layoutOf(parent, slot) === 'grid') {
    return <ViewGrid parent={parent} slot={slot} nodes={nodes} />
  }
  if (nodes.length === 0) return null
  return (
    <div data-designer-slot={slot}>
      {nodes.map((node) => (
        <ViewItem key={node.id} node={node} />
      ))}
    </div>
  )
}

interface ViewGridProps extends ViewSlotProps {
  readonly nodes: readonly PageNode[]
}

function ViewGrid({ parent, slot, nodes }: ViewGridProps) {
  const { designer, rowHeight } = useView()
  const { ref, geometry } = useSlotGeometry(designer.settings.config, parent, rowHeight)
  const sorted = useMemo(() => [...nodes].sort((a, b) => a.y - b.y || a.x - b.x), [nodes])
  const rows = Math.max(0, ...nodes.map(({ y, h }) => y + h))
  const style: CSSProperties = { position: 'relative', height: heightOf(rows, geometry) }
  return (
    <div ref={ref} data-designer-slot={slot} style={style}>
      {sorted.map((node) => (
        <ViewItem key={node.id} node={node} geometry={geometry} />
      ))}
    </div>
  )
}

interface ViewItemProps {
  readonly node: PageNode
  /** Of the grid that it lies in; none in a list. */
  readonly geometry?: GridGeometry
}

const ViewItem = memo(function ViewItem({ node, geometry }: ViewItemProps) {
  const { widgets, fallbacks, language } = useView()
  const { id, type, props } = node
  const renderSlot = useCallback((slot: string) => <ViewSlot parent={id} slot={slot} />, [id])
  return (
    <div
      data-designer-item={id}
      style={geometry && { position: 'absolute', ...pxOf(node, geometry) }}
    >
      <WidgetHost
        id={id}
        type={type}
        props={props}
        renderSlot={renderSlot}
        widget={widgets[type]}
        fallbacks={fallbacks}
        language={language}
      />
    </div>
  )
})

function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('Parts of a page stand in a PageView')
  return view
}
