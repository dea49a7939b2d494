import { useLanguage, useMedia, useMessages } from '@spruce/shell-ui'
import { useState } from 'react'
import { readPageUrl } from '../../data/interactions.js'
import { WidgetNote } from '../../frame/WidgetNote.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { contentMessages } from '../contentMessages.js'
import type { VideoProps } from './props.js'

/** A film with its controls. By itself it plays without a sound only, and for nobody who wants less motion. @public */
export function VideoView({ props }: WidgetViewProps<VideoProps>) {
  const messages = useMessages(contentMessages)
  const language = useLanguage()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [failed, setFailed] = useState<string>()
  const hrefOf = (text: string) => readPageUrl(text, location.origin)?.href
  const href = hrefOf(props.url)
  const poster = hrefOf(props.poster)
  const captions = hrefOf(props.captions)
  if (href === undefined) return <WidgetNote title={messages.noVideo} />
  if (failed === href) {
    return <WidgetNote title={messages.videoFailed} isAlert onRetry={() => setFailed(undefined)} />
  }
  return (
    <video
      // Another film begins anew.
      key={href}
      className="sp-page-video"
      src={href}
      aria-label={props.title || messages.video}
      controls
      playsInline
      // A poster stands for the film until somebody plays it.
      preload={poster === undefined ? 'metadata' : 'none'}
      {...(poster !== undefined && { poster })}
      {...(props.isLooped && { muted: true, loop: true, autoPlay: !isStill })}
      onError={() => setFailed(href)}
    >
      {/* Without an address it is empty, and the browser offers no captions. */}
      <track kind="captions" src={captions} srcLang={language} label={messages.captions} default />
    </video>
  )
}
