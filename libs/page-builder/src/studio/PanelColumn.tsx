import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PanelInput, type PanelInputProps } from './PanelInput.js'
import { PanelSelect, type PanelOption } from './PanelSelect.js'
import { studioMessages } from './studioMessages.js'
import { useQueryColumns } from './useQueryColumns.js'

/** Props of PanelColumn. */
export interface PanelColumnProps extends PanelInputProps {
  /** What it is called that no column is named; without it, one has to be. */
  none?: string
}

/**
 * A column of the selected component's query, by its name: one of those that the query answered, else whatever is
 * typed. What is being typed stays when an answer comes.
 */
export const PanelColumn = observer(function PanelColumn({ none, ...props }: PanelColumnProps) {
  const messages = useMessages(studioMessages)
  const columns = useQueryColumns()
  const [isTyping, setTyping] = useState(false)
  if (columns.length === 0 || isTyping) {
    return (
      <span onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
        <PanelInput {...props} />
      </span>
    )
  }
  const options = columns.map(({ name, label = name }): PanelOption => ({
    value: name,
    label: label === name ? name : messages.columnNamed(label, name),
  }))
  return (
    <PanelSelect
      {...props}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
    />
  )
})
