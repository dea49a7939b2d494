import { Check, ChevronRight, Minus } from 'lucide-react'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { SearchField } from '../search-field/SearchField.js'
import { readTreeKey } from '../tree/treeKeys.js'
import { TreeRows, type GetBranch, type TreeNodeRow } from '../tree/treeRows.js'
import { useTypeAhead } from '../type-ahead/useTypeAhead.js'
import {
  allChecked,
  allCleared,
  allNodes,
  findNodes,
  hiddenEffects,
  sideEffects,
  stateOf,
  toggled,
  valuesBelow,
  type CheckNode,
  type SideEffects,
} from './checkTree.js'
import { useField, type FieldProps } from './FieldFrame.js'

export interface CheckTreeFieldProps extends FieldProps {
  /** The tree, with what each node stands for in the draft. */
  nodes: readonly CheckNode[]
  /** Given, a search stands above, with buttons that open, close, check and clear all. */
  searchLabel?: string
}

const nothing: readonly string[] = []
const noEffects: SideEffects = { checked: [], cleared: [], kept: [] }
/** At most so many names of other places are said. */
const mostSaid = 5

/**
 * A tree of choices: menus with their buttons, groups with what is in them. The draft holds the values
 * of the checked ones, and what no node shows stays in it. A checked one brings those above along, a
 * cleared one those below. A value that stands at several nodes changes at all of them, and the field
 * says where. WAI-ARIA tree pattern; Space and Enter check.
 */
export function CheckTreeField(props: CheckTreeFieldProps) {
  const { label, help, nodes, searchLabel } = props
  const { control, attach, error } = useField<readonly string[] | null | undefined>(props)
  const { isDisabled } = control
  const messages = useMessages(uiMessages)
  const [keyword, setKeyword] = useState<string>()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [activeId, setActiveId] = useState<string>()
  const [effects, setEffects] = useState(noEffects)
  const tree = useRef<HTMLDivElement>(null)
  const chosen: ReadonlySet<string> = new Set(control.value ?? nothing)
  const shown = useMemo(() => findNodes(nodes, keyword), [nodes, keyword])
  const places = useMemo(() => placesOf(nodes), [nodes])
  const paths = useMemo(() => pathsOf(shown), [shown])
  const rows = useMemo(() => rowsOf(shown, closed), [shown, closed])
  const lines = useMemo(() => nodeRowsOf(rows), [rows])
  const found = lines.findIndex(({ key }) => key === activeId)
  const active = Math.max(0, found)

  function lineId(id: string) {
    return `${control.id}-${id}`
  }

  function focusLine(index: number) {
    const line = lines[index]
    if (!line) return
    setActiveId(line.key)
    tree.current?.querySelector<HTMLElement>(`#${CSS.escape(lineId(line.key))}`)?.focus()
  }

  const typeAhead = useTypeAhead((starts, isMore) => {
    const index = rows.indexOfLabel(starts, isMore ? active : active + 1)
    if (index >= 0) focusLine(index)
    return index >= 0
  })

  function setOpen(ids: readonly string[], isOpen: boolean) {
    const next = new Set(closed)
    for (const id of ids) {
      if (isOpen) next.delete(id)
      else next.add(id)
    }
    setClosed(next)
  }

  function change(next: ReadonlySet<string>, beside: SideEffects) {
    setEffects(beside)
    control.onChange([...next])
    const changed = new Set([...beside.checked, ...beside.cleared].map(({ id }) => id))
    setOpen(
      allNodes(nodes)
        .filter((node) => allNodes(node.children ?? []).some(({ id }) => changed.has(id)))
        .map(({ id }) => id),
      true,
    )
  }

  function toggle({ key, item }: TreeNodeRow<CheckNode>) {
    setActiveId(key)
    if (isDisabled || isFixed(item.data)) return
    const path = paths.get(key) ?? []
    const next = toggled(path, chosen, nodes)
    change(next, sideEffects(path, chosen, next, nodes))
  }

  function setAll(isChecked: boolean) {
    const next = isChecked ? allChecked(shown, chosen) : allCleared(shown, chosen, nodes)
    change(next, hiddenEffects(shown, chosen, next, nodes, !isChecked))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const command = readTreeKey(event.key, rows, active)
    if (!command) {
      if (event.key.length === 1) typeAhead.type(event.key)
      return
    }
    typeAhead.clear()
    const line = lines[command.index]
    if (!line || command.type === 'menu') return
    event.preventDefault()
    if (command.type === 'focus') focusLine(command.index)
    else if (command.type === 'expand' || command.type === 'collapse') {
      setOpen([line.key], command.type === 'expand')
    } else if (command.type === 'expandSiblings') {
      setOpen(
        lines.filter(({ parentId }) => parentId === line.parentId).map(({ key }) => key),
        true,
      )
    } else toggle(line)
  }

  const groups = allNodes(shown).filter(({ children = [] }) => children.length > 0)
  const note = error ?? help
  return (
    <fieldset className="sp-field sp-check-tree">
      <legend id={control.labelId} className="sp-label">
        {label}
      </legend>
      {searchLabel !== undefined && (
        <div className="sp-check-tools">
          {/* Enter searches at once; it would save the form, too. */}
          <div role="presentation" onKeyDown={keepForm}>
            <SearchField placeholder={searchLabel} value={keyword} onChange={setKeyword} />
          </div>
          <div className="sp-check-buttons">
            {groups.length > 0 && (
              <>
                <button type="button" onClick={() => setClosed(new Set())}>
                  {messages.expandAll}
                </button>
                <button
                  type="button"
                  onClick={() =>
                    setOpen(
                      allNodes(nodes).map(({ id }) => id),
                      false,
                    )
                  }
                >
                  {messages.collapseAll}
                </button>
              </>
            )}
            {!isDisabled && (
              <>
                <button type="button" onClick={() => setAll(true)}>
                  {messages.checkAll}
                </button>
                <button type="button" onClick={() => setAll(false)}>
                  {messages.clearAll}
                </button>
              </>
            )}
          </div>
        </div>
      )}
      {lines.length > 0 && (
        <div
          role="tree"
          ref={tree}
          className="sp-check-lines"
          aria-labelledby={control.labelId}
          aria-describedby={note ? `${control.id}-note` : undefined}
          aria-disabled={isDisabled || undefined}
          tabIndex={-1} // its lines are the stops
        >
          {lines.map((line, index) => {
            const { item, key } = line
            const node = item.data
            const state = stateOf(node, chosen)
            const isLocked = isDisabled || isFixed(node)
            const others = (places.get(node.value ?? '') ?? []).filter(({ id }) => id !== node.id)
            const noteId = `${lineId(key)}-also`
            return (
              <div
                key={key}
                role="treeitem"
                id={lineId(key)}
                ref={index === 0 ? attach : undefined}
                className="sp-check-line"
                style={{ ['--level' as string]: line.level }}
                tabIndex={index === active ? 0 : -1}
                aria-label={node.label}
                aria-level={line.level}
                aria-posinset={line.position}
                aria-setsize={line.siblings}
                aria-expanded={item.hasChildren ? line.isExpanded : undefined}
                aria-checked={state}
                aria-selected={undefined} // it is checked or not; selecting is something else
                aria-disabled={isLocked || undefined}
                aria-describedby={others.length > 0 ? noteId : undefined}
                onClick={() => toggle(line)}
                onKeyDown={handleKey}
                onFocus={() => setActiveId(key)}
              >
                <span
                  className="sp-tree-toggle"
                  aria-hidden
                  data-expanded={line.isExpanded || undefined}
                  onClick={(event) => {
                    if (!item.hasChildren) return
                    event.stopPropagation()
                    setOpen([key], !line.isExpanded)
                  }}
                >
                  {item.hasChildren && <ChevronRight size={16} />}
                </span>
                <span
                  className="sp-tree-box-mark"
                  data-checked={state !== false || undefined}
                  aria-hidden
                >
                  {state === true && <Check size={12} strokeWidth={3} />}
                  {state === 'mixed' && <Minus size={12} strokeWidth={3} />}
                </span>
                <span>{node.label}</span>
                {others.length > 0 && (
                  <span id={noteId} className="sp-check-also">
                    {messages.alsoAt(said(others, messages.listComma))}
                  </span>
                )}
              </div>
            )
          })}
        </div>
      )}
      {lines.length === 0 && searchLabel !== undefined && (
        <p role="status" className="sp-help">
          {messages.nothingFoundTitle}
        </p>
      )}
      <p role="status" className="sp-check-effects">
        {[
          effects.checked.length > 0 && messages.checkedToo(named(effects.checked)),
          effects.cleared.length > 0 && messages.clearedToo(named(effects.cleared)),
          effects.kept.length > 0 && messages.keptElsewhere(named(effects.kept)),
        ]
          .filter(Boolean)
          .join(messages.sentenceGap)}
      </p>
      {note && (
        <p id={`${control.id}-note`} className={error ? 'sp-error' : 'sp-help'}>
          {note}
        </p>
      )}
    </fieldset>
  )

  function named(changed: readonly CheckNode[]): string {
    const all = changed.flatMap(
      ({ id, value }) => places.get(value ?? '')?.find((place) => place.id === id) ?? [],
    )
    return said(all, messages.listComma)
  }
}

/** A group without anything that may be changed is fixed as well. */
function isFixed(node: CheckNode): boolean {
  return node.value === undefined ? valuesBelow(node).length === 0 : node.isFixed === true
}

interface Place {
  id: string
  /** The names above and its own. */
  name: string
}

function said(places: readonly Place[], comma: string): string {
  const names = places.slice(0, mostSaid).map(({ name }) => name)
  const rest = places.length - names.length
  return names.join(comma) + (rest > 0 ? ` +${String(rest)}` : '')
}

/** Where each value stands. */
function placesOf(nodes: readonly CheckNode[], above = '', found = new Map<string, Place[]>()) {
  for (const node of nodes) {
    const name = above ? `${above} / ${node.label}` : node.label
    if (node.value !== undefined) {
      const known = found.get(node.value) ?? []
      found.set(node.value, [...known, { id: node.id, name }])
    }
    placesOf(node.children ?? [], name, found)
  }
  return found
}

/** The nodes from the root to each. */
function pathsOf(
  nodes: readonly CheckNode[],
  above: readonly CheckNode[] = [],
  found = new Map<string, readonly CheckNode[]>(),
) {
  for (const node of nodes) {
    const path = [...above, node]
    found.set(node.id, path)
    pathsOf(node.children ?? [], path, found)
  }
  return found
}

function rowsOf(nodes: readonly CheckNode[], closed: ReadonlySet<string>): TreeRows<CheckNode> {
  const all = allNodes(nodes)
  const byId = new Map(all.map((node) => [node.id, node]))
  const getBranch: GetBranch<CheckNode> = (parentId) => ({
    status: 'ready',
    items: (parentId === null ? nodes : (byId.get(parentId)?.children ?? [])).map((node) => ({
      id: node.id,
      label: node.label,
      hasChildren: (node.children ?? []).length > 0,
      data: node,
    })),
  })
  return new TreeRows(getBranch, new Set([...byId.keys()].filter((id) => !closed.has(id))))
}

function nodeRowsOf(rows: TreeRows<CheckNode>): TreeNodeRow<CheckNode>[] {
  return Array.from({ length: rows.length }, (_, index) => rows.at(index)).flatMap((row) =>
    row?.kind === 'node' ? [row] : [],
  )
}

function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
