import { EmptyState, FailedState, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PdfPreview } from './PdfPreview.js'
import { previewKindOf } from './resourceKinds.js'
import { resourceMessages } from './resourceMessages.js'
import type { Resource } from './resourceQueries.js'

export interface PreviewContentProps {
  resource: Resource
  /** Where its bytes come from. */
  address: string
}

/** A resource as far as a page can show it. */
export function PreviewContent({ resource, address }: PreviewContentProps) {
  const t = useMessages(resourceMessages)
  const [isBroken, setBroken] = useState(false)
  const { name, mediaType } = resource
  const onError = () => setBroken(true)
  if (isBroken) return <EmptyState title={t.previewFailed} />
  const style = { maxWidth: '100%', maxHeight: '60vh', margin: '0 auto', display: 'block' }
  switch (previewKindOf(mediaType)) {
    case 'picture':
      return <img src={address} alt={name} style={style} onError={onError} />
    case 'film':
      // eslint-disable-next-line jsx-a11y-x/media-has-caption -- nobody gave captions along with the file
      return <video src={address} controls aria-label={name} style={style} onError={onError} />
    case 'sound':
      // eslint-disable-next-line jsx-a11y-x/media-has-caption -- nobody gave captions along with the file
      return <audio src={address} controls aria-label={name} style={style} onError={onError} />
    case 'text':
      return <TextPreview address={address} name={name} />
    case 'pdf':
      return <PdfPreview resource={resource} />
    default:
      return <EmptyState title={t.noPreview} />
  }
}

/** A longer text is cut: the page stays quick. */
const maxCharacters = 100_000

function TextPreview({ address, name }: { address: string; name: string }) {
  const t = useMessages(resourceMessages)
  const { data, error, refetch } = useQuery({
    queryKey: ['resource-text', address],
    queryFn: async ({ signal }) => {
      const answer = await fetch(address, { signal })
      if (!answer.ok) throw new Error(`${String(answer.status)} ${answer.statusText}`)
      return answer.text()
    },
    meta: { silent: true },
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{t.loadingPreview}</p>
  return (
    <>
      <pre aria-label={name} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {data.slice(0, maxCharacters)}
      </pre>
      {data.length > maxCharacters && <p>{t.cutText}</p>}
    </>
  )
}
