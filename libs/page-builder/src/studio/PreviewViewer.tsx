import { Button } from '@chakra-ui/react/button'
import { toast, useMessages } from '@spruce/shell-ui'
import { UserSearch } from 'lucide-react'
import { studioMessages } from './studioMessages.js'
import type { StudioViewers } from './StudioPort.js'
import type { PreviewViewer as Viewer } from './viewers/chooseViewer.js'

/** Props of PreviewViewer. */
export interface PreviewViewerProps {
  /** Who can be chosen. */
  viewers: StudioViewers
  /** As whom the page is previewed; without one as oneself. */
  viewer: Viewer | undefined
  /** Told who was chosen; undefined: oneself again. */
  onChange: (viewer: Viewer | undefined) => void
}

/** Says as whom a page is previewed, and lets somebody else be chosen. */
export function PreviewViewer({ viewers, viewer, onChange }: PreviewViewerProps) {
  const messages = useMessages(studioMessages)
  const choose = async () => {
    const load = import('./viewers/chooseViewer.js').catch(() => undefined)
    const late = await load
    if (!late) {
      toast.error(messages.notLoaded)
      return
    }
    const chosen = await late.chooseViewer(viewers)
    if (chosen) onChange(chosen)
  }
  return (
    <div role="group" aria-label={messages.viewer} className="sp-studio-viewer">
      <p role="status">
        {viewer ? messages.viewedAs(viewer.kind, viewer.name) : messages.viewedAsSelf}{' '}
        {viewer?.note}
      </p>
      <Button size="xs" variant="outline" colorPalette="gray" onClick={() => void choose()}>
        <UserSearch size={14} aria-hidden />
        {messages.chooseViewer}
      </Button>
      {viewer && (
        <button type="button" className="sp-text-button" onClick={() => onChange(undefined)}>
          {messages.viewAsSelf}
        </button>
      )}
    </div>
  )
}
