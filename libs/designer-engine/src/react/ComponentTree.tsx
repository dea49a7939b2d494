import { computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useDesign } from './DesignerProvider.js'
import { slotsOfPage } from './DesignSession.js'
import { designerMessages } from './messages.js'
import { partsMessages } from './partsMessages.js'
import { rowsOf, type TreeRow } from './treeRows.js'

/** Letters that follow each other so quickly are one word. */
const typingMs = 600
/** A line is never too low for a finger, whatever its dress (WCAG 2.5.8). */
const rowStyle = { minBlockSize: 24 } as const

/**
 * All components of the page as a tree (WAI-ARIA). Arrows, Home, End and letters go, Enter and Space
 * select, with Ctrl one more; Alt and an arrow change the order among siblings. Renders when a component
 * comes, goes or changes its order, not when one moves.
 */
export const ComponentTree = observer(function ComponentTree() {
  const { session, widgets, language, nameOf } = useDesign()
  const { page, designer } = session
  const messages = designerMessages(language)
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set())
  const [wanted, setWanted] = useState<string>()
  const ref = useRef<HTMLUListElement>(null)
  const mustFocus = useRef(false)
  const typed = useRef({ text: '', at: 0 })
  const rows = rowsOf(
    (parent, slot) => page.childIds(parent, slot),
    (id) => widgets[designer.get(id)?.type ?? '']?.slots ?? [],
    slotsOfPage,
    closed,
  )
  const stop = rows.find(({ id }) => id === wanted)?.id ?? rows[0]?.id
  const latest = useRef({ rows, stop })

  // What changes its order is moved in the document, and an element that is moved loses the focus.
  useLayoutEffect(() => {
    latest.current = { rows, stop }
    if (!mustFocus.current) return
    mustFocus.current = false
    const target = ref.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? ref.current
    target?.focus()
  })

  // The line that had the keys is gone: the next one gets them, and the focus when the tree has it.
  useEffect(
    () =>
      designer.on('change', ({ removed }) => {
        const { rows: before, stop: last } = latest.current
        if (last === undefined || !removed.has(last)) return
        const at = before.findIndex(({ id }) => id === last)
        const isLeft = ({ id }: TreeRow) => !removed.has(id)
        const next = before.slice(at).find(isLeft) ?? before.slice(0, at).findLast(isLeft)
        mustFocus.current = ref.current?.contains(document.activeElement) ?? false
        setWanted(next?.id)
      }),
    [designer],
  )

  function go(row: TreeRow | undefined) {
    if (!row || row.id === stop) return
    mustFocus.current = true
    setWanted(row.id)
  }

  function setOpen(id: string, isOpen: boolean) {
    setWanted(id)
    setClosed((before) => {
      const after = new Set(before)
      if (isOpen) after.delete(id)
      else after.add(id)
      return after
    })
  }

  function select(id: string, isMore: boolean) {
    if (isMore) designer.selection.toggle(id)
    else designer.selection.select([id])
  }

  /** By so many places among its siblings. */
  function reorder({ id }: TreeRow, by: number) {
    const node = designer.get(id)
    if (!node) return
    const siblings = page.childIds(node.parent, node.slot)
    const place = siblings.indexOf(id) + by
    if (place >= 0 && place < siblings.length) {
      mustFocus.current = true
      setWanted(id)
      const result = designer.commands.reorder([id], place)
      if (!result.ok) {
        session.speakReason(result.reason)
        return
      }
    }
    const now = page.childIds(node.parent, node.slot)
    session.speak(nameOf(node), messages.nth(now.indexOf(id) + 1, now.length))
  }

  /** The next one whose name begins with what was typed. */
  function type(letter: string, at: number, now: number) {
    const { current } = typed
    current.text = now - current.at < typingMs ? current.text + letter : letter
    current.at = now
    const start = current.text.length === 1 ? at + 1 : at
    const after = [...rows.slice(start), ...rows.slice(0, start)]
    const text = current.text.toLocaleLowerCase()
    go(after.find(({ id }) => session.nameOfId(id).toLocaleLowerCase().startsWith(text)))
  }

  function pick({ target, ctrlKey, metaKey }: MouseEvent) {
    const row = target instanceof Element && target.closest<HTMLElement>('[data-designer-row]')
    const id = row ? row.dataset['designerRow'] : undefined
    if (id === undefined) return
    setWanted(id)
    select(id, ctrlKey || metaKey)
  }

  function press(event: KeyboardEvent) {
    const { key, altKey, timeStamp } = event
    const isCommand = event.ctrlKey || event.metaKey
    const at = rows.findIndex(({ id }) => id === stop)
    const row = rows[at]
    if (!row || event.nativeEvent.isComposing) return
    const isVertical = key === 'ArrowDown' || key === 'ArrowUp'
    const by = key === 'ArrowUp' ? -1 : 1
    if (isVertical) {
      if (altKey) reorder(row, by)
      else go(rows[at + by])
    } else if (altKey) return
    else if (key === 'Home') go(rows[0])
    else if (key === 'End') go(rows.at(-1))
    else if (key === 'ArrowRight') {
      if (row.isOpen === false) setOpen(row.id, true)
      else if (row.isOpen) go(rows[at + 1])
    } else if (key === 'ArrowLeft') {
      if (row.isOpen) setOpen(row.id, false)
      else go(rows.find(({ id }) => id === row.parent))
    } else if (key === 'Enter' || key === ' ') select(row.id, isCommand)
    else if (key.length === 1 && !isCommand) type(key, at, timeStamp)
    else return
    event.preventDefault()
  }

  return (
    <ul
      ref={ref}
      role="tree"
      aria-label={partsMessages[language].tree}
      aria-multiselectable
      tabIndex={-1}
      data-designer-tree=""
      onKeyDown={press}
      onClick={pick}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} isStop={row.id === stop} />
      ))}
    </ul>
  )
})

interface RowProps {
  readonly row: TreeRow
  readonly isStop: boolean
}

const Row = observer(function Row({ row, isStop }: RowProps) {
  const { session, nameOf } = useDesign()
  const { page } = session
  const { id, level, place, count, isOpen } = row
  const name = useMemo(
    () =>
      computed(() => {
        const node = page.node(id)
        return node ? nameOf(node) : ''
      }),
    [page, id, nameOf],
  ).get()
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-expanded={isOpen}
      aria-selected={page.isSelected(id)}
      tabIndex={isStop ? 0 : -1}
      style={rowStyle}
      data-designer-row={id}
    >
      {name}
    </li>
  )
})
