import { plainControlOf, type PropertyControlProps } from '@spruce/designer-engine/react/parts'
import { useMessages } from '@spruce/shell-ui'
import { InsertBar, RichTextInput, richTextLosses } from '@spruce/shell-ui/rich-text'
import { observer } from 'mobx-react-lite'
import { createElement, useMemo, useRef, useState } from 'react'
import { richTextMessages } from './richTextMessages.js'
import { usePageData } from './StudioCanvas.js'

/** A source may be long; of what the editor would drop this much is named. */
const mostLosses = 5

/**
 * HTML of a widget: as rich text, or as its source where somebody asks for it and wherever the editor would drop
 * something. Variables of the page are inserted as `{{name}}`.
 */
export const RichTextControl = observer(function RichTextControl(props: PropertyControlProps) {
  const { id, problemId, field, language, text, isDisabled } = props
  const messages = useMessages(richTextMessages)
  const { variables } = usePageData()
  const [wantsSource, setWantsSource] = useState(false)
  const losses = useMemo(() => richTextLosses(text), [text])
  const isSource = wantsSource || losses.length > 0
  const label = field.label[language]
  const noteId = `${id}-losses`
  const items = isDisabled
    ? []
    : variables.map(({ name, label: said = name }) => ({ label: said, text: `{{${name}}}` }))
  const source = {
    ...props,
    problemId: losses.length > 0 ? `${noteId} ${problemId}` : problemId,
  }
  return (
    <div className="sp-studio-panel-group">
      <InsertBar label={messages.insert(label)} items={items}>
        {isSource ? (
          // What is typed becomes what the editor can hold, or ceases to: the source stays for as long as it is typed.
          <div className="sp-studio-source" translate="no" onFocus={() => setWantsSource(true)}>
            {createElement(plainControlOf(field), source)}
          </div>
        ) : (
          <RichText {...props} label={label} />
        )}
      </InsertBar>
      {losses.length > 0 ? (
        <p id={noteId} className="sp-studio-note">
          {messages.keepsSource}
          <code translate="no">{losses.slice(0, mostLosses).join(messages.and)}</code>
          {losses.length > mostLosses && '…'}
        </p>
      ) : (
        !isDisabled && (
          <button
            type="button"
            className="sp-text-button"
            onClick={() => setWantsSource(!wantsSource)}
          >
            {isSource ? messages.toRich : messages.toSource}
          </button>
        )
      )}
    </div>
  )
})

/** The editor. While characters are composed (Chinese) nothing is made of them yet. */
function RichText(props: PropertyControlProps & { readonly label: string }) {
  const { id, problemId, label, text, isDisabled, isInvalid, onText, onEnd } = props
  const composed = useRef<string>(undefined)
  return (
    <div
      onCompositionStart={() => {
        composed.current = text
      }}
      onCompositionEnd={() => {
        const last = composed.current
        composed.current = undefined
        if (last !== undefined) onText(last)
      }}
    >
      <RichTextInput
        label={label}
        control={{
          ...{ id, isDisabled, isInvalid, value: text, onBlur: onEnd },
          labelId: `${id}-label`, // as the row around it says
          describedBy: problemId,
          onChange: (next) => {
            const html = next ?? ''
            if (composed.current === undefined) {
              onText(html)
              return
            }
            composed.current = html
            onText(html, true)
          },
        }}
      />
    </div>
  )
}
