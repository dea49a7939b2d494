import type { JsonObject } from '@spruce/designer-engine'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { actionMessages } from './actionMessages.js'
import { PanelColumn } from './PanelColumn.js'
import { PanelInput } from './PanelInput.js'
import { PanelSelect } from './PanelSelect.js'
import { textOf } from './storedJson.js'
import { usePageData } from './StudioCanvas.js'

const kinds = ['column', 'value', 'variable'] as const

interface SourcePartProps {
  readonly source: JsonObject
  /** A click may be on a row, whose columns give values. */
  readonly hasRow: boolean
  readonly isDisabled: boolean
  readonly onChange: (source: JsonObject) => void
}

/** What a value is taken from: a column of the row that is clicked, a fixed text, a variable of the page. */
export const SourcePart = observer(function SourcePart(props: SourcePartProps) {
  const { source, hasRow, isDisabled, onChange } = props
  const words = useMessages(actionMessages)
  const { variables } = usePageData()
  const kind = kinds.find((one) => one in source) ?? (hasRow ? 'column' : 'value')
  const isOffered = {
    column: hasRow || kind === 'column',
    value: true,
    variable: variables.length > 0 || kind === 'variable',
  }
  const labels = { column: words.column, value: words.value, variable: words.ofVariable }
  return (
    <>
      <PanelSelect
        label={words.source}
        value={kind}
        options={kinds
          .filter((one) => isOffered[one])
          .map((one) => ({ value: one, label: labels[one] }))}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ [next]: '' })}
      />
      {kind === 'variable' ? (
        <PanelSelect
          label={words.ofVariable}
          value={textOf(source['variable'])}
          options={variables.map(({ name, label = name }) => ({ value: name, label }))}
          isDisabled={isDisabled}
          onChange={(variable) => onChange({ variable })}
        />
      ) : kind === 'column' ? (
        <PanelColumn
          label={words.columnName}
          value={textOf(source['column'])}
          isDisabled={isDisabled}
          onChange={(column) => onChange({ column })}
        />
      ) : (
        <PanelInput
          label={words.value}
          value={textOf(source['value'])}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ value })}
        />
      )}
    </>
  )
})
