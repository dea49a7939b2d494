import { useMessages } from '@spruce/shell-ui'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { zoomSteps, type CanvasZoom } from './CanvasZoom.js'
import { zoomMessages } from './zoomMessages.js'

/** Props of ZoomTools. */
export interface ZoomToolsProps {
  /** Of the canvas. */
  zoom: CanvasZoom
}

/** How large the canvas shows the page: a step smaller or larger, a step by its name, all of the page. */
export const ZoomTools = observer(function ZoomTools({ zoom }: ZoomToolsProps) {
  const messages = useMessages(zoomMessages)
  const { chosen, percent } = zoom
  const canShrink = percent > Math.min(...zoomSteps)
  const canGrow = percent < Math.max(...zoomSteps)
  return (
    <div role="group" aria-label={messages.zoom} className="sp-studio-zoom">
      <button
        type="button"
        className="sp-icon-button"
        aria-label={messages.smaller}
        title={messages.smaller}
        aria-keyshortcuts="-"
        aria-disabled={!canShrink}
        onClick={() => zoom.step(-1)}
      >
        <ZoomOut size={16} aria-hidden />
      </button>
      <select
        aria-label={messages.zoom}
        value={String(chosen)}
        onChange={({ target: { value } }) => zoom.choose(value === 'fit' ? 'fit' : Number(value))}
      >
        <option value="fit">{chosen === 'fit' ? messages.fitAt(percent) : messages.fit}</option>
        {zoomSteps.map((step) => (
          <option key={step} value={String(step)}>
            {messages.percent(step)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="sp-icon-button"
        aria-label={messages.larger}
        title={messages.larger}
        aria-keyshortcuts="+"
        aria-disabled={!canGrow}
        onClick={() => zoom.step(1)}
      >
        <ZoomIn size={16} aria-hidden />
      </button>
    </div>
  )
})
