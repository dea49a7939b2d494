import { useIsNarrow, useMessages } from '@spruce/shell-ui'
import {
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { gridSlots } from './gridSlots.js'
import { matrixMessages } from './matrixMessages.js'
import { MatrixRow } from './MatrixRow.js'
import type { MatrixColumn, MatrixLine } from './matrixView.js'
import { moveInGrid } from './moveInGrid.js'
import { useGridWindow } from './useGridWindow.js'

export interface MatrixGridProps {
  /** Accessible name. */
  label: string
  /** Groups and permissions, one below the other. */
  lines: readonly MatrixLine[]
  /** Roles, one beside the other. */
  columns: readonly MatrixColumn[]
  /** The boxes can be pressed. */
  canEdit: boolean
  /** A box was pressed. */
  onChange: (column: MatrixColumn, code: string) => void
  /** A group was opened or closed. */
  onToggle: (groupId: string) => void
}

const rowHeight = 36
const headHeight = 64
const columnWidth = 112
const leadWidth = { wide: 288, narrow: 148 }

/**
 * Roles beside permissions, both in sight as far as the box shows them. WAI-ARIA grid pattern: arrows, Home
 * and End, Control with them, Page keys; Space and Enter press the box or open the group.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const { label, lines, columns, canEdit } = props
  const t = useMessages(matrixMessages)
  const lead = useIsNarrow() ? leadWidth.narrow : leadWidth.wide
  const box = useRef<HTMLDivElement>(null)
  const isFocusWanted = useRef(false)
  const isStandingIn = useRef(false)
  const [wanted, setActive] = useState({ row: 0, column: -1 })
  const active = {
    row: Math.min(wanted.row, lines.length - 1),
    column: Math.min(wanted.column, columns.length - 1),
  }
  const { window: sight, reveal } = useGridWindow(box, {
    rowCount: lines.length,
    columnCount: columns.length,
    rowHeight,
    columnWidth,
    headHeight,
    leadWidth: lead,
  })
  const id = useId()
  const rows = useMemo(
    () => gridSlots(sight.rowFrom, sight.rowTo, (slot) => `${id}${String(slot)}`),
    [id, sight.rowFrom, sight.rowTo],
  )
  const heads = useMemo(
    () =>
      gridSlots(sight.columnFrom, sight.columnTo, (slot) => `${id}head${String(slot)}`, [
        `${id}corner`,
      ]),
    [id, sight.columnFrom, sight.columnTo],
  )
  const line = lines[active.row]
  const isActiveShown =
    active.row >= sight.rowFrom &&
    active.row < sight.rowTo &&
    (line?.kind === 'group' ||
      active.column < 0 ||
      (active.column >= sight.columnFrom && active.column < sight.columnTo))

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (isActiveShown) {
      // The grid stood in for the cell while that was out of sight.
      if (!isFocusWanted.current && element !== document.activeElement) return
      isFocusWanted.current = false
      const column = line?.kind === 'group' ? -1 : active.column
      const key = `${String(active.row)}/${String(column)}`
      element.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true })
    } else if (!isFocusWanted.current && element.querySelector(':focus')) {
      // Another cell takes the place of the one that was left behind.
      isStandingIn.current = true
      element.focus({ preventScroll: true })
      isStandingIn.current = false
    }
  })

  function goTo(next: { row: number; column: number }) {
    isFocusWanted.current = true
    setActive(next)
    reveal(next.row, next.column)
  }

  function press(row: number, column: number) {
    const pressed = lines[row]
    if (pressed?.kind === 'group') props.onToggle(pressed.group.id)
    else if (pressed && columns[column]) props.onChange(columns[column], pressed.item.code)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      press(active.row, active.column)
      return
    }
    const next = moveInGrid(event, active, { rows: lines.length, columns: columns.length })
    if (!next) return
    event.preventDefault()
    goTo(next)
  }

  function onClick(event: MouseEvent) {
    const place = placeOf(event.target)
    if (!place) return
    goTo(place)
    press(place.row, place.column)
  }

  return (
    <div
      ref={box}
      className="mx-box"
      style={{
        ['--lead' as string]: `${String(lead)}px`,
        ['--column' as string]: `${String(columnWidth)}px`,
      }}
      role="grid"
      aria-label={label}
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length + 1}
      aria-readonly={!canEdit || undefined}
      // The cell that takes the focus may be out of sight: the grid stands in for it.
      tabIndex={isActiveShown ? -1 : 0}
      onFocus={(event) => {
        if (isStandingIn.current) return
        const place = placeOf(event.target)
        if (place)
          setActive({ ...place, column: isGroup(place.row) ? active.column : place.column })
        else if (event.target === box.current && !isActiveShown) goTo(active)
      }}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div
        role="row"
        aria-rowindex={1}
        aria-owns={heads.order}
        className="mx-head"
        style={{ width: lead + columns.length * columnWidth, height: headHeight }}
      >
        <div id={`${id}corner`} role="columnheader" aria-colindex={1} className="mx-corner">
          {t.permission}
        </div>
        {heads.indexes.map((place, slot) => {
          const role = columns[place]?.role
          return (
            role && (
              <div
                key={slot}
                id={`${id}head${String(slot)}`}
                role="columnheader"
                aria-colindex={place + 2}
                className="mx-role"
                title={role.name}
                style={{ left: lead + place * columnWidth, width: columnWidth }}
              >
                <span className="mx-role-name">{role.name}</span>
                <span className="mx-count">
                  {role.enabled ? t.members(role.memberCount) : t.disabled}
                </span>
              </div>
            )
          )
        })}
      </div>
      <div
        role="rowgroup"
        aria-owns={rows.order}
        className="mx-rows"
        style={{ width: lead + columns.length * columnWidth, height: lines.length * rowHeight }}
      >
        {rows.indexes.map((index, slot) => {
          const one = lines[index]
          return (
            one && (
              <MatrixRow
                key={slot}
                id={`${id}${String(slot)}`}
                line={one}
                index={index}
                top={index * rowHeight}
                columns={columns}
                columnFrom={sight.columnFrom}
                columnTo={sight.columnTo}
                activeColumn={index === active.row ? active.column : undefined}
                canEdit={canEdit}
              />
            )
          )
        })}
      </div>
    </div>
  )

  function isGroup(row: number): boolean {
    return lines[row]?.kind === 'group'
  }
}

function placeOf(target: EventTarget): { row: number; column: number } | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-cell]')
  const [row, column] = (cell?.dataset['cell'] ?? '').split('/').map(Number)
  return row === undefined || column === undefined ? undefined : { row, column }
}
