import { Button } from '@chakra-ui/react/button'
import { sayBytes } from '@spruce/console-kit/files'
import { useApi } from '@spruce/session/react'
import { type DialogProps, FailedState, ListDialog, useLatest, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { openDownload } from './openDownload.js'
import { PreviewContent } from './PreviewContent.js'
import { extensionOf } from './resourceKinds.js'
import { resourceMessages } from './resourceMessages.js'
import { type Resource, signedUrlOptions } from './resourceQueries.js'

export interface PreviewDialogProps extends DialogProps {
  /** Those that next and previous go through, in their order. */
  resources: readonly Resource[]
  /** The first to show, from 0. */
  start: number
}

/** Shows a resource: a picture, a text, sound or film, a PDF in a window of its own; the arrow keys go to the next and the previous one. */
export function PreviewDialog({ resources, start, onClose }: PreviewDialogProps) {
  const t = useMessages(resourceMessages)
  const api = useApi()
  const [at, setAt] = useState(start)
  const resource = resources[at]
  const link = useQuery({
    ...signedUrlOptions(api, resource?.id ?? ''),
    enabled: resource !== undefined && resource.url === null,
  })
  const keys = useLatest(onKeyDown)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keys.current(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [keys])
  if (!resource) return null
  const { id, name, url, width, height, bytes, keepsMetadata } = resource
  const address = url ?? link.data

  function go(to: number) {
    if (to >= 0 && to < resources.length) setAt(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const isPlayer = event.target instanceof HTMLMediaElement // its arrows are its own
    if (isPlayer || event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, number> = {
      ...{ ArrowLeft: at - 1, PageUp: at - 1, ArrowRight: at + 1, PageDown: at + 1 },
      ...{ Home: 0, End: resources.length - 1 },
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  return (
    <ListDialog
      title={t.previewTitle(name)}
      lead={[
        extensionOf(name),
        sayBytes(bytes),
        ...(width !== null && height !== null ? [`${width} × ${height}`] : []),
        ...(keepsMetadata ? [t.keepsMetadata] : []),
      ].join(' · ')}
      onClose={() => onClose()}
      footer={
        <>
          <span role="status" style={{ marginInlineEnd: 'auto' }}>
            {t.position(at + 1, resources.length)}
          </span>
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            <ChevronLeft aria-hidden />
            {t.previous}
          </Button>
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={at === resources.length - 1}
            onClick={() => go(at + 1)}
          >
            {t.next}
            <ChevronRight aria-hidden />
          </Button>
          <Button onClick={() => void openDownload(api, id)}>
            <Download aria-hidden />
            {t.download}
          </Button>
        </>
      }
    >
      <div className="sp-resource-preview">
        {link.error ? (
          <FailedState error={link.error} onRetry={() => void link.refetch()} />
        ) : address === undefined ? (
          <p role="status">{t.loadingPreview}</p>
        ) : (
          <PreviewContent key={id} resource={resource} address={address} />
        )}
      </div>
    </ListDialog>
  )
}
