import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Our library as it is built, and the seeded pages of its tests.
 * @param {string} root
 */
export async function loadEngine(root) {
  const library = join(root, 'libs', 'designer-engine')
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(library, file)).href)
  return {
    .../** @type {typeof import('../../libs/designer-engine/src/index.ts')} */ (
      await load('dist/esm/index.js')
    ),
    .../** @type {typeof import('../../libs/designer-engine/src/layout.ts')} */ (
      await load('dist/esm/layout.js')
    ),
    .../** @type {typeof import('../../libs/designer-engine/src/normalise.ts')} */ (
      await load('dist/esm/normalise.js')
    ),
    .../** @type {typeof import('../../libs/designer-engine/src/registry.ts')} */ (
      await load('dist/esm/registry.js')
    ),
    .../** @type {typeof import('../../libs/designer-engine/src/open.ts')} */ (
      await load('dist/esm/open.js')
    ),
    .../** @type {typeof import('../../libs/designer-engine/testing/dense.ts')} */ (
      await load('testing/dense.ts')
    ),
    .../** @type {typeof import('../../libs/designer-engine/testing/pages.ts')} */ (
      await load('testing/pages.ts')
    ),
  }
}

/** @typedef {Awaited<ReturnType<typeof loadEngine>>} Engine */

/**
 * A dense page whose components are of about 330 bytes of JSON each, as those of dashboards are.
 * @param {Engine} engine @param {number} count
 */
export function richPage({ densePage }, count) {
  const page = densePage(count)
  const nodes = Object.entries(page.nodes).map(([id, node], index) => [
    id,
    { ...node, type: 'chart', props: propsOf(index) },
  ])
  return {
    ...page,
    schema: { page: 1, components: { chart: 4 } },
    nodes: Object.fromEntries(nodes),
  }
}

/** @param {number} index */
export function propsOf(index) {
  return {
    title: `Department ${index} of the first plant`,
    unit: index % 3 === 0 ? 'day' : 'hour',
    color: `#${(index * 7919 + 0x10_00_00).toString(16).slice(-6)}`,
    series: [`orders/${index}`, `returns/${index}`],
    limits: { warn: index % 50, alarm: 50 + (index % 50) },
    note: '',
  }
}

/** The versions of what is measured. @param {readonly string[]} names */
export function versionsOf(names) {
  const modules = join(import.meta.dirname, '..', 'node_modules')
  return names.map((name) => {
    const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
    return `${name} ${version}`
  })
}
