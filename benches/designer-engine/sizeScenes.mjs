// What each entry point weighs beside those of others, by the same call of the same bundler.
import { join } from 'node:path'
import { bundleSize } from '../lib/bundleSize.mjs'

/** @type {Readonly<Record<string, string>>} */
const kinds = { layout: 'layout, kB', core: 'core without layout, kB', view: 'view, kB' }
/**
 * By what is comparable: a grid alone, a document with its history, what is on the screen (with all that it brings).
 * Our core has a grid in it, which is weighed as `layout`: `core` is what a page loads beside that (docs/decisions/0050).
 */
const modules = {
  'react-grid-layout': { layout: 'react-grid-layout/core', view: 'react-grid-layout' },
  gridstack: { layout: 'gridstack/dist/gridstack-engine.js', view: 'gridstack' },
  'tldraw store': { core: '@tldraw/store' },
  immer: { core: 'immer' },
  mutative: { core: 'mutative' },
  Puck: { view: '@puckeditor/core' },
  'dnd-kit': { view: '@dnd-kit/react' },
}

/** @param {import('./libraries.mjs').Engine} _ @param {string} root @returns {import('../run.mjs').Scene[]} */
export function sizeScenes(_, root) {
  const built = join(root, 'libs', 'designer-engine', 'dist', 'esm')
  const benches = join(root, 'benches')
  const ours = {
    layout: join(built, 'layout.js'),
    core: [join(built, 'index.js'), join(built, 'layout.js')],
    'core with layout': join(built, 'index.js'),
    view: join(built, 'react.js'),
    'layout, repair': join(built, 'normalise.js'),
    registry: join(built, 'registry.js'),
    'open and save': join(built, 'open.js'),
    'view, only to look at': join(built, 'react', 'view.js'),
  }
  const variants = Object.entries({ spruce: ours, ...modules }).map(([name, parts]) => {
    /** @type {Record<string, number> | undefined} */
    let known
    const measure = async () => {
      /** @type {Record<string, number>} */
      const sizes = {}
      for (const [kind, module] of Object.entries(parts)) {
        const [id = '', other] = [module].flat()
        sizes[kinds[kind] ?? `${kind}, kB`] = await bundleSize(benches, id, other)
      }
      return { ...sizes, changed: Object.values(sizes).reduce((sum, size) => sum + size, 0) }
    }
    // A bundle weighs the same each time.
    return { name, run: async () => (known ??= await measure()) }
  })
  return [
    {
      name: 'size, gzip',
      variants,
      goals: [
        { text: 'layout, kB', measure: kinds.layout, most: 4 },
        { text: 'core without layout, kB', measure: kinds.core, most: 12 },
        { text: 'view in React, kB', measure: kinds.view, most: 12 },
      ],
    },
  ]
}
