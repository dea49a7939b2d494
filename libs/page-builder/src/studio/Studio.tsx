import type { DraftStore } from '@spruce/designer-engine/drafts'
import type { PageNode } from '@spruce/designer-engine'
import { DesignerProvider } from '@spruce/designer-engine/react'
import { ComponentTree } from '@spruce/designer-engine/react/parts'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { toast, useLanguage, useMedia, useMessages } from '@spruce/shell-ui'
import { autorun } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Breakpoint } from '../data/visibility.js'
import { WidgetNote } from '../frame/WidgetNote.js'
import type { PageDataPort } from '../runtime/PageDataPort.js'
import { PageRuntime } from '../runtime/PageRuntime.js'
import { CanvasZoom } from './CanvasZoom.js'
import { ClipboardKeys } from './ClipboardKeys.js'
import { conflictDialog } from './ConflictDialog.js'
import { dialogsMessages } from './dialogsMessages.js'
import { DialogsPanel } from './DialogsPanel.js'
import { HistoryPanel } from './HistoryPanel.js'
import { mergePages } from './mergePages.js'
import { PreviewViewer } from './PreviewViewer.js'
import { publishDialog } from './PublishDialog.js'
import { QueriesPanel } from './QueriesPanel.js'
import { queryMessages } from './queryMessages.js'
import { sayConflicts } from './sayConflicts.js'
import { StaleDraftNotice } from './StaleDraftNotice.js'
import { StudioBar } from './StudioBar.js'
import { StudioCanvas, StudioData, useDraftData, usePageData } from './StudioCanvas.js'
import { StudioProvider, useStudio, type StudioShared } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'
import { StudioModel } from './StudioModel.js'
import { StudioPalette } from './StudioPalette.js'
import type { StudioPage, StudioPort } from './StudioPort.js'
import { StudioProperties } from './StudioProperties.js'
import { StudioTabs } from './StudioTabs.js'
import { studioWidgets } from './StudioWidgets.js'
import { useLostPlaces } from './useLostPlaces.js'
import { useReplayKeys } from './useReplayKeys.js'
import type { PreviewViewer as Viewer } from './viewers/chooseViewer.js'
import { VariablesPanel } from './VariablesPanel.js'
import { variableFormMessages } from './variableFormMessages.js'

/** @public */
export interface StudioProps {
  /** Of the page, and of its local draft. */
  id: string
  /** What people call the page. */
  name: string
  /** Whose page it is: what is pasted from another company leaves its things behind. */
  tenantId?: string
  /** The page as the server has it; read once. */
  page: StudioPage
  /** What a page may hold: `createPageRegistry`. Keep its identity. */
  registry: ComponentRegistry
  /** Answers the queries of the draft. Keep its identity. */
  data: PageDataPort
  /** Keeps the page. Keep its identity. */
  port: StudioPort
  /** Keeps what is not sent yet; without it a closed window loses a second. */
  drafts?: DraftStore
  /** The codes of what the person may do. */
  permCodes?: readonly string[]
  /** The page is only looked at. */
  isReadOnly?: boolean
  /** People may change the page for themselves: the designer says of each component how far. */
  hasZones?: boolean
  /** Asked to leave the page; what is not sent is sent. */
  onBack: () => void
  /** Told whether something is not kept by the server. */
  onDirtyChange?: (isDirty: boolean) => void
}

const nobody: readonly string[] = []

/** Designs a page: palette, tree, canvas, properties; keeps it, and publishes it. @public */
export function Studio(props: StudioProps) {
  const { id, page, registry, port, drafts, isReadOnly = false } = props
  const messages = useMessages(studioMessages)
  const [model] = useState(() => StudioModel.open({ id, page, registry, port, drafts, isReadOnly }))
  if (!(model instanceof StudioModel)) {
    return <WidgetNote title={messages.refused} text={messages.refusedText(model)} isAlert />
  }
  return <OpenStudio {...props} model={model} />
}

const OpenStudio = observer(function OpenStudio(props: StudioProps & { model: StudioModel }) {
  const { model, id, name, registry, data, port, permCodes = nobody, hasZones = false } = props
  const { tenantId = '' } = props
  const { onBack, onDirtyChange } = props
  const messages = useMessages(studioMessages)
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const [preview, setPreview] = useState<Breakpoint>()
  const [zoom] = useState(() => new CanvasZoom())
  const [isHistory, setHistory] = useState(false)
  const widgets = useMemo(() => studioWidgets(registry), [registry])
  const nameOf = useCallback(
    ({ type, props: { title } }: PageNode) =>
      typeof title === 'string' && title !== ''
        ? title
        : registry.definitionOf(type).label[language],
    [registry, language],
  )
  useEffect(() => model.connect(), [model])
  useSaveOnLeave(model)
  useLostPlaces(model.design)
  const root = useRef<HTMLDivElement>(null)
  useReplayKeys(root, preview === undefined ? replay : undefined)
  useDirty(model, onDirtyChange)
  const shared = useMemo(
    (): StudioShared => ({
      ...{ model, name, registry, data, port, permCodes, hasZones, zoom },
      at: { tenant: tenantId, page: id },
      say: setSaid,
    }),
    [model, id, tenantId, name, registry, data, port, permCodes, hasZones, zoom],
  )

  function replay(direction: 'undo' | 'redo') {
    const isDone = model.page.designer[direction]()
    if (isDone) setSaid(direction === 'undo' ? messages.undone : messages.redone)
  }

  async function publish() {
    if (!(await model.saver.flush())) {
      toast.warning(messages.notSaved)
      return
    }
    const isDone = await publishDialog.open({
      name,
      onPublish: async (note) => {
        if (!port.publish) return
        model.saver.note(await port.publish(note, model.saver.version))
      },
    })
    if (isDone) toast.success(messages.publishDone)
  }

  async function decide() {
    const { base, theirs } = model.saver
    const other = model.read(theirs?.document)
    if (!other) return
    const mine = model.page.designer.document
    const { conflicts } = mergePages(base, mine, other)
    const nameOfId = (node: string) => {
      const found = mine.nodes[node] ?? other.nodes[node]
      return found ? nameOf(found) : node
    }
    const choice = await conflictDialog.open({
      both: sayConflicts(conflicts, messages, nameOfId),
      sides: { theirs: other, mine, nameOf },
    })
    if (choice === undefined) return
    const kept = model.endConflict(choice)
    if (choice === 'theirs') toast.info(messages.theirsTaken)
    else if (choice === 'mine') toast.info(messages.mineKept)
    else toast.info(kept.length === 0 ? messages.merged : messages.mergedWith(kept.length))
  }

  return (
    <StudioProvider value={shared}>
      <DesignerProvider
        page={model.design}
        widgets={widgets}
        language={language}
        nameOf={nameOf}
        renderUnknown={renderUnknown}
        hasSharedClipboard
      >
        <div ref={root} className="sp-studio">
          {preview === undefined && <ClipboardKeys root={root} />}
          <StudioBar
            preview={preview}
            onPreview={setPreview}
            onBack={() => void model.saver.flush().finally(onBack)}
            onPublish={() => void publish()}
            onDecide={() => void decide()}
            onReplay={replay}
            isHistory={isHistory}
            onHistory={() => setHistory(!isHistory)}
          />
          <StaleDraftNotice />
          <div className="sp-studio-body">
            {preview === undefined ? (
              <StudioData>
                <Workspace />
              </StudioData>
            ) : (
              <Preview breakpoint={preview} />
            )}
            {isHistory && port.history && (
              <HistoryPanel
                history={port.history}
                nameOf={nameOf}
                onClose={() => setHistory(false)}
              />
            )}
          </div>
          <p className="sp-sr-only" role="status">
            {said}
          </p>
        </div>
      </DesignerProvider>
    </StudioProvider>
  )
})

function renderUnknown(type: string) {
  return <UnknownWidget type={type} />
}

function UnknownWidget({ type }: { readonly type: string }) {
  return <p className="sp-studio-note">{type}</p>
}

/** Whoever leaves the window or the tab takes nothing along that is not kept. */
function useSaveOnLeave(model: StudioModel) {
  useEffect(() => {
    if (model.isReadOnly) return
    const save = () => {
      if (document.visibilityState === 'hidden') void model.saver.flush()
    }
    const retry = () => {
      if (model.saver.state === 'failed') void model.saver.flush()
    }
    document.addEventListener('visibilitychange', save)
    window.addEventListener('online', retry)
    return () => {
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('online', retry)
    }
  }, [model])
}

function useDirty(model: StudioModel, onDirtyChange: StudioProps['onDirtyChange']) {
  const latest = useRef(onDirtyChange)
  useEffect(() => {
    latest.current = onDirtyChange
  })
  useEffect(() => {
    const stop = autorun(() => latest.current?.(model.saver.isDirty))
    return () => {
      stop()
      latest.current?.(false)
    }
  }, [model])
}

/** The page as people see it, at a width, as oneself or as somebody else. */
const Preview = observer(function Preview({ breakpoint }: { readonly breakpoint: Breakpoint }) {
  const { model, registry, permCodes, port } = useStudio()
  const [viewer, setViewer] = useState<Viewer>()
  const draft = useDraftData()
  const page = usePageData()
  const data = useMemo(() => viewer?.limit(draft, page) ?? draft, [viewer, draft, page])
  const { document } = model.page.designer
  return (
    <div className="sp-studio-preview">
      {port.viewers && (
        <PreviewViewer viewers={port.viewers} viewer={viewer} onChange={setViewer} />
      )}
      <div className="sp-studio-preview-page" data-width={breakpoint}>
        <PageRuntime
          document={document}
          registry={registry}
          data={data}
          permCodes={viewer?.permCodes ?? permCodes}
        />
      </div>
    </div>
  )
})

/** So wide a window has to be for panels on both sides. */
const threeColumns = '(min-width: 1024px)'

type LeftPart = 'add' | 'tree' | 'dialogs' | 'queries' | 'variables'

/** What the page is designed with: beside each other where there is room, else one at a time. */
const Workspace = observer(function Workspace() {
  const { model } = useStudio()
  const messages = useMessages(studioMessages)
  const dialogWords = useMessages(dialogsMessages)
  const queryWords = useMessages(queryMessages)
  const words = useMessages(variableFormMessages)
  const isWide = useMedia(threeColumns)
  const [left, setLeft] = useState<LeftPart>(model.isReadOnly ? 'tree' : 'add')
  const [single, setSingle] = useState<LeftPart | 'canvas' | 'properties'>('canvas')
  const add = { key: 'add', label: messages.add, render: () => <StudioPalette /> } as const
  const tree = { key: 'tree', label: messages.tree, render: () => <ComponentTree /> } as const
  const dialogs = {
    key: 'dialogs',
    label: dialogWords.dialogs,
    render: () => <DialogsPanel />,
  } as const
  const queries = {
    key: 'queries',
    label: queryWords.queries,
    render: () => <QueriesPanel />,
  } as const
  const variables = {
    key: 'variables',
    label: words.variables,
    render: () => <VariablesPanel />,
  } as const
  const parts = model.isReadOnly
    ? [tree, dialogs, queries, variables]
    : [add, tree, dialogs, queries, variables]
  const key = useDesignKey(model)
  if (!isWide) {
    return (
      <div className="sp-studio-single" key={key}>
        <StudioTabs
          label={messages.parts}
          current={single}
          onChoose={setSingle}
          tabs={[
            { key: 'canvas', label: messages.canvas, render: () => <StudioCanvas /> },
            ...parts,
            { key: 'properties', label: messages.properties, render: () => <StudioProperties /> },
          ]}
        />
      </div>
    )
  }
  return (
    <div className="sp-studio-columns" key={key}>
      <div className="sp-studio-side">
        <StudioTabs label={messages.parts} current={left} onChoose={setLeft} tabs={parts} />
      </div>
      <StudioCanvas />
      <div className="sp-studio-side">
        <StudioProperties />
      </div>
    </div>
  )
})

/** Counts the pages that came from elsewhere: their parts begin anew. */
function useDesignKey({ page }: StudioModel): number {
  const [known, setKnown] = useState({ page, count: 0 })
  if (known.page === page) return known.count
  const next = { page, count: known.count + 1 }
  setKnown(next)
  return next.count
}
