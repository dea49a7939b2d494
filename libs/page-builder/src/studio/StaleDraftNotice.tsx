import { Button } from '@chakra-ui/react/button'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'

/** What the browser had kept: says that it is back, or asks which page stays. */
export const StaleDraftNotice = observer(function StaleDraftNotice() {
  const { model } = useStudio()
  const messages = useMessages(studioMessages)
  const { kept } = model
  if (kept.kind === 'none') return null
  if (kept.kind === 'restored') {
    return (
      <div className="sp-studio-notice" role="status">
        <p>{messages.restored}</p>
        <button type="button" className="sp-text-button" onClick={() => model.endKept(true)}>
          {messages.close}
        </button>
      </div>
    )
  }
  return (
    <div className="sp-studio-notice" role="alert">
      <p>
        <strong>{messages.staleTitle}</strong> {messages.staleText}
      </p>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => model.endKept(false)}>
        {messages.dropDraft}
      </Button>
      <Button size="sm" onClick={() => model.endKept(true)}>
        {messages.useDraft}
      </Button>
    </div>
  )
})
