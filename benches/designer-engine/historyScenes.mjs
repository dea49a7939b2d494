// Undo and redo, and what an entry of the history weighs.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { measureBatches } from '../lib/batches.mjs'
import { richPage } from './libraries.mjs'
import {
  keepCopies,
  keepInImmer,
  keepInJson,
  keepInMutative,
  keepInSpruce,
  keepInTldraw,
} from './records.mjs'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

/** How often in a batch, so that one takes about a millisecond at least. */
const keepers = {
  spruce: { keep: keepInSpruce, repeats: 100, entries: 400 },
  'tldraw store': { keep: keepInTldraw, repeats: 100, entries: 400 },
  immer: { keep: keepInImmer, repeats: 10, entries: 400 },
  mutative: { keep: keepInMutative, repeats: 10, entries: 400 },
  JSON: { keep: keepInJson, repeats: 1, entries: 10 },
}

/** @param {import('./libraries.mjs').Engine} engine @returns {import('../run.mjs').Scene[]} */
export function historyScenes(engine) {
  const pages = new Map([1000, 5000].map((count) => [count, richPage(engine, count)]))

  /** @param {number} count @param {number} changes */
  const undoing = (count, changes) => ({
    name: `undo and redo of ${changes} of ${count} components`,
    variants: Object.entries(keepers).map(([name, { keep, repeats }]) => ({
      name,
      run: async () => {
        const page = pages.get(count)
        const ids = spread(page, changes)
        const keeper = keep(engine, page)
        const [first] = ids
        const before = keeper.title(first)
        keeper.edit(ids, 'changed')
        const { median, least, changed } = measureBatches({
          repeats,
          ms: 200,
          work: () => {
            keeper.undo()
            const isBack = keeper.title(first) === before
            keeper.redo()
            return isBack && keeper.title(first) === 'changed' ? 2 : NaN
          },
        })
        return { 'median, µs': median * 1000, 'least, µs': least * 1000, changed }
      },
    })),
    goals: [
      {
        text: 'time, of the store of tldraw',
        measure: 'median, µs',
        over: 'tldraw store',
        most: 1,
      },
    ],
  })

  /** What the process holds more for each entry. @param {number} changes */
  const weighing = (count, changes) => ({
    name: `memory of an entry: ${changes} of ${count} components changed`,
    variants: Object.entries({
      ...keepers,
      'structured clones': { keep: keepCopies, entries: 10 },
    }).map(([name, { keep, entries }]) => ({
      name,
      run: async () => {
        const page = pages.get(count)
        const all = Object.keys(page.nodes)
        const edit = (keeper, entry) => {
          const begin = (entry * changes) % (all.length - changes)
          keeper.edit(all.slice(begin, begin + changes), `entry ${entry}`)
        }
        // Several, since what is compiled on the way is weighed, too; a first one takes most of it.
        const [first, ...keepers] = Array.from({ length: entries > 10 ? 5 : 2 }, () =>
          keep(engine, page, 500),
        )
        for (let entry = 0; entry < entries; entry += 1) edit(first, entry)
        for (const keeper of keepers) edit(keeper, entries)
        collectGarbage()
        const before = process.memoryUsage().heapUsed
        for (const keeper of keepers) {
          for (let entry = 0; entry < entries; entry += 1) edit(keeper, entry)
        }
        collectGarbage()
        const made = entries * keepers.length
        const kilobytes = (process.memoryUsage().heapUsed - before) / made / 1000
        for (const keeper of [first, ...keepers]) keeper.undo()
        return { kB: kilobytes, changed: made }
      },
    })),
    goals: changes === 1 ? [{ text: 'kB for each entry', measure: 'kB', most: 1 }] : [],
  })

  return [
    ...[1000, 5000].flatMap((count) => [undoing(count, 1), undoing(count, 100)]),
    weighing(1000, 1),
    weighing(1000, 50),
  ]
}

/** So many ids all over the page. */
function spread(page, count) {
  const ids = Object.keys(page.nodes)
  const step = Math.floor(ids.length / count)
  return Array.from({ length: count }, (_, index) => ids[index * step])
}
