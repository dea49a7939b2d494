import { Button } from '@chakra-ui/react/button'
import { EmptyState, useMessages } from '@spruce/shell-ui'
import { FileInput, LayoutDashboard } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import type { PageData } from '../data/pageData.js'
import type { PageDataPort } from '../runtime/PageDataPort.js'
import { zoomedWidth } from './CanvasZoom.js'
import { layoutMessages } from './layoutMessages.js'
import { CanvasData, CanvasGrid, usePageDataOf } from './PageCanvas.js'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'
import { useCanvasZoom } from './useCanvasZoom.js'
import { useInsert } from './useInsert.js'

/** The queries and variables of the page as they are now; for observers. */
export function usePageData(): PageData {
  return usePageDataOf(useStudio().model.design)
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

/** What a page gives its widgets, for the canvas and for the panels beside it: each query is asked once for all. */
export const StudioData = observer(function StudioData({
  children,
}: {
  readonly children: ReactNode
}) {
  const { model, registry, permCodes } = useStudio()
  const data = useDraftData()
  return (
    <CanvasData {...{ design: model.design, registry, data, permCodes }}>{children}</CanvasData>
  )
})

/** The page while it is designed, with its real widgets and data. Stands in `StudioData`. */
export const StudioCanvas = observer(function StudioCanvas() {
  const { model, zoom, say } = useStudio()
  const messages = useMessages(studioMessages)
  const { onlyHere } = useMessages(layoutMessages)
  const insert = useInsert()
  const { design, breakpoint, isReadOnly } = model
  const ref = useRef<HTMLDivElement>(null)
  useCanvasZoom(ref, { zoom, design, say })
  const { percent } = zoom
  const isEmpty = ['main', 'titleBar', 'dialogs'].every(
    (slot) => design.childIds(null, slot).length === 0,
  )
  return (
    <div
      ref={ref}
      className="sp-studio-canvas"
      data-width={breakpoint}
      style={percent === 100 ? undefined : styleOf(percent, design.settings.config.pageMargin[0])}
    >
      {isEmpty && (
        <div className="sp-studio-empty">
          <EmptyState
            title={messages.emptyPage}
            text={isReadOnly ? messages.emptyReadOnly : messages.emptyPageText}
            action={
              !isReadOnly && (
                <div className="sp-studio-starts">
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    onClick={() => void insert('template')}
                  >
                    <LayoutDashboard size={14} aria-hidden />
                    {messages.useTemplate}
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    onClick={() => void insert('dashboard')}
                  >
                    <FileInput size={14} aria-hidden />
                    {messages.importDashboard}
                  </Button>
                </div>
              )
            }
          />
        </div>
      )}
      {breakpoint !== 'wide' && !isReadOnly && (
        <p className="sp-studio-canvas-note">{onlyHere(messages[breakpoint])}</p>
      )}
      <CanvasGrid key={breakpoint} design={design} zoom={percent} />
    </div>
  )
})

function styleOf(percent: number, gap: number) {
  return {
    '--sp-studio-zoom': percent / 100,
    '--sp-studio-page-width': zoomedWidth(percent, gap),
  } as CSSProperties
}
