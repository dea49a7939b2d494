import { normalise } from '@spruce/designer-engine/layout/normalise'
import { denseItems } from '../../libs/designer-engine/testing/dense.ts'

/** The same dense page for every canvas. @param {number} count */
export function canvasItems(count) {
  return normalise(denseItems(count)).items
}
