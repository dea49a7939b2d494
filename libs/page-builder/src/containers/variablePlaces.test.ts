import type { PageDocument, PageNode } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import { applyOverlay } from '@spruce/designer-engine/overlay'
import { describe, expect, it } from 'vitest'
import { readVariables } from '../data/variables.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { isVariablePlace, settlePlaces, variablesIn } from './variablePlaces.js'

function page(nodes: readonly PageNode[]): PageDocument {
  const opened = openPage(pageOf({ nodes }), { registry: createPageRegistry([]) })
  if (!opened.ok) throw new Error(opened.code)
  return opened.document
}

const document = page([
  pageNode({ id: 's', type: 'spruce.section', w: 24 }),
  pageNode({ id: 'deep', type: 'spruce.section', parent: 's', slot: 'body' }),
  pageNode({ id: 'g', type: 'spruce.group', y: 6 }),
  pageNode({ id: 'd', type: 'spruce.group', slot: 'dialogs' }),
  pageNode({ id: 'in', type: 'spruce.section', parent: 'd', slot: 'body' }),
])
const { nodes } = document
const variables = readVariables(
  ['s', 'deep', 'g', 'd', 'in', 'gone', 'constructor', undefined].map((placeId) => ({
    ...{ name: `of_${placeId ?? 'page'}`, kind: 'text', placeId },
  })),
)
const placesIn = (list: ReturnType<typeof settlePlaces>) =>
  list.flatMap(({ placeId }) => placeId ?? [])

describe('the places of variables', () => {
  it('are sections and dialogs', () => {
    const places = Object.values(nodes).filter(isVariablePlace)
    expect(places.map(({ id }) => id).sort()).toEqual(['d', 'deep', 'in', 's'])
    expect(isVariablePlace(undefined)).toBe(false)
  })

  it('are the page where there is no such section or dialog', () => {
    const settled = settlePlaces(variables, nodes)
    expect(placesIn(settled)).toEqual(['s', 'deep', 'd', 'in'])
    expect(settled.map(({ name }) => name)).toEqual(variables.map(({ name }) => name))
  })

  it('may lie in each other', () => {
    const of = (id: string) => variablesIn(id, variables, nodes).map(({ name }) => name)
    expect(of('d')).toEqual(['of_d', 'of_in'])
    expect(of('s')).toEqual(['of_s', 'of_deep'])
    expect(of('none')).toEqual([])
  })

  it('may be hidden by a person, who then has the variables on the page', () => {
    const own = applyOverlay(document, [{ id: 's', kind: 'hidden' }]).document
    expect(placesIn(settlePlaces(variables, own.nodes))).toEqual(['d', 'in'])
  })

  it('may be moved by a person', () => {
    const place = { parent: null, slot: 'main', order: 'b', x: 0, y: 12, w: 24, h: 6 }
    const own = applyOverlay(document, [{ id: 's', kind: 'changed', place }]).document
    expect(placesIn(settlePlaces(variables, own.nodes))).toEqual(['s', 'deep', 'd', 'in'])
  })
})
