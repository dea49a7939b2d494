// The least that can be done: a pool of plain elements whose text follows the scroll position.
import { columns, filterForest } from '../../lib/listData.mjs'
import { offer } from '../../lib/listPage.mjs'

const root = document.getElementById('root')

function makeScroller(draw) {
  const scroller = document.createElement('div')
  scroller.className = 'scroller'
  scroller.addEventListener('scroll', draw)
  root.replaceChildren(scroller)
  return scroller
}

/** The first of the lines in the pool, and how many there are. */
function poolOf(scroller, height, count) {
  const size = Math.min(Math.ceil(640 / height) + 10, count)
  const first = Math.floor(scroller.scrollTop / height) - 5
  return { first: Math.max(0, Math.min(first, count - size)), size }
}

function showTable(rows) {
  const height = 48
  const scroller = makeScroller(() => draw())
  scroller.innerHTML = `<table><thead><tr>${columns.map(([, label]) => `<th>${label}</th>`).join('')}</tr></thead><tbody></tbody></table>`
  const body = scroller.querySelector('tbody')
  const before = body.appendChild(document.createElement('tr'))
  const pool = Array.from({ length: poolOf(scroller, height, rows.length).size }, () => {
    const row = body.appendChild(document.createElement('tr'))
    row.className = 'row'
    for (const _ of columns) row.appendChild(document.createElement('td'))
    return row
  })
  const after = body.appendChild(document.createElement('tr'))
  const draw = () => {
    const { first } = poolOf(scroller, height, rows.length)
    before.style.height = `${first * height}px`
    after.style.height = `${(rows.length - first - pool.length) * height}px`
    pool.forEach((row, offset) => {
      columns.forEach(([key], column) => {
        row.children[column].textContent = rows[first + offset][key]
      })
    })
  }
  draw()
}

function flatten(nodes, isOpen, depth = 0, lines = []) {
  for (const node of nodes) {
    lines.push({ name: node.name, depth })
    if (isOpen && node.children) flatten(node.children, isOpen, depth + 1, lines)
  }
  return lines
}

let all
let setLines
function showTree(forest) {
  all = forest
  let lines = flatten(forest, false)
  let active = 0
  let pool = []
  const height = 36
  const scroller = makeScroller(() => draw())
  scroller.role = 'tree'
  scroller.tabIndex = 0
  const inner = scroller.appendChild(document.createElement('div'))
  const fill = () => {
    inner.style.height = `${lines.length * height}px`
    pool = Array.from({ length: poolOf(scroller, height, lines.length).size }, () => {
      const item = document.createElement('div')
      item.role = 'treeitem'
      return item
    })
    inner.replaceChildren(...pool)
    draw()
  }
  const draw = () => {
    const { first } = poolOf(scroller, height, lines.length)
    pool.forEach((item, offset) => {
      const line = lines[first + offset]
      item.style.top = `${(first + offset) * height}px`
      item.style.paddingInlineStart = `${line.depth * 20 + 8}px`
      item.ariaLevel = String(line.depth + 1)
      item.ariaSelected = String(first + offset === active)
      item.textContent = line.name
    })
  }
  const go = (index) => {
    active = index
    const top = (active + 1) * height - 640
    if (top > scroller.scrollTop) scroller.scrollTop = top
    draw()
  }
  scroller.addEventListener('keydown', (event) => {
    event.preventDefault()
    if (event.key === 'ArrowDown') go(active + 1)
    else go(lines.findIndex(({ name }, index) => index > active && name.startsWith(event.key)))
  })
  setLines = (next) => {
    lines = next
    fill()
  }
  fill()
}

offer({
  table: { row: '.row', show: showTable },
  tree: {
    item: '[role=treeitem]',
    show: showTree,
    expandAll: () => setLines(flatten(all, true)),
    search: (forest, word) => setLines(flatten(filterForest(forest, word), true)),
    focus: () => root.querySelector('[role=tree]').focus(),
    active: () => root.querySelector('[aria-selected=true]')?.textContent ?? '',
  },
})
