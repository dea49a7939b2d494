// Our table and tree as a feature uses them, from the built package.
import '@spruce/shell-ui/tokens.css'
import { DataTable, idsWithChildren, nestedBranches, ShellProvider, Tree } from '@spruce/shell-ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns, columnWidth, filterForest, pagesOfCells } from '../../lib/listData.mjs'
import { offer } from '../../lib/listPage.mjs'
import { measureMounts } from '../../lib/listProbe.mjs'

const root = document.getElementById('root')
const reactRoot = createRoot(root)
const tableColumns = columns.map(([id, header]) => ({ id, header, width: columnWidth }))
const tenColumns = tableColumns.slice(0, 10)
const nothing = new Set()
const noRows = []

function show(content) {
  flushSync(() =>
    reactRoot.render(
      <ShellProvider>
        <div className="frame">{content}</div>
      </ShellProvider>,
    ),
  )
}

const toItem = (node) => ({
  id: node.id,
  label: node.name,
  hasChildren: node.children !== undefined,
  data: node,
})

let change
function BenchTree({ forest }) {
  const [state, setState] = useState(() => ({
    getBranch: nestedBranches(forest, toItem),
    expanded: nothing,
  }))
  change = setState
  return (
    <Tree
      label="组织架构"
      getBranch={state.getBranch}
      expanded={state.expanded}
      onExpandedChange={(expanded) => setState({ ...state, expanded })}
      highlight={state.word}
    />
  )
}

/** Rows come into a table that stands, as they do when an answer is there. */
let setRows
function BenchCells() {
  const [rows, set] = useState(noRows)
  setRows = set
  return <DataTable label="成员" columns={tenColumns} rows={rows} empty="" />
}

let all
offer({
  prepare: () => show(<p>…</p>),
  table: {
    row: 'tr[data-row]',
    show: (rows) => show(<DataTable label="成员" columns={tableColumns} rows={rows} />),
  },
  tree: {
    item: '[role=treeitem]',
    show: (forest) => {
      all = forest
      show(<BenchTree forest={forest} />)
    },
    expandAll: () =>
      flushSync(() => change((state) => ({ ...state, expanded: idsWithChildren(all) }))),
    search: (forest, word) => {
      const found = filterForest(forest, word)
      flushSync(() =>
        change({
          getBranch: nestedBranches(found, toItem),
          expanded: idsWithChildren(found),
          word,
        }),
      )
    },
    focus: () => root.querySelector('[role=tree]').focus(),
    active: () => {
      const id = root.querySelector('[role=tree]').getAttribute('aria-activedescendant')
      return document.getElementById(id)?.textContent ?? ''
    },
  },
  more: {
    /** The body of a table alone, 100 rows by 10: head and tools stand already. */
    cells: () => {
      const pages = pagesOfCells()
      show(<BenchCells />)
      const put = (rows) => flushSync(() => setRows(rows))
      return measureMounts(
        { mount: (round) => put(pages[round]), clear: () => put(noRows) },
        root,
        'tr[data-row]',
        pages.length - 1,
      )
    },
  },
})
