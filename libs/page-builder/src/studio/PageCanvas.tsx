import type { ObservableDesigner } from '@spruce/designer-engine/mobx'
import { DesignerCanvas } from '@spruce/designer-engine/react'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, type ReactNode } from 'react'
import { readPageData, type PageData } from '../data/pageData.js'
import { valuesOf, type PageSearch } from '../data/variables.js'
import {
  PageProvider,
  VariablesProvider,
  type PageVariables,
  type PageView,
} from '../runtime/PageContext.js'
import type { PageDataPort } from '../runtime/PageDataPort.js'
import { QueryStore } from '../runtime/QueryStore.js'
import { zoomedRowHeight } from './CanvasZoom.js'

const nothing = () => undefined
const nobody = () => []
const closed: ReadonlyMap<string, boolean> = new Map()
const asStored: PageSearch = {}
/** Of one row in its real size, in px. */
export const rowHeight = 30

/** @public */
export interface PageCanvasProps {
  /** The page as it is arranged; a `DesignerProvider` with it stands around. */
  design: ObservableDesigner
  /** What a page may hold: `createPageRegistry`. Keep its identity. */
  registry: ComponentRegistry
  /** Answers the queries of the page. Keep its identity. */
  data: PageDataPort
  /** The codes of what the person may do. */
  permCodes: readonly string[]
  /** The values of its variables, as an address says them; default those of the page. */
  search?: PageSearch | undefined
  /** In per cent of the real size; whoever changes it gives the canvas its width. Default: 100. */
  zoom?: number
}

/** The queries and variables of a page as they are now; for observers. */
export function usePageDataOf(design: ObservableDesigner): PageData {
  const { queries, variables } = design.settings as unknown as Record<string, unknown>
  return useMemo(() => readPageData({ queries, variables }), [queries, variables])
}

/** What a page gives its widgets, for widgets that stand on a canvas. */
export const CanvasData = observer(function CanvasData(
  props: PageCanvasProps & { readonly children: ReactNode },
) {
  const { design, registry, permCodes, search = asStored, children } = props
  const data = usePageDataOf(design)
  const { settings } = design
  const variables = useMemo((): PageVariables => {
    const values = valuesOf(data.variables, search)
    return { variables: data.variables, values, set: nothing }
  }, [data, search])
  const queries = useQueryStore(props.data, data, variables)
  const view = useMemo(
    (): PageView => ({
      ...{ registry, settings, queries, childrenOf: nobody, opened: closed, rowHeight },
      ...{ breakpoint: 'wide', run: nothing, renderGrid: () => null, setOpened: nothing },
      permCodes: new Set(permCodes),
    }),
    [registry, settings, queries, permCodes],
  )
  return (
    <PageProvider value={view}>
      <VariablesProvider value={variables}>{children}</VariablesProvider>
    </PageProvider>
  )
})

function useQueryStore(port: PageDataPort, data: PageData, { values }: PageVariables): QueryStore {
  const store = useMemo(() => new QueryStore(port, data, values), [port, data, values])
  useEffect(() => () => store.stop(), [store])
  return store
}

/** A page while it is arranged, with its real widgets and data. @public */
export const PageCanvas = observer(function PageCanvas(props: PageCanvasProps) {
  return (
    <CanvasData {...props}>
      <CanvasGrid {...props} />
    </CanvasData>
  )
})

/** The components of a page where `CanvasData` stands around. */
export const CanvasGrid = observer(function CanvasGrid({
  design,
  zoom = 100,
}: Pick<PageCanvasProps, 'design' | 'zoom'>) {
  const gap = design.settings.config.pageMargin[1]
  return <DesignerCanvas rowHeight={zoomedRowHeight(zoom, rowHeight, gap)} />
})
