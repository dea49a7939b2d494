// The engine of the page designer beside its peers: steps of a drag and how they grow, the repair of overlaps, undo and its
// memory, documents, sizes, and the canvas in a browser.
import { canvasScenes } from './canvasScenes.mjs'
import { documentScenes } from './documentScenes.mjs'
import { dragScenes } from './dragScenes.mjs'
import { historyScenes } from './historyScenes.mjs'
import { loadEngine, versionsOf } from './libraries.mjs'
import { sizeScenes } from './sizeScenes.mjs'

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  const engine = await loadEngine(root)
  const canvas = await canvasScenes()
  return {
    scenes: [
      ...dragScenes(engine),
      ...historyScenes(engine),
      ...(await documentScenes(engine)),
      ...sizeScenes(engine, root),
      ...canvas.scenes,
    ],
    versions: versionsOf([
      'react-grid-layout',
      'gridstack',
      '@tldraw/store',
      'immer',
      'mutative',
      '@puckeditor/core',
      '@craftjs/core',
      'react',
    ]),
    close: canvas.close,
  }
}
