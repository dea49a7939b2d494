import fc from 'fast-check'
import type { JsonObject, PageDocument, PageNode } from '../src/index.ts'
import { nodeOf, pageOf } from './pages.ts'

const slots = ['main', 'dialogs', 'titleBar']

/** Pages of a few nodes in each other, in every slot; grids are not in order. */
export function anyPage(): fc.Arbitrary<PageDocument> {
  const seed = fc.record({
    id: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'constructor', '1')),
    parent: fc.nat(),
    slot: fc.nat(2),
    order: fc.string(),
    x: fc.nat(20),
    y: fc.nat(20),
    group: fc.option(fc.constant('g'), { nil: undefined }),
    isStatic: fc.boolean(),
    props: fc.dictionary(fc.string(), fc.jsonValue()),
  })
  return fc.uniqueArray(seed, { selector: ({ id }) => id, maxLength: 12 }).map((seeds) => {
    const nodes: PageNode[] = []
    for (const { id, parent, slot, order, x, y, group, isStatic, props } of seeds) {
      const above = nodes[parent % (nodes.length + 1)]
      const isTaken = slot === 2 && nodes.some((node) => node.slot === 'titleBar')
      const place = above
        ? { parent: above.id, slot: `s${slot}` }
        : { parent: null, slot: slots[isTaken ? 0 : slot] ?? 'main' }
      nodes.push(
        nodeOf(id, {
          ...place,
          order,
          x,
          y,
          props: JSON.parse(JSON.stringify(props)) as JsonObject,
          ...(group !== undefined && { group }),
          ...(isStatic && { static: true }),
        }),
      )
    }
    return pageOf(nodes)
  })
}
