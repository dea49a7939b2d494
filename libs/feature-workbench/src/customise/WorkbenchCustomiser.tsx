import { Button } from '@chakra-ui/react/button'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { useApi, useSession } from '@spruce/session/react'
import { EmptyState, FailedState, useMessages } from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { usePalette } from '../registry/pageRegistry.js'
import { customiseMessages } from './customiseMessages.js'
import { CustomiseModel } from './CustomiseModel.js'
import { createCustomisePort, type CustomisePort, type PersonalPage } from './CustomisePort.js'
import { CustomiseSurface } from './CustomiseSurface.js'
import { createPersonalDrafts } from './personalDrafts.js'
import type { WorkbenchCustomiserProps } from './WorkbenchCustomiserProps.js'

/** A person arranges a workbench for themselves, on the page itself. @public */
export const WorkbenchCustomiser = observer(function WorkbenchCustomiser(
  props: WorkbenchCustomiserProps,
) {
  const { workbenchId, onClose } = props
  const api = useApi()
  const client = useQueryClient()
  const messages = useMessages(customiseMessages)
  const port = useMemo(
    () => createCustomisePort(api, client, workbenchId),
    [api, client, workbenchId],
  )
  const { data, error, refetch } = useQuery({
    queryKey: ['workbench-customise', workbenchId],
    queryFn: ({ signal }) => port.load(signal),
    // It is asked for once: from then on the surface knows better.
    ...{ staleTime: Infinity, gcTime: 0, refetchOnReconnect: false },
    meta: { silent: true },
  })
  const palette = usePalette([data?.given.document, data?.mine.document])
  if (data && palette.data) {
    return <Loaded key={workbenchId} {...props} page={data} port={port} registry={palette.data} />
  }
  const failed = error ?? palette.error
  if (failed) {
    const retry = () => void (error ? refetch() : palette.refetch())
    return <FailedState error={failed} onRetry={retry} />
  }
  if (data === null) {
    return (
      <EmptyState
        title={messages.withdrawn(props.name)}
        action={<CloseButton onClose={onClose} />}
      />
    )
  }
  return (
    <p role="status" aria-busy>
      {messages.loading}
    </p>
  )
})

interface LoadedProps extends WorkbenchCustomiserProps {
  readonly page: PersonalPage
  readonly port: CustomisePort
  readonly registry: ComponentRegistry
}

function Loaded(props: LoadedProps) {
  const { workbenchId, page, port, onClose } = props
  const [registry] = useState(props.registry) // the page that is being arranged keeps what it began with
  const { userInfo, tenantInfo } = useSession()
  const messages = useMessages(customiseMessages)
  const userId = userInfo?.id
  const tenantId = tenantInfo?.tenantId ?? null
  const [model] = useState(() =>
    CustomiseModel.open({
      ...{ page, registry, port },
      drafts:
        userId === undefined ? undefined : createPersonalDrafts({ userId, tenantId }, workbenchId),
    }),
  )
  if (model) return <CustomiseSurface {...props} registry={registry} model={model} />
  return (
    <EmptyState
      title={messages.notReadable}
      text={messages.notReadableText}
      action={<CloseButton onClose={onClose} />}
    />
  )
}

function CloseButton({ onClose }: Pick<WorkbenchCustomiserProps, 'onClose'>) {
  const messages = useMessages(customiseMessages)
  return (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={onClose}>
      {messages.close}
    </Button>
  )
}
