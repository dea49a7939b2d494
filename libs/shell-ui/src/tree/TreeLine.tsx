import { Check, ChevronRight, Ellipsis, LoaderCircle, RotateCw } from 'lucide-react'
import { memo, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import type { TreeSide } from './useTreeMove.js'
import type { TreeItem, TreeNodeRow, TreeNoticeRow, TreeRow } from './treeRows.js'

/** What all lines share; stable, lines are memoised. */
export interface TreeLineContext<Data> {
  lineId: (key: string) => string
  icon: ((item: TreeItem<Data>) => ReactNode) | undefined
  highlight: string | undefined
  hasMenu: (item: TreeItem<Data>) => boolean
  onToggle: (row: TreeNodeRow<Data>) => void
  onChoose: (row: TreeNodeRow<Data>) => void
  onMenu: (row: TreeNodeRow<Data>, anchor: HTMLElement, point?: { x: number; y: number }) => void
  /** Handlers of a move. */
  moveProps: (row: TreeNodeRow<Data>) => HTMLAttributes<HTMLElement>
}

export interface TreeLineProps<Data> {
  row: TreeRow<Data>
  /** Pixels from the top of the tree. */
  top: number
  isActive: boolean
  isSelected: boolean
  /** Undefined: nodes have no boxes. */
  isChecked: boolean | undefined
  /** It is being moved. */
  isMoving: boolean
  /** Something is held over it that may be dropped here. */
  isOver: boolean
  /** It would stand beside this line; undefined: below it. */
  side: TreeSide | undefined
  context: TreeLineContext<Data>
}

function TreeLineContent<Data>(props: TreeLineProps<Data>) {
  const { row, top } = props
  const style = { top, ['--level' as string]: row.level }
  return row.kind === 'node' ? (
    <NodeLine {...props} row={row} style={style} />
  ) : (
    <NoticeLine row={row} style={style} isActive={props.isActive} lineId={props.context.lineId} />
  )
}

/** One line: a node, or the notice that stands for its children. */
export const TreeLine = memo(TreeLineContent) as typeof TreeLineContent

interface NodeLineProps<Data> extends TreeLineProps<Data> {
  row: TreeNodeRow<Data>
  style: Record<string, number>
}

/* The tree itself has the keys and the focus: lines only take the pointer. */
/* eslint-disable jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus */
function NodeLine<Data>(props: NodeLineProps<Data>) {
  const { row, style, isActive, isSelected, isChecked, context } = props
  const messages = useMessages(uiMessages)
  const { item, isExpanded } = row
  const className = [
    'sp-tree-line',
    isActive && 'sp-active',
    isSelected && 'sp-selected',
    props.isMoving && 'sp-moving',
    props.isOver && !props.side && 'sp-over',
  ]
  function openMenu(event: MouseEvent<HTMLElement>) {
    event.preventDefault()
    const point = event.type === 'contextmenu' ? { x: event.clientX, y: event.clientY } : undefined
    context.onMenu(row, event.currentTarget, point)
  }
  return (
    <div
      role="treeitem"
      id={context.lineId(row.key)}
      className={className.filter(Boolean).join(' ')}
      data-side={props.side}
      style={style}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={item.hasChildren ? isExpanded : undefined}
      aria-selected={isChecked === undefined ? isSelected : undefined}
      aria-checked={isChecked}
      aria-disabled={item.isDisabled || undefined}
      aria-label={item.note ? `${item.label} ${item.note}` : item.label}
      title={item.label}
      onClick={() => context.onChoose(row)}
      onContextMenu={context.hasMenu(item) ? openMenu : undefined}
      {...context.moveProps(row)}
    >
      {item.hasChildren ? (
        <span
          className="sp-tree-toggle"
          aria-hidden
          data-expanded={isExpanded || undefined}
          onClick={(event) => {
            event.stopPropagation()
            context.onToggle(row)
          }}
        >
          <ChevronRight size={16} />
        </span>
      ) : (
        <span className="sp-tree-toggle" aria-hidden />
      )}
      {isChecked !== undefined && (
        <span className="sp-tree-box-mark" data-checked={isChecked || undefined} aria-hidden>
          {isChecked && <Check size={12} strokeWidth={3} />}
        </span>
      )}
      {context.icon && (
        <span className="sp-tree-icon" aria-hidden>
          {context.icon(item)}
        </span>
      )}
      <span className={item.isMatched ? 'sp-tree-label sp-matched' : 'sp-tree-label'}>
        <Marked text={item.label} part={context.highlight} />
      </span>
      {item.note && <span className="sp-tree-note">{item.note}</span>}
      {context.hasMenu(item) && (
        <button
          type="button"
          tabIndex={-1}
          className="sp-tree-more"
          aria-label={messages.nodeActions(item.label)}
          aria-haspopup="menu"
          onClick={(event) => {
            event.stopPropagation()
            openMenu(event)
          }}
        >
          <Ellipsis size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
/* eslint-enable jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus */

interface MarkedProps {
  text: string
  part: string | undefined
}

function Marked({ text, part }: MarkedProps) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (!part || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="sp-mark">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  )
}

interface NoticeLineProps {
  row: TreeNoticeRow
  style: Record<string, number>
  isActive: boolean
  lineId: (key: string) => string
}

function NoticeLine({ row, style, isActive, lineId }: NoticeLineProps) {
  const messages = useMessages(uiMessages)
  const isFailed = row.kind === 'failed'
  return (
    <div
      role="treeitem"
      id={lineId(row.key)}
      className={isActive ? 'sp-tree-line sp-tree-notice sp-active' : 'sp-tree-line sp-tree-notice'}
      style={style}
      aria-level={row.level}
      aria-selected={false}
    >
      <span className="sp-tree-toggle" aria-hidden>
        {isFailed ? <RotateCw size={14} /> : <LoaderCircle size={14} className="sp-spin" />}
      </span>
      <span className={isFailed ? 'sp-tree-label sp-danger' : 'sp-tree-label'}>
        {isFailed ? messages.branchFailed : messages.loading}
      </span>
      {isFailed && row.retry && (
        <button type="button" tabIndex={-1} className="sp-row-action" onClick={row.retry}>
          {messages.retry}
        </button>
      )}
    </div>
  )
}
