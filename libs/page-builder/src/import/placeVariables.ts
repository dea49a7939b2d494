import type { JsonObject, PageNode } from '@spruce/designer-engine'
import { isVariablePlace } from '../containers/variablePlaces.js'
import { without } from '../studio/storedJson.js'
import { textIn } from './Settings.js'
import type { ImportNote } from './types.js'

/**
 * Gives variables of rows and tabs to the sections that these became. A tab, or a row without a head, is no section: its
 * variables go to the section around it, else to the page, and a note says so.
 */
export function placeVariables(variables: readonly JsonObject[], nodes: readonly PageNode[]) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const notes: ImportNote[] = []
  const placed = variables.map((variable): JsonObject => {
    const said = variable['placeId']
    if (typeof said !== 'string') return variable
    let place = byId.get(said)
    while (place && !isVariablePlace(place)) place = byId.get(place.parent ?? '')
    if (place?.id === said) return variable
    const name = textIn(variable, 'label') || textIn(variable, 'name')
    notes.push({ kind: 'variable-place', name, of: '', details: [] })
    return { ...without(variable, 'placeId'), ...(place && { placeId: place.id }) }
  })
  return { variables: placed, notes }
}
