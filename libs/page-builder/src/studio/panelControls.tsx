import type { PropertyControlProps } from '@spruce/designer-engine/react/parts'
import type { PanelField } from '@spruce/designer-engine/registry'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { pictureFormat } from '../widgets/pictureField.js'
import { richTextFormat } from '../widgets/richTextFormat.js'
import { isColumnField } from './columnFields.js'
import { InteractionControl } from './InteractionControl.js'
import { LateRichText } from './LateRichText.js'
import { PanelColumn } from './PanelColumn.js'
import { PanelSelect } from './PanelSelect.js'
import { PictureControl } from './PictureControl.js'
import { usePageData } from './StudioCanvas.js'
import { studioMessages } from './studioMessages.js'
import { VisibilityControl } from './VisibilityControl.js'

/** Chooses one of the page's queries. */
const QueryControl = observer(function QueryControl(props: PropertyControlProps) {
  const { id, problemId, text, isDisabled, isInvalid, onValue } = props
  const messages = useMessages(studioMessages)
  const ids = [...usePageData().queries.keys()]
  return (
    <PanelSelect
      id={id}
      describedBy={problemId}
      label={messages.noQuery}
      value={text}
      options={['', ...ids].map((query) => ({ value: query, label: query || messages.noQuery }))}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      onChange={onValue}
    />
  )
})

/** Chooses for each value of which variable a section repeats: one whose values can be told. */
const RepeatControl = observer(function RepeatControl(props: PropertyControlProps) {
  const { id, problemId, text, isDisabled, isInvalid, onValue } = props
  const messages = useMessages(studioMessages)
  const choices = usePageData().variables.filter(({ kind }) => kind === 'choice')
  return (
    <>
      <PanelSelect
        id={id}
        describedBy={problemId}
        label={messages.noRepeat}
        value={text}
        options={[
          { value: '', label: messages.noRepeat },
          ...choices.map(({ name, label = name }) => ({ value: name, label })),
        ]}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        onChange={onValue}
      />
      <p className="sp-studio-note">{messages.repeatHelp}</p>
    </>
  )
})

/** Chooses a column of the component's query. */
function ColumnControl(props: PropertyControlProps) {
  const { id, problemId, field, text, isDisabled, isInvalid, onValue } = props
  const messages = useMessages(studioMessages)
  const isOfList = isColumnField(field) && field.isOfList
  return (
    <PanelColumn
      id={id}
      describedBy={problemId}
      label={messages.chooseColumn}
      {...(!isOfList && { none: messages.anyColumn })}
      value={text}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      onChange={onValue}
    />
  )
}

/** The controls of fields that are not plain ones. */
export function studioControlOf(
  field: PanelField,
): ComponentType<PropertyControlProps> | undefined {
  const { name, kind, format } = field
  if (isColumnField(field)) return ColumnControl
  if (name === 'query' && kind === 'text') return QueryControl
  if (name === 'repeat' && kind === 'text') return RepeatControl
  if (format === pictureFormat) return PictureControl
  if (format === richTextFormat) return LateRichText
  if (kind !== 'json') return undefined
  if (name === 'link' || name === 'rowAction' || name === 'action') return InteractionControl
  return name === 'visibility' ? VisibilityControl : undefined
}
