import type { PropertyControlProps } from '@spruce/designer-engine/react/parts'
import type { PanelField } from '@spruce/designer-engine/registry'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { InteractionControl } from './InteractionControl.js'
import { usePageData } from './StudioCanvas.js'
import { studioMessages } from './studioMessages.js'
import { VisibilityControl } from './VisibilityControl.js'

/** Chooses one of the page's queries. */
const QueryControl = observer(function QueryControl(props: PropertyControlProps) {
  const { id, problemId, text, isDisabled, isInvalid, onValue, onEnd } = props
  const messages = useMessages(studioMessages)
  const ids = [...usePageData().queries.keys()]
  return (
    <select
      id={id}
      aria-describedby={problemId}
      aria-invalid={isInvalid || undefined}
      disabled={isDisabled}
      value={text}
      onBlur={onEnd}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    >
      <option value="">{messages.noQuery}</option>
      {/* What is written down is shown, even when it is no query of the page. */}
      {text !== '' && !ids.includes(text) && <option value={text}>{text}</option>}
      {ids.map((query) => (
        <option key={query} value={query}>
          {query}
        </option>
      ))}
    </select>
  )
})

/** The controls of fields that are not plain ones. */
export function studioControlOf({
  name,
  kind,
}: PanelField): ComponentType<PropertyControlProps> | undefined {
  if (name === 'query' && kind === 'text') return QueryControl
  if (kind !== 'json') return undefined
  if (name === 'link' || name === 'rowAction') return InteractionControl
  return name === 'visibility' ? VisibilityControl : undefined
}
