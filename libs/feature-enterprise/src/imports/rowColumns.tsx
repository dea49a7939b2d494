import { type DataColumn, useMessages, wordsOf } from '@spruce/shell-ui'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CellEditor } from './CellEditor.js'
import type { CellDraft } from './CorrectCellDialog.js'
import { importMessages, type ImportTexts } from './importMessages.js'
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

/** What may be done with a cell. */
export interface CellCorrection {
  /** Asks what it is to hold. */
  open: (cell: CellTarget) => void
  save: (cell: CellTarget, draft: CellDraft) => Promise<void>
}

/** The columns of the rows: which row, what became of it, why, and the columns of the file. */
export function rowColumns(
  columns: UserImport['columns'],
  onCorrect: CellCorrection | undefined,
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
      text: ({ reasons }, language) => sayReasons(reasons, importMessages[language]),
    },
  ]
}

function sayReasons(reasons: ImportRow['reasons'], t: ImportTexts): string {
  return t.reasons(
    reasons.map(({ column, message }) => (column === null ? message : t.cellOf(column, message))),
  )
}

interface ImportCellProps {
  row: ImportRow
  index: number
  column: string
  change: ImportRow['changes'][number] | undefined
  onCorrect: CellCorrection | undefined
}

function ImportCell({ row, index, column, change, onCorrect }: ImportCellProps) {
  const t = useMessages(importMessages)
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const text = row.cells[index] ?? ''
  const reason = row.reasons.find((one) => one.index === index)?.message
  const shown =
    change === undefined
      ? text
      : t.changedFrom(change.from === '' ? t.nothing : change.from, change.to)
  if (!onCorrect) return <CellText text={shown} reason={reason} />
  const cell = { row: row.number, index, column, text, reason }
  if (typed !== undefined) {
    return (
      <CellEditor
        label={t.correctCell(row.number, column)}
        help={t.editorKeys}
        initial={typed}
        onSave={async (next, isForAll) => {
          if (next !== text) await onCorrect.save(cell, { text: next, isForAll })
        }}
        onClose={() => {
          flushSync(() => setTyped(undefined))
          button.current?.focus()
        }}
      />
    )
  }
  const said = t.cellOf(t.correctCell(row.number, column), text === '' ? t.nothing : text)
  return (
    <button
      ref={button}
      type="button"
      className="imports-cell"
      data-wrong={reason !== undefined || undefined}
      aria-label={reason === undefined ? said : t.andReason(said, reason)}
      aria-keyshortcuts="Enter F2"
      onClick={() => onCorrect.open(cell)}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, altKey } = event
        const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
        if (key !== 'Enter' && key !== 'F2' && !isText) return
        event.preventDefault()
        setTyped(isText ? key : text)
      }}
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
