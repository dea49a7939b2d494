// In the page: what the bench may ask of any list. Each page says only how its list is put there.
import { lastName, makeForest, makeRows } from './listData.mjs'
import { measureChange, measureMount, measureScroll, watchKeys } from './listProbe.mjs'

/**
 * @typedef {import('./listData.mjs').Node} Node
 * @typedef {object} TablePage
 * @property {string} row what a row is
 * @property {(rows: ReturnType<typeof makeRows>) => void} show
 * @typedef {object} TreePage
 * @property {string} item what a line is
 * @property {(forest: Node[]) => void} show all closed
 * @property {() => void} expandAll
 * @property {(forest: Node[], word: string) => void} search shows what has the word, with what is above it, all open
 * @property {() => void} focus
 * @property {() => string} active names the active line
 */

/**
 * @param {object} page
 * @param {() => void} [page.prepare] puts there what stands before any list: the provider of the look
 * @param {TablePage} [page.table]
 * @param {TreePage} [page.tree]
 * @param {Record<string, unknown>} [page.more]
 */
export function offer({ prepare, table, tree, more }) {
  const root = /** @type {HTMLElement} */ (document.getElementById('root'))
  /** @type {Node[]} */
  let forest = []
  /** @type {() => Record<string, number>} */
  let endKeys = () => ({})
  const height = () => Math.max(...[...root.querySelectorAll('*')].map((one) => one.scrollHeight))
  const lines = () => [...root.querySelectorAll(tree?.item ?? '')].map((one) => one.textContent)

  const ofTable = table && {
    table: (/** @type {number} */ count) => {
      const rows = makeRows(count)
      prepare?.()
      return measureMount(() => table.show(rows), root, table.row)
    },
    scrollTable: (/** @type {{ frames: number, step: number }} */ way) =>
      measureScroll(root, table.row, way),
  }
  const ofTree = tree && {
    tree: (/** @type {number} */ count) => {
      forest = makeForest(count)
      prepare?.()
      return measureMount(() => tree.show(forest), root, tree.item)
    },
    /** Opens every branch. */
    expand: async () => {
      const before = height()
      const { time, task } = await measureChange(tree.expandAll, () => height() > before * 5)
      return { expand: time, expandTask: task, changed: height() - before }
    },
    scrollTree: (/** @type {{ frames: number, step: number }} */ way) =>
      measureScroll(root, tree.item, way),
    focusTree: () => {
      tree.focus()
      endKeys = watchKeys(tree.active)
    },
    keys: () => endKeys(),
    /** Types the beginning of the last node's name, at the first node: every other one is passed. */
    typeAhead: async (/** @type {string} */ key) => {
      tree.focus()
      const { time, task, changed } = await measureChange(
        () =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
        () => tree.active().includes(lastName),
      )
      return { type: time, longestTask: task, changed }
    },
    /** What a search field above the tree does after the last key. */
    search: async () => {
      const { time, task } = await measureChange(
        () => tree.search(forest, lastName),
        () => lines().some((text) => text?.includes(lastName)),
      )
      return { search: time, longestTask: task, changed: lines().length }
    },
  }
  Object.assign(window, { bench: { ...ofTable, ...ofTree, ...more } })
}
