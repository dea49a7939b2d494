import { useLanguage, useMessages } from '@spruce/shell-ui'
import { Component as ComponentIcon } from 'lucide-react'
import { useState } from 'react'
import { componentMessages } from './componentMessages.js'
import type { ComponentRow } from './componentRow.js'

export interface ComponentThumbnailProps {
  /** In both languages; read out in place of the picture. */
  name: ComponentRow['name']
  /** The address of the picture; `null` where the component has none. */
  thumbnail: ComponentRow['thumbnail']
}

const size = { width: 44, height: 28 }

/** The picture of a component, small; an icon stands where there is none, or none can be read. */
export function ComponentThumbnail({ name, thumbnail }: ComponentThumbnailProps) {
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const [broken, setBroken] = useState<string>()
  if (thumbnail === null || thumbnail === broken) {
    return (
      <span
        role="img"
        aria-label={t.noThumbnail}
        title={t.noThumbnail}
        style={{ ...size, display: 'inline-grid', placeItems: 'center', opacity: 0.6 }}
      >
        <ComponentIcon size={18} strokeWidth={1.5} aria-hidden />
      </span>
    )
  }
  return (
    <img
      {...size}
      src={thumbnail.startsWith('/files/') ? `${thumbnail}?size=s` : thumbnail}
      alt={t.thumbnailOf(name[language])}
      loading="lazy"
      style={{ ...size, objectFit: 'contain', verticalAlign: 'middle' }}
      onError={() => setBroken(thumbnail)}
    />
  )
}
