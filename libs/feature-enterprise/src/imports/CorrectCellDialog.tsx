import { FormDialog, type FormPort, SwitchField, TextField, useMessages } from '@spruce/shell-ui'
import { importMessages } from './importMessages.js'

/** What a cell is to hold. */
export interface CellDraft {
  text: string
  /** Every cell of the column that holds the same. */
  isForAll: boolean
}

/** @public */
export interface CorrectCellDialogProps extends FormPort<CellDraft, unknown> {
  /** As the spreadsheet counts. */
  row: number
  /** Letter and name. */
  column: string
  /** What the cell holds now. */
  text: string
  /** Why it cannot be taken. */
  reason?: string | undefined
}

/** Asks what a cell is to hold, and whether the equal ones are to hold it too. */
export function CorrectCellDialog(props: CorrectCellDialogProps) {
  const { row, column, text, reason, ...form } = props
  const t = useMessages(importMessages)
  return (
    <FormDialog<CellDraft>
      {...form}
      title={t.correctCell(row, column)}
      submitLabel={t.correct}
      initialValues={{ text, isForAll: false }}
      validate={(draft) => (draft.text === text ? { text: t.unchangedCell } : {})}
    >
      <TextField
        name="text"
        label={t.cellText}
        maxLength={500}
        {...(reason !== undefined && { help: reason })}
      />
      {text !== '' && <SwitchField name="isForAll" label={t.applyToEqual(text)} />}
    </FormDialog>
  )
}
