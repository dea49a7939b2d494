import { plainControlOf, type PropertyControlProps } from '@spruce/designer-engine/react/parts'
import { LazyBoundary, lazyPart, useMessages } from '@spruce/shell-ui'
import { createElement } from 'react'
import { WidgetBoundary } from '../frame/WidgetBoundary.js'
import { richTextMessages } from './richTextMessages.js'

/** Few widgets hold rich text: the editor comes with the first of them that is selected. */
const Late = lazyPart(async () => (await import('./RichTextControl.js')).RichTextControl)

/** The control of a property that holds rich text; its source where the editor does not come. */
export function LateRichText(props: PropertyControlProps) {
  const { field } = props
  const messages = useMessages(richTextMessages)
  return (
    <WidgetBoundary
      resetBy={props.id}
      renderFailed={(retry) => (
        <div className="sp-studio-panel-group">
          {createElement(plainControlOf(field), props)}
          <p role="status" className="sp-studio-note">
            {messages.failed}{' '}
            <button
              type="button"
              className="sp-text-button"
              onClick={() => void Late.preload().then(retry, () => undefined)}
            >
              {messages.retry}
            </button>
          </p>
        </div>
      )}
    >
      <LazyBoundary
        fallback={
          <p role="status" className="sp-studio-note">
            {messages.loading}
          </p>
        }
      >
        <Late {...props} />
      </LazyBoundary>
    </WidgetBoundary>
  )
}
