import type { PageNode } from '@spruce/designer-engine'
import { DesignerProvider } from '@spruce/designer-engine/react'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { WorkPortsProvider } from '@spruce/page-builder'
import { PageCanvas, useReplayKeys, type Replay } from '@spruce/page-builder/studio'
import { useApi, useSession } from '@spruce/session/react'
import { confirmDialog, toast, useLanguage, useMedia, useMessages, useTab } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { autorun } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { myWorkbenchOptions } from '../home/homeQueries.js'
import { useWorkPorts } from '../workbench/useWorkPorts.js'
import { useDesignData } from '../workbench/useDesignData.js'
import { CustomiseBar } from './CustomiseBar.js'
import { CustomiseProvider, type CustomiseShared } from './CustomiseContext.js'
import { CustomiseList } from './CustomiseList.js'
import { customiseMessages } from './customiseMessages.js'
import type { CustomiseModel } from './CustomiseModel.js'
import { CustomiseNotices } from './CustomiseNotices.js'
import { CustomisePanel } from './CustomisePanel.js'
import { useRefusals } from './useRefusals.js'
import type { WorkbenchCustomiserProps } from './WorkbenchCustomiserProps.js'
import { customWidgets, ZonesProvider } from './ZonedWidget.js'

export interface CustomiseSurfaceProps extends WorkbenchCustomiserProps {
  readonly model: CustomiseModel
  /** What a page may hold. Keep its identity. */
  readonly registry: ComponentRegistry
}

/** Narrower than this the columns of a page are no use. */
const hasColumns = '(min-width: 640px)'

/** The page while a person arranges it: the bar, what is to be known, what can be added, the canvas. */
export const CustomiseSurface = observer(function CustomiseSurface(props: CustomiseSurfaceProps) {
  const { model, name, workbenchId, registry, variables, onClose } = props
  const session = useSession()
  const language = useLanguage()
  const messages = useMessages(customiseMessages)
  const refusals = useRefusals()
  const ports = useWorkPorts()
  const isWide = useMedia(hasColumns)
  const [said, setSaid] = useState('')
  const [isAdding, setAdding] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const nameOf = useCallback(
    ({ type, props: { title } }: PageNode) =>
      typeof title === 'string' && title !== ''
        ? title
        : registry.definitionOf(type).label[language],
    [registry, language],
  )
  const widgets = useMemo(() => customWidgets(registry), [registry])
  const { revision, zones, state } = model
  const data = useDesignData({ id: workbenchId, revision })
  const permCodes = session.heldPermissions
  const shared = useMemo(
    (): CustomiseShared => ({ model, name, registry, permCodes, nameOf, say: setSaid }),
    [model, name, registry, permCodes, nameOf],
  )
  useEffect(() => model.connect(), [model])
  useDirtyTab(model)
  useReplayKeys(root, replay)
  const save = useSave(props)

  function replay(direction: Replay) {
    const isDone = model.design.designer[direction]()
    if (isDone) setSaid(direction === 'undo' ? messages.undone : messages.redone)
  }

  async function discard() {
    const isSure =
      !model.isDirty ||
      (await confirmDialog.open({
        title: messages.discardTitle,
        message: messages.discardText,
        confirmLabel: messages.discardConfirm,
        cancelLabel: messages.keepEditing,
        danger: true,
      }))
    if (isSure !== true) return
    model.discard()
    onClose()
  }

  const isHeld = state === 'saving' || state === 'conflict' || state === 'withdrawn'
  return (
    <CustomiseProvider value={shared}>
      <WorkPortsProvider value={ports}>
        <ZonesProvider value={zones}>
          <DesignerProvider
            page={model.design}
            widgets={widgets}
            language={language}
            nameOf={nameOf}
            refusals={refusals}
          >
            <div ref={root} className="sp-studio home-customise">
              <CustomiseBar
                isAdding={isAdding}
                isWide={isWide}
                onAdd={() => setAdding(!isAdding)}
                onReplay={replay}
                onSave={() => void save()}
                onDiscard={() => void discard()}
              />
              <CustomiseNotices
                onRetry={() => void save()}
                onClose={() => {
                  model.discard()
                  onClose()
                }}
              />
              <p className="sp-studio-note">
                {isWide ? messages.hint : messages.hintNarrow}
                {[...zones.values()].some((zone) => zone !== 'free') && ` ${messages.zonesHint}`}
              </p>
              <div className="home-customise-body" inert={isHeld}>
                {isAdding && <CustomisePanel />}
                {isWide ? (
                  <div className="home-customise-canvas">
                    <PageCanvas
                      key={String(model.designs)}
                      design={model.design}
                      registry={registry}
                      data={data}
                      permCodes={permCodes}
                      search={variables?.search}
                    />
                  </div>
                ) : (
                  <CustomiseList />
                )}
              </div>
              <p className="sp-sr-only" role="status">
                {said}
              </p>
            </div>
          </DesignerProvider>
        </ZonesProvider>
      </WorkPortsProvider>
    </CustomiseProvider>
  )
})

/** Saves, shows what the server made of it, and leaves. */
function useSave({ model, workbenchId, onClose }: CustomiseSurfaceProps) {
  const api = useApi()
  const client = useQueryClient()
  const messages = useMessages(customiseMessages)
  return async () => {
    const saved = await model.save()
    if (!saved) return
    const at = saved.given.findIndex((one) => one.workbenchId === workbenchId)
    client.setQueryData(myWorkbenchOptions(api, Math.max(at, 0)).queryKey, saved)
    toast.success(messages.saved)
    onClose()
  }
}

/** What is not saved is asked about before the tab, or the product, is left. */
function useDirtyTab(model: CustomiseModel) {
  const { setDirty } = useTab()
  const latest = useRef(setDirty)
  useEffect(() => {
    latest.current = setDirty
  })
  useEffect(() => {
    const stop = autorun(() => latest.current(model.isDirty))
    return () => {
      stop()
      latest.current(false)
    }
  }, [model])
}
