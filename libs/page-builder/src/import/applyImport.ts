import { pageSlots, type Designer, type JsonObject } from '@spruce/designer-engine'
import { mostVariables } from '../data/variables.js'
import { pasteBelow } from '../studio/pasteBelow.js'
import { withNewPlace, type NewIds } from '../studio/pasteRenamed.js'
import { storedList } from '../studio/storedJson.js'
import type { DashboardImport } from './types.js'

/** Where components of a dashboard go. */
export type ImportPlace = 'append' | 'replace'

/**
 * Puts components on a page, below what stands or instead of it, as one step of the history.
 * Its components get ids of their own; of two variables of one name, and of two time windows, that of the page stays.
 * @returns the ids of those that lie on the page itself; undefined where the page cannot hold them and stays as it was
 */
export function applyImport(
  designer: Designer,
  { nodes, variables }: Pick<DashboardImport, 'nodes' | 'variables'>,
  place: ImportPlace,
): readonly string[] | undefined {
  const before = designer.document
  try {
    return designer.transact('importDashboard', (tx) => {
      if (place === 'replace') {
        for (const slot of Object.values(pageSlots)) {
          for (const { id } of tx.children(null, slot)) tx.remove(id)
        }
      }
      const newIds: NewIds = new Map()
      const ids = pasteBelow(designer, tx, nodes, newIds)
      const had = storedList(before, 'variables')
      const isNew = ({ name, kind }: JsonObject) =>
        !had.some((one) => one['name'] === name || (kind === 'time' && one['kind'] === kind))
      const added = variables.filter(isNew).map((one) => withNewPlace(one, newIds))
      if (added.length > 0) {
        tx.setSettings({
          variables: [...had, ...added].slice(0, Math.max(had.length, mostVariables)),
        })
      }
      return ids
    })
  } catch (error) {
    // What was removed is back: the transaction took itself back.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
