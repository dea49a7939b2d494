import { unwrap } from '@spruce/api-client'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { WorkPortsProvider } from '@spruce/page-builder'
import { Studio, type StudioTargets } from '@spruce/page-builder/studio'
import { useApi, usePermission, useSession } from '@spruce/session/react'
import { FailedState, useMessages, useShellPort, useTab } from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { workbenchMessages } from '../messages.js'
import { usePalette } from '../registry/pageRegistry.js'
import { useWorkPorts } from '../workbench/useWorkPorts.js'
import { useDesignData } from '../workbench/useDesignData.js'
import { createWorkbenchDrafts } from './workbenchDrafts.js'
import { createWorkbenchPort, studioPageOf } from './workbenchPort.js'
import { workbenchPresence } from './workbenchPresence.js'
import { createWorkbenchViewers } from './workbenchViewers.js'

/** @public */
export interface WorkbenchStudioProps {
  /** Of the workbench. */
  id: string
  /** Asked to leave the studio. */
  onBack: () => void
  /** Asks for one of the company's pictures, and answers its address; absent where the person may not list them. */
  choosePicture?: ((chosen: string) => Promise<string | undefined>) | undefined
  /** Lists the pages, menus and applications that a click can open; a kind that is absent is typed. Keep it stable. */
  targets?: StudioTargets | undefined
}

/** Designs a workbench: its draft, its revisions, what is out. @public */
export const WorkbenchStudio = observer(function WorkbenchStudio(props: WorkbenchStudioProps) {
  const { id } = props
  const api = useApi()
  const messages = useMessages(workbenchMessages)
  const { data, error, refetch } = useQuery({
    queryKey: ['workbench-studio', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/spruce/api/v1/workbenches/{id}', { params: { path: { id } }, signal })),
    // It is asked for once: from then on the studio knows better.
    ...{ staleTime: Infinity, gcTime: 0, refetchOnReconnect: false },
    meta: { silent: true },
  })
  const palette = usePalette([data?.document])
  if (data && palette.data) {
    return <Loaded key={id} {...props} info={data} registry={palette.data} />
  }
  const failed = error ?? palette.error
  if (failed) {
    const retry = () => void (error ? refetch() : palette.refetch())
    return <FailedState error={failed} onRetry={retry} />
  }
  return (
    <p className="sp-studio-wait" role="status" aria-busy>
      {messages.loading}
    </p>
  )
})

type Info = Parameters<typeof studioPageOf>[0]

interface LoadedProps extends WorkbenchStudioProps {
  readonly info: Info
  readonly registry: ComponentRegistry
}

const Loaded = observer(function Loaded(props: LoadedProps) {
  const { id, info, onBack, choosePicture, targets } = props
  const [registry] = useState(props.registry) // the page that is being designed keeps what it began with
  const { name } = info.workbench
  const api = useApi()
  const session = useSession()
  const client = useQueryClient()
  const tab = useTab()
  const ports = useWorkPorts()
  const canEdit = usePermission(['workbench:edit'])
  const canPublish = usePermission(['workbench:publish'])
  const data = useDesignData({ id, revision: null, isDraft: canEdit })
  const viewers = useViewers()
  const { live } = useShellPort()
  const port = useMemo(
    () =>
      createWorkbenchPort(
        api,
        id,
        {
          ...{ canPublish, viewers, choosePicture, targets },
          ...(canEdit && { presence: workbenchPresence(api, id, live) }),
        },
        () => {
          void client.invalidateQueries({ queryKey: ['workbenches'], refetchType: 'none' })
        },
      ),
    [api, id, canEdit, canPublish, viewers, choosePicture, targets, live, client],
  )
  const userId = session.userInfo?.id
  const tenantId = session.tenantInfo?.tenantId ?? null
  const drafts = useMemo(
    () => (userId === undefined ? undefined : createWorkbenchDrafts({ userId, tenantId })),
    [userId, tenantId],
  )
  useEffect(() => () => drafts?.dispose(), [drafts])
  const { setTitle } = tab
  useEffect(() => {
    const { 'zh-CN': zh, 'en-US': en } = workbenchMessages
    setTitle({ 'zh-CN': zh.design(name), 'en-US': en.design(name) })
  }, [setTitle, name])
  return (
    <WorkPortsProvider value={ports}>
      <Studio
        id={id}
        name={name}
        {...(tenantId !== null && { tenantId })}
        page={studioPageOf(info)}
        registry={registry}
        data={data}
        port={port}
        {...(drafts && { drafts })}
        permCodes={session.heldPermissions}
        isReadOnly={!canEdit}
        hasZones
        onBack={onBack}
        onDirtyChange={tab.setDirty}
      />
    </WorkPortsProvider>
  )
})

/** As whom the person may preview it; for who may look at roles. */
function useViewers() {
  const api = useApi()
  const client = useQueryClient()
  const { heldPermissions } = useSession()
  const messages = useMessages(workbenchMessages)
  const canLook = usePermission(['role:list'])
  const canAskGiven = usePermission(['workbench:edit'])
  return useMemo(() => {
    if (!canLook) return undefined
    const { givenOne, givenNone } = messages
    return createWorkbenchViewers(api, client, {
      ...{ permCodes: heldPermissions, canAskGiven },
      sayGiven: (name) => (name === undefined ? givenNone : givenOne(name)),
    })
  }, [api, client, heldPermissions, canLook, canAskGiven, messages])
}
