import { plainControlOf, type PropertyControlProps } from '@spruce/designer-engine/react/parts'
import { useMessages } from '@spruce/shell-ui'
import { createElement } from 'react'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'

/** The address of a picture: typed, or chosen among those that the company keeps. */
export function PictureControl(props: PropertyControlProps) {
  const { field, text, isDisabled, onValue } = props
  const messages = useMessages(studioMessages)
  const { port } = useStudio()
  const choose = async () => {
    const address = await port.choosePicture?.(text)
    if (address !== undefined && address !== text) onValue(address)
  }
  return (
    <div className="sp-studio-panel-group">
      {createElement(plainControlOf(field), props)}
      {port.choosePicture && (
        <button
          type="button"
          className="sp-text-button"
          disabled={isDisabled}
          onClick={() => void choose()}
        >
          {messages.choosePicture}
        </button>
      )}
    </div>
  )
}
