import type { Designer } from '@spruce/designer-engine'
import { mostQueries } from '../data/pageData.js'
import { mostVariables } from '../data/variables.js'
import { scaleGrids } from '../import/scaleGrids.js'
import { pasteBelow } from '../studio/pasteBelow.js'
import { withNewPlace, type NewIds } from '../studio/pasteRenamed.js'
import { storedList } from '../studio/storedJson.js'
import { documentOf, type PageTemplate } from './PageTemplate.js'
import { renameTaken } from './renameTaken.js'

/**
 * Puts a template on a page, below what stands, as one step of the history.
 * @returns the ids of its components; undefined where the page cannot hold them and stays as it was
 */
export function applyTemplate(
  designer: Designer,
  template: PageTemplate,
): readonly string[] | undefined {
  const page = designer.document
  const had = { queries: storedList(page, 'queries'), variables: storedList(page, 'variables') }
  const columns = designer.settings.config.gridColNum
  const scaled = Object.values(scaleGrids(documentOf(template), columns).document.nodes)
  const { nodes, queries, variables } = renameTaken(page, { ...template, nodes: scaled })
  const isTooMuch =
    had.queries.length + queries.length > mostQueries ||
    had.variables.length + variables.length > mostVariables
  if (isTooMuch) return undefined
  try {
    return designer.transact('insertTemplate', (tx) => {
      const newIds: NewIds = new Map()
      const ids = pasteBelow(designer, tx, nodes, newIds)
      const added = variables.map((one) => withNewPlace(one, newIds))
      tx.setSettings({
        ...(queries.length > 0 && { queries: [...had.queries, ...queries] }),
        ...(added.length > 0 && { variables: [...had.variables, ...added] }),
      })
      return ids
    })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
