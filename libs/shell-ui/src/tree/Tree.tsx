import {
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { Action } from '../actions/defineAction.js'
import { useActionMenu } from '../actions/useActionMenu.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useLatest } from '../provider/useLatest.js'
import { useDensity } from '../provider/useMedia.js'
import { useFixedRows } from '../row-window/useFixedRows.js'
import type { Density } from '../theme/layout.js'
import { useTypeAhead } from '../type-ahead/useTypeAhead.js'
import { TreeLine, type TreeLineContext } from './TreeLine.js'
import { readTreeKey, type TreeCommand } from './treeKeys.js'
import {
  indexOfKey,
  TreeRows,
  type GetBranch,
  type TreeItem,
  type TreeNodeRow,
} from './treeRows.js'
import { type TreeSide, useTreeMove } from './useTreeMove.js'

/** What may be asked of a tree from outside. */
export interface TreeHandle {
  /** Scrolls a visible node into sight and makes it the active one. */
  reveal: (id: string) => void
  focus: () => void
}

export interface TreeProps<Data> {
  /** Accessible name: 组织架构. */
  label: string
  /** The children of a node; undefined while they load. */
  getBranch: GetBranch<Data>
  /** Ids of the open nodes. */
  expanded: ReadonlySet<string>
  /** A node was opened or closed. Load its children when `getBranch` does not know them. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void
  /** Id of the chosen node. */
  selected?: string | null | undefined
  /** A node was chosen. */
  onSelect?: (item: TreeItem<Data>) => void
  /** Given, nodes have boxes and these are ticked; `onSelect` then means a change of one. */
  checked?: ReadonlySet<string>
  /** Menu of a node: a button on hover, the right mouse button, Shift with F10. Keep it stable. */
  actions?: readonly Action<TreeItem<Data>>[]
  /** Part of the label to mark, as a search found it. */
  highlight?: string | undefined
  /** A node was dropped on another (`null`: on the top level), by pointer or by Ctrl+X and Ctrl+V. */
  onMove?: (item: TreeItem<Data>, parent: TreeItem<Data> | null) => void
  /** Default: anywhere but itself and its own branch. */
  canMove?: (item: TreeItem<Data>, parent: TreeItem<Data>) => boolean
  /** Alt with an arrow: a node is to go one place up (-1) or down (1) among its siblings. */
  onOrder?: (item: TreeItem<Data>, step: -1 | 1) => void
  /** Beside `onMove`: a node was dropped at the edge of another, to stand before or after it below the same parent. */
  onPlace?: (item: TreeItem<Data>, other: TreeItem<Data>, side: TreeSide) => void
  /** Before the label. */
  icon?: (item: TreeItem<Data>) => ReactNode
  /** When there is no node at all. */
  empty?: ReactNode
  /** Takes what can be asked of the tree. */
  ref?: Ref<TreeHandle>
}

const lineHeights: Record<Density, number> = { compact: 28, comfortable: 36, spacious: 40 }
/** Rows at either end. A frame that is late shows them; more of them make every frame late. */
const overscan = 6
const noActions: readonly never[] = []

/**
 * A tree as a flat list of the lines in sight, after the WAI-ARIA tree pattern: arrows, Home, End, Page
 * keys, typing to find, Enter, Space, `*`. The tree keeps the focus and names its active line, so
 * scrolling never loses it. Tens of thousands of open nodes stay smooth.
 */
export function Tree<Data>(props: TreeProps<Data>) {
  const { label, getBranch, expanded, selected, actions = noActions, ref } = props
  const messages = useMessages(uiMessages)
  const box = useRef<HTMLDivElement>(null)
  const treeId = useId()
  const lineHeight = lineHeights[useDensity()]
  const rows = useMemo(() => new TreeRows(getBranch, expanded), [getBranch, expanded])
  const [activeLine, setActiveLine] = useState<{ key: string; index: number }>()
  const menu = useActionMenu(actions)
  const latest = useLatest({ ...props, rows, menu })

  const inSight = useFixedRows(box, {
    count: rows.length,
    height: lineHeight,
    overscan,
    head: 0,
  })
  const active = useMemo(() => {
    const found = indexOfKey(rows, activeLine?.key, activeLine?.index)
    return Math.max(0, found < 0 ? indexOfKey(rows, selected) : found)
  }, [rows, activeLine, selected])
  const move = useTreeMove(props, rows)
  const lineId = useCallback((key: string) => `${treeId}-${key}`, [treeId])

  function focusRow(index: number) {
    const row = rows.at(index)
    setActiveLine(row && { key: row.key, index })
    inSight.scrollToRow(index)
  }

  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    reveal(id) {
      const index = indexOfKey(latest.current.rows, id)
      if (index >= 0) focusRow(index)
    },
  }))

  const typeAhead = useTypeAhead((starts, isMore) => {
    const index = rows.indexOfLabel(starts, isMore ? active : active + 1)
    if (index >= 0) focusRow(index)
    return index >= 0
  })

  function setExpanded(row: TreeNodeRow<Data>, isExpanded: boolean) {
    const next = new Set(expanded)
    if (isExpanded) next.add(row.key)
    else next.delete(row.key)
    props.onExpandedChange(next)
  }

  function openMenu(row: TreeNodeRow<Data>, anchor: HTMLElement, point?: { x: number; y: number }) {
    menu.open(row.item, anchor, {
      label: messages.nodeActions(row.item.label),
      focusBack: box.current,
      ...(point ? { point } : {}),
    })
  }

  function obey(command: TreeCommand) {
    if (command.type === 'focus') {
      focusRow(command.index)
      return
    }
    const row = rows.at(command.index)
    if (!row) return
    if (row.kind !== 'node') {
      if (command.type === 'activate' || command.type === 'toggle') row.retry?.()
      return
    }
    switch (command.type) {
      case 'expand':
      case 'collapse':
        setExpanded(row, command.type === 'expand')
        break
      case 'activate':
      case 'toggle':
        choose(row)
        break
      case 'menu': {
        const line = document.getElementById(lineId(row.key))
        if (line) openMenu(row, line)
        break
      }
      case 'expandSiblings': {
        const siblings = getBranch(row.parentId)?.items ?? []
        const keys = siblings.filter(({ hasChildren }) => hasChildren).map(({ id }) => id)
        props.onExpandedChange(new Set([...expanded, ...keys]))
      }
    }
  }

  function choose(row: TreeNodeRow<Data>) {
    setActiveLine({ key: row.key, index: indexOfKey(rows, row.key) })
    if (row.item.isDisabled) return
    if (props.onSelect) props.onSelect(row.item)
    else if (row.item.hasChildren) setExpanded(row, !row.isExpanded)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== box.current || event.nativeEvent.isComposing) return
    if (move.onKeyDown(event, rows.at(active))) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'F10' && !event.shiftKey) return
    const isTyping = event.key.length === 1 && event.key !== ' ' && event.key !== '*'
    const command = isTyping ? undefined : readTreeKey(event.key, rows, active)
    if (isTyping) typeAhead.type(event.key)
    else typeAhead.clear()
    if (!isTyping && !command) return
    event.preventDefault()
    event.stopPropagation()
    if (command) obey(command)
  }

  const handlers = useLatest({ setExpanded, choose, openMenu, hasActions: menu.hasActions })
  const { icon, highlight } = props
  const { lineProps } = move
  const context = useMemo<TreeLineContext<Data>>(
    () => ({
      lineId,
      icon,
      highlight,
      hasMenu: (item) => actions.length > 0 && handlers.current.hasActions(item),
      onToggle: (row) => handlers.current.setExpanded(row, !row.isExpanded),
      onChoose: (row) => {
        box.current?.focus({ preventScroll: true })
        handlers.current.choose(row)
      },
      onMenu: (...given) => handlers.current.openMenu(...given),
      moveProps: lineProps,
    }),
    [lineId, icon, highlight, actions, handlers, lineProps],
  )
  const activeRow = rows.at(active)
  const isEmpty = rows.length === 0
  return (
    <div className="sp-tree-box">
      <div
        ref={box}
        role="tree"
        tabIndex={isEmpty ? -1 : 0}
        className="sp-tree"
        data-empty={isEmpty || undefined}
        aria-label={label}
        aria-multiselectable={props.checked !== undefined || undefined}
        aria-activedescendant={activeRow ? lineId(activeRow.key) : undefined}
        aria-busy={getBranch(null)?.status === 'loading' || undefined}
        onKeyDown={onKeyDown}
        {...move.rootProps}
      >
        <div role="none" className="sp-tree-lines" style={{ height: rows.length * lineHeight }}>
          {Array.from({ length: inSight.to - inSight.from }, (_, at) => {
            const index = inSight.from + at
            const row = rows.at(index)
            return (
              row && (
                <TreeLine
                  key={row.key}
                  row={row}
                  top={index * lineHeight}
                  isActive={index === active}
                  isSelected={row.key === selected}
                  isChecked={props.checked?.has(row.key)}
                  isMoving={row.key === move.movingId}
                  isOver={row.key === move.overId}
                  side={row.key === move.overId ? move.side : undefined}
                  context={context}
                />
              )
            )
          })}
        </div>
      </div>
      {isEmpty && (props.empty ?? <p className="sp-tree-empty">{messages.treeEmpty}</p>)}
      <span role="status" className="sp-sr-only">
        {move.announcement}
      </span>
      {menu.element}
    </div>
  )
}
