import { type DataColumn, useMessages, wordsOf } from '@spruce/shell-ui'
import { Pencil } from 'lucide-react'
import { importMessages } from './importMessages.js'
import type { ImportRow, UserImport } from './importQueries.js'
import { outcomeTones } from './importStatus.js'

const word = wordsOf(importMessages)

/** A cell that is to be corrected. */
export interface CellTarget {
  row: number
  index: number
  /** Letter and name. */
  column: string
  text: string
  reason: string | undefined
}

const openOutcomes: readonly ImportRow['outcome'][] = ['pending', 'new', 'change', 'same', 'failed']

/** The columns of the rows: which row, what became of it, why, and the columns of the file. */
export function rowColumns(
  columns: UserImport['columns'],
  onCorrect: ((cell: CellTarget) => void) | undefined,
): DataColumn<ImportRow>[] {
  return [
    { id: 'number', header: word('row'), width: 72 },
    {
      id: 'outcome',
      header: word('outcome'),
      width: 152,
      text: ({ outcome }, language) => importMessages[language][outcome],
      tone: ({ outcome }) => outcomeTones[outcome],
    },
    ...columns.map(({ index, letter, name, field }): DataColumn<ImportRow> => {
      const column = name === '' ? letter : name
      return {
        id: `cell-${String(index)}`,
        header: column,
        minWidth: 168,
        value: ({ cells }) => cells[index] ?? '',
        cell: (row) => (
          <ImportCell
            row={row}
            index={index}
            column={column}
            change={row.changes.find((one) => one.field === field)}
            onCorrect={openOutcomes.includes(row.outcome) ? onCorrect : undefined}
          />
        ),
      }
    }),
    {
      id: 'reasons',
      header: word('reason'),
      minWidth: 260,
      value: ({ reasons }) => sayReasons(reasons),
      cell: ({ reasons }) => <span title={sayReasons(reasons)}>{sayReasons(reasons)}</span>,
    },
  ]
}

function sayReasons(reasons: ImportRow['reasons']): string {
  return reasons
    .map(({ column, message }) => (column === null ? message : `${column}：${message}`))
    .join('；')
}

interface ImportCellProps {
  row: ImportRow
  index: number
  column: string
  change: ImportRow['changes'][number] | undefined
  onCorrect: ((cell: CellTarget) => void) | undefined
}

function ImportCell({ row, index, column, change, onCorrect }: ImportCellProps) {
  const t = useMessages(importMessages)
  const text = row.cells[index] ?? ''
  const reason = row.reasons.find((one) => one.index === index)?.message
  const shown =
    change === undefined
      ? text
      : t.changedFrom(change.from === '' ? t.nothing : change.from, change.to)
  if (!onCorrect) return <CellText text={shown} reason={reason} />
  return (
    <button
      type="button"
      className="imports-cell"
      data-wrong={reason !== undefined || undefined}
      aria-label={`${t.correctCell(row.number, column)}：${text === '' ? t.nothing : text}${reason === undefined ? '' : `，${reason}`}`}
      onClick={() => onCorrect({ row: row.number, index, column, text, reason })}
    >
      <CellText text={shown} reason={reason} />
      <Pencil size={12} aria-hidden />
    </button>
  )
}

function CellText({ text, reason }: { text: string; reason: string | undefined }) {
  return (
    <span className="imports-cell-text" title={reason === undefined ? text : `${text} ${reason}`}>
      {text}
      {reason !== undefined && <span className="sp-danger"> {reason}</span>}
    </span>
  )
}
