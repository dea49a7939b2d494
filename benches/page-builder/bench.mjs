// Designed pages: the first paint of 1,000 components beside Puck and react-grid-layout, 200 live values a second, and pages of
// the product, stored by its API and opened in the portal.
import { versionsOf } from '../designer-engine/libraries.mjs'
import { productScenes } from './productScenes.mjs'
import { runtimeScenes } from './runtimeScenes.mjs'

/** @param {{ root: string }} options @returns {import('../run.mjs').Bench} */
export function open({ root }) {
  const runtime = runtimeScenes()
  const product = productScenes(root)
  return {
    scenes: [...runtime.scenes, ...product.scenes],
    versions: versionsOf(['@puckeditor/core', 'react-grid-layout', 'react']),
    async close() {
      await runtime.close()
      await product.close()
    },
  }
}
