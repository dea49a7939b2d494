import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import {
  confirmDialog,
  EmptyState,
  FilterSelect,
  PageHeader,
  SearchField,
  type TabPageProps,
  useMessages,
  usePermitted,
  useTextMatch,
} from '@spruce/shell-ui'
import { useMemo, useState } from 'react'
import type { PermissionMatrix } from '../permissionRows.js'
import { exportMatrix } from './exportMatrix.js'
import { changeCell, emptyDraft, setCode } from './matrixDraft.js'
import { MatrixGrid } from './MatrixGrid.js'
import { matrixGroups } from './matrixGroups.js'
import { matrixMessages } from './matrixMessages.js'
import type { MatrixQuery } from './matrixQuery.js'
import { MatrixPending } from './MatrixPending.js'
import { MatrixStaleNotice } from './MatrixStaleNotice.js'
import { matrixStyles } from './matrixStyles.js'
import { type MatrixColumn, matrixColumns, matrixLines } from './matrixView.js'
import { sayCellChange } from './sayCellChange.js'
import type { useMatrix } from './useMatrix.js'

export interface MatrixBoardProps extends Pick<
  TabPageProps<MatrixQuery>,
  'query' | 'onQueryChange'
> {
  /** The roles and all that they could give. */
  data: PermissionMatrix
  /** What is changed of it, and the way to save it. */
  matrix: ReturnType<typeof useMatrix>
}

/** The grid with its searches and filters, what waits to be saved, and what somebody else saved first. */
export function MatrixBoard({ data, matrix, query, onQueryChange }: MatrixBoardProps) {
  const t = useMessages(matrixMessages)
  const canEdit = usePermitted()('role:edit')
  const { draft, setDraft, changes } = matrix
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const matches = useTextMatch(query.permission ?? query.role)
  const groups = useMemo(() => matrixGroups(data.apps, t.otherPermissions), [data.apps, t])
  const rows = useMemo(
    () => new Map(groups.flatMap(({ items }) => items.map((item) => [item.code, item]))),
    [groups],
  )
  const columns = useMemo(
    () => matrixColumns(data.roles, draft, query.role, matches),
    [data.roles, draft, query.role, matches],
  )
  const lines = useMemo(
    () => matrixLines({ groups, columns, query, closed, matches }),
    [groups, columns, query, closed, matches],
  )
  const nameOf = (code: string) => rows.get(code)?.name ?? code

  function change({ role }: MatrixColumn, code: string) {
    const item = rows.get(code)
    if (!canEdit || !item) return
    if (role.grantsAll || role.builtin || !item.isGrantable) {
      setNote(item.isGrantable ? t.builtin : t.notYours)
      return
    }
    const result = changeCell(role, code, draft, rows)
    setDraft(result.draft)
    setNote(sayCellChange(role, item, result, rows, t))
  }

  async function discard() {
    const isSure = await confirmDialog.open({
      title: t.discardQuestion(changes.length),
      message: t.discardText,
      confirmLabel: t.discard,
      danger: true,
    })
    if (!isSure) return
    setDraft(emptyDraft)
    setNote('')
  }

  const isFiltered = Object.values(query).some((value) => value !== undefined)
  return (
    <Box className="sp-resource sp-page" css={matrixStyles}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => void exportMatrix(lines, columns, t)}
          >
            {t.export}
          </Button>
        }
      />
      <div className="mx-tools">
        <SearchField
          placeholder={t.searchPermissions}
          value={query.permission}
          onChange={(permission) => onQueryChange({ permission })}
        />
        <SearchField
          placeholder={t.searchRoles}
          value={query.role}
          onChange={(role) => onQueryChange({ role })}
        />
        <FilterSelect
          label={t.show}
          value={query.show}
          onChange={(show) => onQueryChange({ show: show as typeof query.show })}
          options={[
            { value: 'differing', label: t.differing },
            { value: 'unheld', label: t.unheld },
            { value: 'changed', label: t.changed },
          ]}
        />
        <Button variant="ghost" colorPalette="gray" onClick={() => setClosed(new Set())}>
          {t.expandAll}
        </Button>
        <Button
          variant="ghost"
          colorPalette="gray"
          onClick={() => setClosed(new Set(groups.map(({ id }) => id)))}
        >
          {t.collapseAll}
        </Button>
      </div>
      <MatrixStaleNotice changes={matrix.stale} nameOf={nameOf} onClose={matrix.closeStale} />
      {lines.length === 0 || columns.length === 0 ? (
        <EmptyState
          title={columns.length === 0 ? t.noRoles : t.noPermissions}
          text={t.emptyHelp}
          action={
            isFiltered && (
              <Button
                variant="outline"
                onClick={() =>
                  onQueryChange({ permission: undefined, role: undefined, show: undefined })
                }
              >
                {t.clearFilters}
              </Button>
            )
          }
        />
      ) : (
        <MatrixGrid
          label={t.grid}
          lines={lines}
          columns={columns}
          canEdit={canEdit}
          onChange={change}
          onToggle={(id) =>
            setClosed((before) => {
              const next = new Set(before)
              if (!next.delete(id)) next.add(id)
              return next
            })
          }
        />
      )}
      <p role="status" className="mx-note">
        {note}
      </p>
      <MatrixPending
        changes={changes}
        nameOf={nameOf}
        isBusy={matrix.isBusy}
        onUndo={({ role, code, isGiven }) => setDraft(setCode(draft, role, code, !isGiven))}
        onDiscard={() => void discard()}
        onPreview={() => void matrix.previewAndSave()}
      />
    </Box>
  )
}
