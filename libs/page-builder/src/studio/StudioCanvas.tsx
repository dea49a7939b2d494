import { DesignerCanvas } from '@spruce/designer-engine/react'
import { EmptyState, useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, type ReactNode } from 'react'
import { readPageData, type PageData } from '../data/pageData.js'
import { valuesOf } from '../data/variables.js'
import {
  PageProvider,
  VariablesProvider,
  type PageVariables,
  type PageView,
} from '../runtime/PageContext.js'
import type { PageDataPort } from '../runtime/PageDataPort.js'
import { QueryStore } from '../runtime/QueryStore.js'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'

const nothing = () => undefined
const nobody = () => []
const closed: ReadonlyMap<string, boolean> = new Map()

/** The queries and variables of the page as they are now; for observers. */
export function usePageData(): PageData {
  const { model } = useStudio()
  const { queries, variables } = model.design.settings as unknown as Record<string, unknown>
  return useMemo(() => readPageData({ queries, variables }), [queries, variables])
}

/** Asks for what the page shows once the server knows the queries that stand on it. */
export function useDraftData(): PageDataPort {
  const { model, data } = useStudio()
  return useMemo(
    (): PageDataPort => ({
      async query(request, signal) {
        await model.saver.flushQueries()
        return data.query(request, signal)
      },
      subscribe: (request, onFrame) => data.subscribe(request, onFrame),
    }),
    [model, data],
  )
}

/** What a page gives its widgets, for widgets outside a page: on the canvas. */
export const StudioData = observer(function StudioData({
  children,
}: {
  readonly children: ReactNode
}) {
  const { model, registry, permCodes } = useStudio()
  const port = useDraftData()
  const data = usePageData()
  const { settings } = model.design
  const queries = useQueryStore(port, data)
  const variables = useMemo(
    (): PageVariables => ({
      variables: data.variables,
      values: valuesOf(data.variables, {}),
      set: nothing,
    }),
    [data],
  )
  const view = useMemo(
    (): PageView => ({
      ...{ registry, settings, queries, childrenOf: nobody, opened: closed, rowHeight: 30 },
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

function useQueryStore(port: PageDataPort, data: PageData): QueryStore {
  const store = useMemo(
    () => new QueryStore(port, data, valuesOf(data.variables, {})),
    [port, data],
  )
  useEffect(() => () => store.stop(), [store])
  return store
}

/** The page while it is designed, with its real widgets and data. */
export const StudioCanvas = observer(function StudioCanvas() {
  const { model } = useStudio()
  const messages = useMessages(studioMessages)
  const { design, isReadOnly } = model
  const isEmpty = ['main', 'titleBar', 'dialogs'].every(
    (slot) => design.childIds(null, slot).length === 0,
  )
  return (
    <div className="sp-studio-canvas">
      {isEmpty && (
        <div className="sp-studio-empty">
          <EmptyState
            title={messages.emptyPage}
            text={isReadOnly ? messages.emptyReadOnly : messages.emptyPageText}
          />
        </div>
      )}
      <StudioData>
        <DesignerCanvas rowHeight={30} />
      </StudioData>
    </div>
  )
})
