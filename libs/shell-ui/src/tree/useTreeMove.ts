import { useMemo, useState, type DragEvent, type KeyboardEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useLatest } from '../provider/useLatest.js'
import {
  indexOfKey,
  keysOfBranch,
  type TreeItem,
  type TreeNodeRow,
  type TreeRow,
  type TreeRows,
} from './treeRows.js'

/** Where beside a line something is dropped. */
export type TreeSide = 'before' | 'after'

/** Share of a line, at its top and at its bottom, that is beside it. */
const edge = 0.25

interface MoveOptions<Data> {
  onMove?: ((item: TreeItem<Data>, parent: TreeItem<Data> | null) => void) | undefined
  canMove?: ((item: TreeItem<Data>, parent: TreeItem<Data>) => boolean) | undefined
  onOrder?: ((item: TreeItem<Data>, step: -1 | 1) => void) | undefined
  onPlace?: ((item: TreeItem<Data>, other: TreeItem<Data>, side: TreeSide) => void) | undefined
}

/**
 * Moving a node: dragged with the pointer, or cut with Ctrl+X and dropped with Ctrl+V. Alt with the arrows
 * up and down changes its order among its siblings.
 */
export function useTreeMove<Data>(options: MoveOptions<Data>, rows: TreeRows<Data>) {
  const { onMove, canMove, onOrder, onPlace } = options
  const isMovable = onMove !== undefined
  const messages = useMessages(uiMessages)
  const [moving, setMoving] = useState<TreeItem<Data>>()
  const [isDragged, setDragged] = useState(false)
  const [over, setOver] = useState<string | null>()
  const [side, setSide] = useState<TreeSide>()
  const [announcement, setAnnouncement] = useState('')

  // What is dragged asks at every move of the pointer.
  const movingId = moving?.id
  const ownBranch = useMemo(() => keysOfBranch(rows, indexOfKey(rows, movingId)), [rows, movingId])

  function isAllowed(target: TreeNodeRow<Data> | null): boolean {
    if (!moving) return false
    if (target === null) return true
    if (ownBranch.has(target.key)) return false
    return canMove?.(moving, target.item) ?? true
  }

  function drop(target: TreeNodeRow<Data> | null) {
    if (!moving) return
    if (!isAllowed(target)) {
      setAnnouncement(messages.cannotMoveHere)
      return
    }
    setAnnouncement(messages.moveHere(moving.label, target?.item.label ?? messages.topLevel))
    onMove?.(moving, target?.item ?? null)
    end()
  }

  /** The pointer is at an edge of a line; below an open branch that would be within it. */
  function sideOf(event: DragEvent, target: TreeNodeRow<Data> | null): TreeSide | undefined {
    if (!onPlace || target === null || ownBranch.has(target.key)) return undefined
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const at = (event.clientY - top) / height
    if (at < edge) return 'before'
    const isOpen = target.item.hasChildren && target.isExpanded
    return at > 1 - edge && !isOpen ? 'after' : undefined
  }

  function place(target: TreeNodeRow<Data>, at: TreeSide) {
    if (!moving) return
    setAnnouncement(messages.movedBeside(moving.label, target.item.label, at === 'before'))
    onPlace?.(moving, target.item, at)
    end()
  }

  function end() {
    setSide(undefined)
    setMoving(undefined)
    setDragged(false)
    setOver(undefined)
  }

  function order(row: TreeNodeRow<Data>, step: -1 | 1) {
    const { item, position, siblings } = row
    const place = position + step
    if (place < 1 || place > siblings) {
      setAnnouncement(messages.cannotOrder(item.label))
      return
    }
    setAnnouncement(messages.ordered(item.label, place, siblings))
    onOrder?.(item, step)
  }

  /** True when the key was about moving. */
  function onKeyDown(event: KeyboardEvent, row: TreeRow<Data> | undefined): boolean {
    if (onOrder && event.altKey && /^Arrow(Up|Down)$/.test(event.key) && row?.kind === 'node') {
      event.preventDefault()
      event.stopPropagation()
      order(row, event.key === 'ArrowUp' ? -1 : 1)
      return true
    }
    if (!onMove) return false
    const isControl = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isControl && key === 'x' && row?.kind === 'node' && !row.item.isDisabled) {
      setMoving(row.item)
      setAnnouncement(messages.moveStarted(row.item.label))
    } else if (moving && isControl && key === 'v' && row?.kind === 'node') {
      drop(row)
    } else if (moving && key === 'escape') {
      end()
      setAnnouncement(messages.moveCancelled)
    } else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  function dragOver(event: DragEvent, target: TreeNodeRow<Data> | null) {
    event.stopPropagation()
    const at = isDragged ? sideOf(event, target) : undefined
    const isDroppable = isDragged && (at !== undefined || isAllowed(target))
    if (isDroppable) event.preventDefault()
    if (at !== side) setSide(at)
    const next = isDroppable ? (target?.key ?? null) : undefined
    if (next !== over) setOver(next)
  }

  const latest = useLatest({ setMoving, setDragged, end, dragOver, drop, sideOf, place })
  const lineProps = useMemo(() => {
    if (!isMovable) return () => ({})
    return (row: TreeNodeRow<Data>) => ({
      draggable: !row.item.isDisabled,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.item.label)
        latest.current.setMoving(row.item)
        latest.current.setDragged(true)
      },
      onDragEnd: () => latest.current.end(),
      onDragOver: (event: DragEvent) => latest.current.dragOver(event, row),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        event.stopPropagation()
        const at = latest.current.sideOf(event, row)
        if (at) latest.current.place(row, at)
        else latest.current.drop(row)
      },
    })
  }, [isMovable, latest])

  return {
    announcement,
    movingId,
    overId: over,
    /** Undefined: it would go into the line. */
    side,
    onKeyDown,
    /** For the tree itself: what is dropped beside every node goes to the top level. */
    rootProps: isMovable
      ? {
          'data-over': over === null || undefined,
          onDragOver: (event: DragEvent) => dragOver(event, null),
          onDragLeave: () => setOver(undefined),
          onDrop: (event: DragEvent) => {
            event.preventDefault()
            drop(null)
          },
        }
      : {},
    /** For a line; stable, so that lines may be memoised. */
    lineProps,
  }
}
