import type { PageDocument, PageNode } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { pageOf, type PageParts } from './pages.js'

const registry = createPageRegistry(allWidgets)

/** A page of a test or story as a studio has it open. @throws Error for one that cannot be opened */
export function openedPage(
  nodes: readonly PageNode[],
  more: Omit<PageParts, 'nodes'> = {},
): PageDocument {
  const opened = openPage(pageOf({ nodes, ...more }), { registry })
  if (!opened.ok) throw new Error(opened.code)
  return opened.document
}
