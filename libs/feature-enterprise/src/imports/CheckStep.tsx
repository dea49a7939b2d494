import { useApi } from '@spruce/session/react'
import {
  DataTable,
  defineDialog,
  EmptyState,
  Pagination,
  toast,
  useErrorText,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CorrectCellDialog } from './CorrectCellDialog.js'
import { editPermission, kindTexts } from './importKinds.js'
import { importMessages } from './importMessages.js'
import { type ImportRow, importRowsOptions, type UserImport } from './importQueries.js'
import { type ImportOutcome, importOutcomes, type ImportQuery } from './importSearch.js'
import { type CellCorrection, rowColumns } from './rowColumns.js'
import type { ImportWork } from './useImportWork.js'

const dialog = defineDialog(CorrectCellDialog)

/** @public */
export interface CheckStepProps {
  /** The import whose rows are shown. */
  one: UserImport
  /** Outcome and page. */
  query: ImportQuery
  /** Another outcome or page is asked for. */
  onQueryChange: (patch: Partial<ImportQuery>) => void
  /** Corrects one cell, or all equal ones. */
  send: Pick<ImportWork, 'edit' | 'replace'>
}

/** What each row would do and why some cannot; wrong cells are corrected here. */
export function CheckStep({ one, query, onQueryChange, send }: CheckStepProps) {
  const t = useMessages(importMessages)
  const api = useApi()
  const { page = 1, size = 50, outcome } = query
  const rows = useQuery({
    ...importRowsOptions(api, one.id, query),
    placeholderData: keepPreviousData,
  })
  const canEdit = one.job.actions.includes('edit')
  const correct = useCorrection(send)
  const columns = useMemo(
    () => rowColumns(one.columns, canEdit ? correct : undefined),
    [one.columns, canEdit, correct],
  )
  const { rows: shown = [], total = 0, counts = {} } = rows.data ?? {}
  return (
    <div className="imports-step">
      <Notes one={one} />
      <OutcomeFilter
        counts={counts}
        outcome={outcome}
        onChange={(next) => onQueryChange({ outcome: next, page: undefined })}
      />
      <DataTable<ImportRow>
        label={t.rows}
        columns={columns}
        rows={shown}
        rowId={({ number }) => String(number)}
        isLoading={rows.isPending}
        isRefreshing={rows.isFetching && !rows.isPending}
        error={rows.error}
        onRetry={() => void rows.refetch()}
        total={total}
        offset={(page - 1) * size}
        isFiltered={outcome !== undefined}
        empty={<EmptyState isFiltered title={t.emptyRows} />}
      />
      <Pagination page={page} size={size} total={total} onChange={onQueryChange} />
    </div>
  )
}

/** Sends what a cell is to hold, or asks for it first. */
function useCorrection({ edit, replace }: CheckStepProps['send']): CellCorrection {
  const t = useMessages(importMessages)
  const sayError = useErrorText()
  return useMemo(() => {
    const save: CellCorrection['save'] = async ({ row, index, text }, draft) => {
      const count = draft.isForAll
        ? (await replace(index, text, draft.text)).replaced
        : (await edit(row, index, draft.text), 1)
      toast.success(t.corrected(count))
    }
    return {
      save: (cell, draft) =>
        save(cell, draft).catch((error: unknown) => {
          toast.error(sayError(error))
        }),
      open: (cell) => void dialog.open({ ...cell, onSubmit: (draft) => save(cell, draft) }),
    }
  }, [edit, replace, sayError, t])
}

interface OutcomeFilterProps {
  counts: Readonly<Partial<Record<string, number>>>
  outcome: ImportOutcome | undefined
  onChange: (outcome: ImportOutcome | undefined) => void
}

function OutcomeFilter({ counts, outcome, onChange }: OutcomeFilterProps) {
  const t = useMessages(importMessages)
  const all = Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0)
  const choices = importOutcomes.filter((one) => one === outcome || (counts[one] ?? 0) > 0)
  const button = (value: ImportOutcome | undefined, label: string, count: number) => (
    <button
      key={label}
      type="button"
      className="imports-count"
      aria-pressed={value === outcome}
      data-outcome={value}
      onClick={() => onChange(value)}
    >
      {t.countOf(label, count.toLocaleString('en-US'))}
    </button>
  )
  return (
    <div className="imports-counts" role="group" aria-label={t.outcomeFilter}>
      {button(undefined, t.all, all)}
      {choices.map((one) => button(one, t[one], counts[one] ?? 0))}
    </div>
  )
}

/** What the person should know before anything is written. */
function Notes({ one: { kind, otherSheets, job } }: Pick<CheckStepProps, 'one'>) {
  const t = useMessages(importMessages)
  const isPermitted = usePermitted()
  const mayEdit = isPermitted(editPermission[kind])
  const { hidden = 0, overLimit = 0 } = job.result
  const notes = [
    ...(job.problem ? [job.problem.message] : []),
    ...(mayEdit ? [] : [kindTexts(t, kind).noEditText]),
    ...(otherSheets.length > 0 ? [t.otherSheets(otherSheets.join('、'))] : []),
    ...(hidden > 0 ? [t.hiddenRows(hidden)] : []),
    ...(overLimit > 0 ? [t.overLimit(overLimit)] : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul className="imports-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
