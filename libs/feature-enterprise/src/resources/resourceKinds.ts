/** How a file is shown before it is downloaded. */
export type PreviewKind = 'picture' | 'text' | 'sound' | 'film' | 'pdf' | 'none'

/** The media type of a PDF. */
export const pdfType = 'application/pdf'

/** How the page can show a file of a media type. */
export function previewKindOf(mediaType: string): PreviewKind {
  if (mediaType.startsWith('image/')) return 'picture'
  if (mediaType.startsWith('text/')) return 'text'
  if (mediaType.startsWith('audio/')) return 'sound'
  if (mediaType === pdfType) return 'pdf'
  return mediaType.startsWith('video/') ? 'film' : 'none'
}

/** What people call a kind of file: its extension. */
export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toUpperCase()
}
