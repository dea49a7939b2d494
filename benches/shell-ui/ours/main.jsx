// Our table and tree as a feature uses them, from the built package.
import '@spruce/shell-ui/tokens.css'
import { DataTable, nestedBranches, ShellProvider, Tree } from '@spruce/shell-ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns, makeNodes, makeRows } from '../../lib/listData.mjs'
import { measureChange, measureMount, measureScroll, watchKeys } from '../../lib/listProbe.mjs'

const root = document.getElementById('root')
const reactRoot = createRoot(root)
const tableColumns = columns.map(([id, header]) => ({ id, header, isSortable: true }))
const nothing = new Set()

function mountTable() {
  const rows = makeRows(10_000)
  flushSync(() =>
    reactRoot.render(
      <ShellProvider>
        <div className="frame">
          <DataTable label="成员" columns={tableColumns} rows={rows} />
        </div>
      </ShellProvider>,
    ),
  )
}

/** One page of a table, 100 rows: provider and frame stand already. */
async function page() {
  const show = (content) =>
    flushSync(() =>
      reactRoot.render(
        <ShellProvider>
          <div className="frame">{content}</div>
        </ShellProvider>,
      ),
    )
  show(<p>…</p>)
  const rows = makeRows(100)
  return measureMount(
    () => show(<DataTable label="成员" columns={tableColumns} rows={rows} />),
    root,
    'tr[data-row]',
  )
}

let setExpanded

function BenchTree({ getBranch, initial }) {
  const [expanded, change] = useState(initial)
  setExpanded = change
  return (
    <div className="frame">
      <Tree label="组织架构" getBranch={getBranch} expanded={expanded} onExpandedChange={change} />
    </div>
  )
}

let groups
function mountTree(isOpen) {
  const nodes = makeNodes(10_000).map((node) => ({ ...node, children: [] }))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (const node of nodes) byId.get(node.parentId)?.children.push(node)
  const top = nodes.filter(({ parentId }) => parentId === null)
  groups = new Set(nodes.filter(({ children }) => children.length > 0).map(({ id }) => id))
  const getBranch = nestedBranches(top, (node) => ({
    id: node.id,
    label: node.name,
    hasChildren: node.children.length > 0,
    data: node,
  }))
  flushSync(() =>
    reactRoot.render(
      <ShellProvider>
        <BenchTree getBranch={getBranch} initial={isOpen ? groups : nothing} />
      </ShellProvider>,
    ),
  )
}

let endKeys
window.bench = {
  page,
  table: () => measureMount(mountTable, root, 'tr[data-row]'),
  scrollTable: (way) => measureScroll(root, 'tr[data-row]', way),
  tree: () => measureMount(() => mountTree(true), root, '[role=treeitem]'),
  closedTree: () => measureMount(() => mountTree(false), root, '[role=treeitem]'),
  expandTree: () => measureChange(() => flushSync(() => setExpanded(groups)), root),
  scrollTree: (way) => measureScroll(root, '[role=treeitem]', way),
  focusTree: () => {
    const tree = root.querySelector('[role=tree]')
    tree.focus()
    endKeys = watchKeys(() => tree.getAttribute('aria-activedescendant') ?? '')
  },
  keys: () => endKeys(),
}
