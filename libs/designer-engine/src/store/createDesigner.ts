import type { PageDocument } from '../document/types.js'
import type { Designer } from './Designer.js'
import { DesignerCore } from './DesignerCore.js'
import type { DesignerOptions } from './options.js'

/**
 * Opens a page for designing.
 * @throws RangeError for a document that is no tree of a page, and for options that cannot be
 */
export function createDesigner(document: PageDocument, options: DesignerOptions = {}): Designer {
  return new DesignerCore(document, options)
}
