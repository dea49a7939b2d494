// The least that can be done: a pool of plain elements whose text follows the scroll position.
import { columns, makeNodes, makeRows } from '../../lib/listData.mjs'
import { measureChange, measureMount, measureScroll, watchKeys } from '../../lib/listProbe.mjs'

const root = document.getElementById('root')

function mountTable() {
  const rows = makeRows(10_000)
  const height = 40
  const scroller = document.createElement('div')
  scroller.className = 'scroller'
  scroller.innerHTML = `<table><thead><tr>${columns.map(([, label]) => `<th>${label}</th>`).join('')}</tr></thead><tbody></tbody></table>`
  root.replaceChildren(scroller)
  const body = scroller.querySelector('tbody')
  const before = body.appendChild(document.createElement('tr'))
  const pool = Array.from({ length: Math.ceil(640 / height) + 10 }, () => {
    const row = body.appendChild(document.createElement('tr'))
    row.className = 'row'
    for (const _ of columns) row.appendChild(document.createElement('td'))
    return row
  })
  const after = body.appendChild(document.createElement('tr'))
  const draw = () => {
    const first = Math.max(
      0,
      Math.min(Math.floor(scroller.scrollTop / height) - 5, rows.length - pool.length),
    )
    before.style.height = `${first * height}px`
    after.style.height = `${(rows.length - first - pool.length) * height}px`
    pool.forEach((row, offset) => {
      columns.forEach(([key], column) => {
        row.children[column].textContent = rows[first + offset][key]
      })
    })
  }
  scroller.addEventListener('scroll', draw)
  draw()
}

let expandAll
function mountTree(isOpen) {
  const all = makeNodes(10_000)
  let nodes = isOpen ? all : all.filter(({ parentId }) => parentId === null)
  const height = 32
  const scroller = document.createElement('div')
  scroller.className = 'scroller'
  scroller.role = 'tree'
  scroller.tabIndex = 0
  root.replaceChildren(scroller)
  const inner = scroller.appendChild(document.createElement('div'))
  const pool = Array.from({ length: Math.ceil(640 / height) + 10 }, () => {
    const item = inner.appendChild(document.createElement('div'))
    item.role = 'treeitem'
    return item
  })
  let active = 0
  const draw = () => {
    inner.style.height = `${nodes.length * height}px`
    const first = Math.max(
      0,
      Math.min(Math.floor(scroller.scrollTop / height) - 5, nodes.length - pool.length),
    )
    pool.forEach((item, offset) => {
      const node = nodes[first + offset]
      item.style.top = `${(first + offset) * height}px`
      item.style.paddingInlineStart = `${node.depth * 20 + 8}px`
      item.ariaLevel = String(node.depth + 1)
      item.ariaSelected = String(first + offset === active)
      item.textContent = node.name
    })
  }
  scroller.addEventListener('scroll', draw)
  scroller.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    active += 1
    if ((active + 1) * height > scroller.scrollTop + 640)
      scroller.scrollTop = (active + 1) * height - 640
    draw()
  })
  draw()
  expandAll = () => {
    nodes = all
    draw()
  }
}

let endKeys
window.bench = {
  table: () => measureMount(mountTable, root, '.row'),
  scrollTable: (way) => measureScroll(root, '.row', way),
  tree: () => measureMount(() => mountTree(true), root, '[role=treeitem]'),
  closedTree: () => measureMount(() => mountTree(false), root, '[role=treeitem]'),
  expandTree: () => measureChange(() => expandAll(), root),
  scrollTree: (way) => measureScroll(root, '[role=treeitem]', way),
  focusTree: () => {
    root.querySelector('[role=tree]').focus()
    endKeys = watchKeys(() => root.querySelector('[aria-selected=true]')?.textContent ?? '')
  },
  keys: () => endKeys(),
}
