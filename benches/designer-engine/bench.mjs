// One step of a drag on dense pages of 24 columns: our layout against react-grid-layout's own way (moveElement, then its
// default compactor), from the top, the middle and the bottom of the page, on the same items over the same path.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GridStackEngine } from 'gridstack/dist/gridstack-engine.js'
import { moveElement, verticalCompactor } from 'react-grid-layout/core'
import { fastVerticalCompactor } from 'react-grid-layout/extras'

const columns = 24
const places = { top: 0, middle: 0.5, bottom: 1 }
/** Cells from the beginning of the drag, a way down and to the right and back again. */
const path = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0].map((step) => ({ x: step % 4, y: step }))

/** @typedef {{ id: string, x: number, y: number, w: number, h: number }} Item */

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  const library = join(root, 'libs', 'designer-engine')
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(library, file)).href)
  const { GridLayout } = await load('dist/esm/layout.js')
  const { normalise } = await load('dist/esm/normalise.js')
  const { denseItems } = await load('testing/dense.ts')
  const pages = new Map(
    [100, 1000, 5000, 10_000].map((count) => [
      count,
      /** @type {Item[]} */ (normalise(denseItems(count)).items),
    ]),
  )

  /** @param {number} count @param {number} place */
  const choose = (count, place) => {
    const items = [...(pages.get(count) ?? [])].sort((a, b) => a.y - b.y || a.x - b.x)
    // Not at the right edge, where the path would lead nowhere.
    const begin = Math.min(Math.floor(items.length * place), items.length - 20)
    return items.slice(begin).find((item) => item.x + item.w + 3 <= columns) ?? items[begin]
  }

  /** @param {number} count @param {number} place @param {number} rounds */
  const drag = (count, place, rounds) => {
    const layout = new GridLayout(pages.get(count))
    const { id } = choose(count, place)
    const round = () => {
      let changed = 0
      const gesture = layout.beginMove([id])
      for (const by of path) changed += gesture.preview(by).changed.length
      gesture.cancel()
      return changed
    }
    round()
    let changed = 0
    const from = performance.now()
    for (let turn = 0; turn < rounds; turn += 1) changed += round()
    return { ms: (performance.now() - from) / (rounds * path.length), changed }
  }

  /** Each step goes on from the last one: that is how it is used. @param {number} count @param {number} place */
  const dragPeer = (count, place, compactor = verticalCompactor) => {
    const { id } = choose(count, place)
    let layout = (pages.get(count) ?? []).map(({ id, ...rect }) => ({ i: id, ...rect }))
    const begin = layout.find((item) => item.i === id)
    const start = { x: begin.x, y: begin.y }
    let changed = 0
    let ms = 0
    // So large a page takes seconds for each step.
    const steps = count > 1000 ? path.slice(0, 1) : path
    for (const by of steps) {
      const before = layout
      const from = performance.now()
      const copy = layout.map((item) => ({ ...item }))
      const item = copy.find((one) => one.i === id)
      const moved = moveElement(
        copy,
        item,
        start.x + by.x,
        start.y + by.y,
        true,
        false,
        'vertical',
        columns,
      )
      layout = compactor.compact(moved, columns)
      ms += performance.now() - from
      const places = new Map(before.map((one) => [one.i, one]))
      changed += layout.filter(
        (one) => one.x !== places.get(one.i).x || one.y !== places.get(one.i).y,
      ).length
    }
    return { ms: ms / steps.length, changed }
  }

  /** Its engine as its own tests drive it, without a page. @param {number} count @param {number} place */
  const dragGridstack = (count, place) => {
    const { id } = choose(count, place)
    const engine = new GridStackEngine({ column: columns })
    engine.batchUpdate()
    for (const item of pages.get(count) ?? []) engine.addNode({ ...item })
    engine.batchUpdate(false)
    const node = engine.nodes.find((one) => one.id === id)
    const start = { x: node.x, y: node.y }
    let changed = 0
    let ms = 0
    for (const by of path) {
      const before = new Map(engine.nodes.map((one) => [one.id, `${one.x} ${one.y}`]))
      const from = performance.now()
      engine.moveNode(node, { x: start.x + by.x, y: start.y + by.y })
      ms += performance.now() - from
      changed += engine.nodes.filter((one) => before.get(one.id) !== `${one.x} ${one.y}`).length
    }
    return { ms: ms / path.length, changed }
  }

  /** The dense page pressed into half its height. @param {number} count @param {(items: Item[]) => Item[]} make */
  const repair = (count, make) => {
    const items = (pages.get(count) ?? []).map((item) => ({ ...item, y: Math.floor(item.y / 2) }))
    const from = performance.now()
    const made = make(items)
    const ms = performance.now() - from
    return { ms, changed: made.filter((item, index) => item.y !== items[index]?.y).length }
  }

  /** @param {Item[]} items @param {typeof verticalCompactor} compactor */
  const repairByPeer = (items, compactor) =>
    compactor.compact(
      items.map(({ id, ...rect }) => ({ i: id, ...rect })),
      columns,
    )

  return {
    scenes: [
      ...[5000, 1000].flatMap((count) =>
        Object.entries(places).map(([name, place]) => ({
          name: `drag step among ${count} items: ${name}`,
          variants: [
            { name: 'spruce', run: async () => drag(count, place, 20) },
            { name: 'react-grid-layout', run: async () => dragPeer(count, place) },
            {
              name: 'react-grid-layout, fast compactor',
              run: async () => dragPeer(count, place, fastVerticalCompactor),
            },
          ],
          goals: [
            {
              text: 'time of a step, of react-grid-layout',
              measure: 'ms',
              over: 'react-grid-layout',
              most: 0.02,
            },
          ],
        })),
      ),
      // A step of gridstack takes half a minute among 1,000 such items, so it is compared on a small page.
      {
        name: 'drag step among 100 items: middle',
        variants: [
          { name: 'spruce', run: async () => drag(100, 0.5, 200) },
          { name: 'react-grid-layout', run: async () => dragPeer(100, 0.5) },
          { name: 'gridstack', run: async () => dragGridstack(100, 0.5) },
        ],
      },
      ...[1000, 5000].map((count) => ({
        name: `${count} items that lie on each other`,
        variants: [
          { name: 'spruce', run: async () => repair(count, (items) => normalise(items).items) },
          {
            name: 'react-grid-layout',
            run: async () => repair(count, (items) => repairByPeer(items, verticalCompactor)),
          },
          {
            name: 'react-grid-layout, fast compactor',
            run: async () => repair(count, (items) => repairByPeer(items, fastVerticalCompactor)),
          },
        ],
      })),
      ...Object.entries(places).map(([name, place]) => ({
        name: `drag step from 1000 to 10000 items: ${name}`,
        variants: [
          {
            name: 'spruce',
            run: async () => {
              const small = drag(1000, place, 40)
              const large = drag(10_000, place, 10)
              return {
                'ms at 1000': small.ms,
                'ms at 10000': large.ms,
                exponent: Math.log10(large.ms / small.ms),
                changed: small.changed + large.changed,
              }
            },
          },
        ],
        goals: [{ text: 'exponent of growth', measure: 'exponent', most: 1.15 }],
      })),
    ],
    async close() {},
  }
}
