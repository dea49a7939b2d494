import { useMessages } from '@spruce/shell-ui'
import { useState } from 'react'
import { readPageUrl } from '../../data/interactions.js'
import { WidgetNote } from '../../frame/WidgetNote.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { contentMessages } from '../contentMessages.js'
import type { ImageProps } from './props.js'

/** A picture. @public */
export function ImageView({ props }: WidgetViewProps<ImageProps>) {
  const messages = useMessages(contentMessages)
  const [failed, setFailed] = useState<string>()
  const url = readPageUrl(props.url, location.origin)
  if (!url) return <WidgetNote title={messages.noPicture} />
  if (failed === url.href) {
    return (
      <WidgetNote
        title={messages.pictureFailed}
        text={props.alt}
        isAlert
        onRetry={() => setFailed(undefined)}
      />
    )
  }
  return (
    <img
      className="sp-page-image"
      src={url.href}
      alt={props.alt}
      loading="lazy"
      referrerPolicy="no-referrer"
      style={{ objectFit: props.fit }}
      onError={() => setFailed(url.href)}
    />
  )
}
