// One step of a drag on dense pages of 24 columns: our layout against react-grid-layout's own way (moveElement, then its
// compactor) and the engine of gridstack, on the same items over the same path; the repair of overlaps; how steps grow.
import { GridStackEngine } from 'gridstack/dist/gridstack-engine.js'
import { moveElement, verticalCompactor } from 'react-grid-layout/core'
import { fastVerticalCompactor } from 'react-grid-layout/extras'
import { quantile } from '../lib/tables.mjs'
import { countVisits } from './countVisits.mjs'
import { drawGrowth } from './drawGrowth.mjs'

const columns = 24
const places = { top: 0, middle: 0.5, bottom: 1 }
/** Cells from the beginning of the drag, a way down and to the right and back again. */
const path = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0].map((step) => ({ x: step % 4, y: step }))

/** @typedef {{ id: string, x: number, y: number, w: number, h: number }} Item */

/** @param {import('./libraries.mjs').Engine} engine @returns {import('../run.mjs').Scene[]} */
export function dragScenes({ GridLayout, normalise, denseItems }) {
  const pages = new Map(
    [100, 300, 1000, 3000, 5000, 10_000].map((count) => [
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
    /** @type {number[]} */
    const times = []
    /** @type {number[]} */
    const roundTimes = []
    let changed = 0
    for (let round = 0; round <= rounds; round += 1) {
      const gesture = layout.beginMove([id])
      let sum = 0
      for (const by of path) {
        const from = performance.now()
        const { length } = gesture.preview(by).changed
        const ms = performance.now() - from
        sum += ms
        // The first round warms up.
        if (round > 0) times.push(ms)
        changed += length
      }
      if (round > 0) roundTimes.push(sum / path.length)
      gesture.cancel()
    }
    return { times, roundTimes, changed }
  }

  /** @param {number} count @param {number} place @param {number} rounds */
  const dragOurs = (count, place, rounds) => say(drag(count, place, rounds))

  /**
   * How many items a step looks at, beside those that it has to: each step is computed from the beginning, so that these
   * are all that lie elsewhere than there, before the step or after it. @param {number} count @param {number} place
   */
  const look = (count, place) =>
    countVisits(count, (take) => {
      const items = pages.get(count) ?? []
      const places = new Map(items.map((item) => [item.id, `${item.x} ${item.y}`]))
      const gesture = new GridLayout(items).beginMove([choose(count, place).id])
      /** @type {Set<string>} */
      const away = new Set()
      const looked = []
      const differing = []
      take()
      for (const by of path) {
        const concerned = new Set(away)
        const { changed } = gesture.preview(by)
        looked.push(take())
        for (const { id, x, y } of changed) {
          concerned.add(id)
          if (places.get(id) === `${x} ${y}`) away.delete(id)
          else away.add(id)
        }
        differing.push(concerned.size)
      }
      const [visited, most] = [mean(looked), 1.2 * mean(differing) + 50]
      return {
        'items looked at': visited,
        'items elsewhere than at the beginning': mean(differing),
        'items looked at, of 1.2 x these and 50': visited / most,
      }
    })

  /** Each step goes on from the last one: that is how it is used. @param {number} count @param {number} place */
  const dragPeer = (count, place, compactor = verticalCompactor) => {
    const { id } = choose(count, place)
    let layout = (pages.get(count) ?? []).map(({ id, ...rect }) => ({ i: id, ...rect }))
    const begin = layout.find((item) => item.i === id)
    const start = { x: begin.x, y: begin.y }
    let changed = 0
    const times = []
    // So large a page takes seconds for each step.
    const steps = count > 1000 ? path.slice(0, 1) : path
    for (const by of steps) {
      const before = layout
      const from = performance.now()
      const copy = layout.map((item) => ({ ...item }))
      const item = copy.find((one) => one.i === id)
      const [x, y] = [start.x + by.x, start.y + by.y]
      const moved = moveElement(copy, item, x, y, true, false, 'vertical', columns)
      layout = compactor.compact(moved, columns)
      times.push(performance.now() - from)
      const places = new Map(before.map((one) => [one.i, one]))
      changed += layout.filter(
        (one) => one.x !== places.get(one.i).x || one.y !== places.get(one.i).y,
      ).length
    }
    return say({ times, roundTimes: [mean(times)], changed })
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
    const times = []
    for (const by of path) {
      const before = new Map(engine.nodes.map((one) => [one.id, `${one.x} ${one.y}`]))
      const from = performance.now()
      engine.moveNode(node, { x: start.x + by.x, y: start.y + by.y })
      times.push(performance.now() - from)
      changed += engine.nodes.filter((one) => before.get(one.id) !== `${one.x} ${one.y}`).length
    }
    return say({ times, roundTimes: [mean(times)], changed })
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

  /** How the time of a step grows. @param {readonly number[]} sizes @param {(size: number) => ReturnType<typeof say>} run */
  const grow = async (sizes, run) => {
    /** @type {Record<string, number>} */
    const measures = {}
    let changed = 0
    for (const size of sizes) {
      const step = run(size)
      measures[`ms at ${size}`] = step.ms
      changed += step.changed
    }
    const exponent = (from, to) =>
      Math.log(measures[`ms at ${to}`] / measures[`ms at ${from}`]) / Math.log(to / from)
    return {
      ...measures,
      'exponent, 100 to 1000': exponent(100, 1000),
      'exponent, 1000 to 10000': exponent(1000, 10_000),
      changed,
    }
  }

  return [
    ...[5000, 1000].flatMap((count) =>
      Object.entries(places).map(([name, place]) => ({
        name: `drag step among ${count} items: ${name}`,
        variants: [
          {
            name: 'spruce',
            run: async () => ({ ...dragOurs(count, place, 20), ...look(count, place) }),
          },
          { name: 'react-grid-layout', run: unlessSlow(count, () => dragPeer(count, place)) },
          {
            name: 'react-grid-layout, fast compactor',
            run: unlessSlow(count, () => dragPeer(count, place, fastVerticalCompactor)),
          },
        ],
        goals: [
          {
            text: 'time of a step, of react-grid-layout',
            measure: 'ms',
            over: 'react-grid-layout',
            most: 0.02,
          },
          {
            text: 'items looked at, of 1.2 x those elsewhere and 50',
            measure: 'items looked at, of 1.2 x these and 50',
            most: 1,
          },
        ],
      })),
    ),
    // A step of gridstack takes half a minute among 1,000 such items, so it is compared on a small page.
    ...Object.entries(places).map(([name, place]) => ({
      name: `drag step among 100 items: ${name}`,
      variants: [
        { name: 'spruce', run: async () => dragOurs(100, place, 200) },
        { name: 'react-grid-layout', run: async () => dragPeer(100, place) },
        {
          name: 'react-grid-layout, fast compactor',
          run: async () => dragPeer(100, place, fastVerticalCompactor),
        },
        { name: 'gridstack', run: async () => dragGridstack(100, place) },
      ],
    })),
    ...[1000, 5000].map((count) => ({
      name: `${count} items that lie on each other`,
      variants: [
        { name: 'spruce', run: async () => repair(count, (items) => normalise(items).items) },
        {
          name: 'react-grid-layout',
          run: unlessSlow(count, () =>
            repair(count, (items) => repairByPeer(items, verticalCompactor)),
          ),
        },
        {
          name: 'react-grid-layout, fast compactor',
          run: async () => repair(count, (items) => repairByPeer(items, fastVerticalCompactor)),
        },
      ],
    })),
    ...Object.entries(places).map(([name, place]) => ({
      name: `growth of a drag step: ${name}`,
      variants: [
        {
          name: 'spruce',
          run: () =>
            grow([100, 300, 1000, 3000, 10_000], (size) => dragOurs(size, place, 20_000 / size)),
        },
        // Where a step takes longer than a second, there is none.
        {
          name: 'react-grid-layout',
          run: () => grow([100, 300, 1000], (size) => dragPeer(size, place)),
        },
        {
          name: 'react-grid-layout, fast compactor',
          run: () => grow([100, 300, 1000], (size) => dragPeer(size, place, fastVerticalCompactor)),
        },
      ],
      goals: [
        { text: 'exponent from 1,000 to 10,000', measure: 'exponent, 1000 to 10000', most: 1.15 },
      ],
      draw: drawGrowth,
    })),
  ]
}

/**
 * Once for all runs where a single step takes seconds, else anew in each.
 * @template Measured @param {number} count @param {() => Measured} run
 */
function unlessSlow(count, run) {
  /** @type {Measured | undefined} */
  let known
  return async () => (known = count > 1000 ? (known ?? run()) : run())
}

/** @param {{ times: readonly number[], roundTimes: readonly number[], changed: number }} taken */
function say({ times, roundTimes, changed }) {
  return {
    ms: mean(times),
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    'least round': Math.min(...roundTimes),
    changed,
  }
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
