import { useMessages } from '@spruce/shell-ui'
import type { Translation } from '@spruce/validators/i18n'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { gridSlots } from './gridSlots.js'
import { matrixMessages } from './matrixMessages.js'
import type { MatrixItem } from './matrixGroups.js'
import type { MatrixColumn, MatrixLine } from './matrixView.js'

type Texts = Translation<(typeof matrixMessages)['zh-CN']>

export interface MatrixRowProps {
  /** Its place in the document; the ids of its cells begin with it. */
  id: string
  line: MatrixLine
  index: number
  top: number
  columns: readonly MatrixColumn[]
  columnFrom: number
  columnTo: number
  /** The column of the cell that takes the focus, if it is in this row; -1: the name. */
  activeColumn: number | undefined
  canEdit: boolean
}

/** One line of the matrix: its name, and a box for each role in sight. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { id, line, index, top, columnFrom, columnTo } = props
  const { indexes, order } = gridSlots(columnFrom, columnTo, (slot) => `${id}.${String(slot)}`, [
    `${id}.name`,
  ])
  return (
    <div
      id={id}
      role="row"
      aria-owns={line.kind === 'group' ? undefined : order}
      aria-rowindex={index + 2}
      className={line.kind === 'group' ? 'mx-row mx-group' : 'mx-row'}
      style={{ top }}
    >
      {line.kind === 'group' ? (
        <GroupCell {...props} line={line} />
      ) : (
        <ItemCells {...props} item={line.item} indexes={indexes} />
      )}
    </div>
  )
})

function GroupCell({
  line: { group, isOpen },
  index,
  columns,
  activeColumn,
}: Omit<MatrixRowProps, 'line'> & { line: Extract<MatrixLine, { kind: 'group' }> }) {
  const t = useMessages(matrixMessages)
  return (
    <div role="gridcell" className="mx-name" aria-colindex={1} aria-colspan={columns.length + 1}>
      <button
        type="button"
        data-cell={`${String(index)}/-1`}
        aria-expanded={isOpen}
        tabIndex={activeColumn === undefined ? -1 : 0}
      >
        <ChevronRight size={16} aria-hidden data-open={isOpen || undefined} />
        <span>{group.name}</span>
        <span className="mx-count">{t.countOf(group.items.length)}</span>
      </button>
    </div>
  )
}

function ItemCells(
  props: Omit<MatrixRowProps, 'line'> & { item: MatrixItem; indexes: readonly number[] },
) {
  const { id, item, index, indexes, columns, activeColumn, canEdit } = props
  const t = useMessages(matrixMessages)
  const places = item.places.map((place) => place.join(' / '))
  return (
    <>
      <div
        id={`${id}.name`}
        role="rowheader"
        aria-colindex={1}
        className="mx-name"
        data-cell={`${String(index)}/-1`}
        tabIndex={activeColumn === -1 ? 0 : -1}
        title={`${item.code}\n${places.join('\n')}`}
        style={{ ['--depth' as string]: item.depth }}
      >
        <span className="mx-text">{item.name}</span>
        {places.length > 1 && <span className="mx-count">{t.placesOf(places.length)}</span>}
      </div>
      {indexes.map((place, slot) => {
        const column = columns[place]
        return (
          column && (
            <MatrixCell
              key={slot}
              id={`${id}.${String(slot)}`}
              item={item}
              column={column}
              row={index}
              place={place}
              t={t}
              isActive={activeColumn === place}
              canEdit={canEdit}
            />
          )
        )
      })}
    </>
  )
}

interface MatrixCellProps {
  /** Its place in the document. */
  id: string
  item: MatrixItem
  column: MatrixColumn
  row: number
  /** Which column it is. */
  place: number
  t: Texts
  isActive: boolean
  canEdit: boolean
}

/** A box of one role. It stays as it is while others come into sight beside it. */
const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { id, item, column, row, place, t, isActive, canEdit } = props
  const { role } = column
  const change = column.changed?.get(item.code)
  const isLocked = !canEdit || role.grantsAll || role.builtin || !item.isGrantable
  const name = t.cell(role.name, item.name)
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={place + 2}
      className="mx-cell"
      style={{ gridColumn: place + 2 }}
    >
      <span
        role="checkbox"
        data-cell={`${String(row)}/${String(place)}`}
        data-changed={change === undefined ? undefined : change ? 'given' : 'taken'}
        aria-checked={column.has(item.code)}
        aria-disabled={isLocked || undefined}
        aria-label={change === undefined ? name : t.changedCell(name)}
        tabIndex={isActive ? 0 : -1}
      />
    </div>
  )
})
