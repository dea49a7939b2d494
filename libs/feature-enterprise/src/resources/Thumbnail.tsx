import { FileAudio, FileText, FileVideo } from 'lucide-react'
import { previewKindOf } from './resourceKinds.js'
import type { Resource } from './resourceQueries.js'

export interface ThumbnailProps {
  resource: Pick<Resource, 'url' | 'mediaType' | 'version'>
  /** 96 or 320 pixels of the longer side. */
  size: 's' | 'm'
}

/** A small picture of a resource, or the sign of its kind; its name stands beside it. */
export function Thumbnail({ resource: { url, mediaType, version }, size }: ThumbnailProps) {
  const kind = previewKindOf(mediaType)
  const Icon = kind === 'sound' ? FileAudio : kind === 'film' ? FileVideo : FileText
  return (
    <span className="sp-resource-thumb" data-size={size} aria-hidden>
      {url === null ? (
        <Icon size={size === 's' ? 20 : 40} strokeWidth={1.5} />
      ) : (
        // The version makes a replaced picture another address for the browser's cache.
        <img src={`${url}?size=${size}&v=${version}`} alt="" loading="lazy" />
      )}
    </span>
  )
}
