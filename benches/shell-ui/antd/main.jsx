// Ant Design as one who cares would set it up: virtual, heights known beforehand, no motion, no wave, rows
// of the same height as ours (47 px is the nearest of its sizes), pagination off, static columns and keys.
import { ConfigProvider, Table, Tree } from 'antd'
import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns, columnWidth, filterForest, parentIds } from '../../lib/listData.mjs'
import { offer } from '../../lib/listPage.mjs'

const root = document.getElementById('root')
const reactRoot = createRoot(root)
const theme = {
  token: { motion: false },
  components: { Tree: { titleHeight: 32 } }, // and 4 px between: lines of 36 px
}
const wave = { disabled: true }
const tableColumns = columns.map(([id, title]) => ({
  key: id,
  dataIndex: id,
  title,
  width: columnWidth,
  ellipsis: true,
}))
const scroll = { x: columns.length * columnWidth, y: 592 }
const fieldNames = { title: 'name', key: 'id', children: 'children' }
const nothing = []

function show(content) {
  flushSync(() =>
    reactRoot.render(
      <ConfigProvider theme={theme} wave={wave}>
        {content}
      </ConfigProvider>,
    ),
  )
}

let change
const tree = createRef()
function BenchTree({ forest }) {
  const [state, setState] = useState({ forest, expanded: nothing })
  change = setState
  return (
    <Tree
      ref={tree}
      virtual
      blockNode
      motion={false}
      height={640}
      itemHeight={36}
      fieldNames={fieldNames}
      treeData={state.forest}
      expandedKeys={state.expanded}
      onExpand={(expanded) => setState({ forest: state.forest, expanded })}
    />
  )
}

let all
offer({
  prepare: () => show(<p>…</p>),
  table: {
    row: '.ant-table-row',
    show: (rows) =>
      show(
        <Table
          virtual
          size="medium"
          rowKey="id"
          columns={tableColumns}
          dataSource={rows}
          scroll={scroll}
          pagination={false}
        />,
      ),
  },
  tree: {
    item: '.ant-tree-treenode[role=treeitem]',
    show: (forest) => {
      all = forest
      show(<BenchTree forest={forest} />)
    },
    expandAll: () => flushSync(() => change({ forest: all, expanded: parentIds(all) })),
    search: (forest, word) => {
      const found = filterForest(forest, word)
      flushSync(() => change({ forest: found, expanded: parentIds(found) }))
    },
    focus: () => root.querySelector('[role=tree]').focus(),
    active: () => root.querySelector('.ant-tree-treenode-active')?.textContent ?? '',
  },
})
