// react-arborist as one who cares would set it up: a line height, the size given, no dragging, no
// editing, a plain line of its own for a node. Its search is its own as well. All open is a tree of its
// own, open by default: openAll() copies what is open once for each branch, minutes at 100,000 nodes.
import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Tree } from 'react-arborist'
import { offer } from '../../lib/listPage.mjs'

const reactRoot = createRoot(document.getElementById('root'))
const tree = createRef()

function Line({ node, style }) {
  return (
    <div style={style} onClick={() => node.isInternal && node.toggle()}>
      <span aria-hidden>{node.isLeaf ? '' : node.isOpen ? '▾' : '▸'}</span>
      <span>{node.data.name}</span>
    </div>
  )
}

const matches = (node, word) => node.data.name.includes(word)

let change
function BenchTree({ forest }) {
  const [{ word, isOpen }, set] = useState({ word: '', isOpen: false })
  change = set
  return (
    <Tree
      key={String(isOpen)}
      ref={tree}
      aria-label="组织架构"
      data={forest}
      openByDefault={isOpen}
      rowHeight={36}
      height={640}
      width={1200}
      indent={16}
      overscanCount={12}
      disableDrag
      disableDrop
      disableEdit
      searchTerm={word}
      searchMatch={matches}
    >
      {Line}
    </Tree>
  )
}

offer({
  tree: {
    item: '[role=treeitem]',
    show: (forest) => flushSync(() => reactRoot.render(<BenchTree forest={forest} />)),
    expandAll: () => flushSync(() => change({ word: '', isOpen: true })),
    search: (_, word) => flushSync(() => change({ word, isOpen: false })),
    // The first line, as the arrows start there.
    focus: () => tree.current.focus(tree.current.firstNode),
    active: () => tree.current.focusedNode?.data.name ?? '',
  },
})
