import {
  definePlugin,
  type CommandName,
  type DesignerPlugin,
  type PageDocument,
  type PageNode,
} from '@spruce/designer-engine'
import { zoneProperty, type Zone } from '@spruce/designer-engine/overlay'

/** The zone of each component of a given page. */
export type Zones = ReadonlyMap<string, Zone>

/** Why a given page refuses a command: the keys of `refusals` of the messages. */
export const zoneReasons = { fixed: 'plugin.fixed', movable: 'plugin.movable' } as const

/** Commands that what is movable does not take. */
const changing: ReadonlySet<CommandName> = new Set(['remove', 'cut', 'setProps'])

/** Commands that leave a component as it is. */
const harmless: ReadonlySet<CommandName> = new Set(['copy', 'duplicate'])

/** Holds a designer to what the given page lets a person do, as the server judges it. */
export function zonesPlugin(zones: Zones): DesignerPlugin {
  const zoneOf = ({ id }: PageNode) => zones.get(id) ?? 'free'
  return definePlugin({
    id: 'zones',
    guard(command, nodes) {
      if (harmless.has(command)) return undefined
      const found = new Set(nodes.map(zoneOf))
      if (found.has('fixed')) return zoneReasons.fixed
      return found.has('movable') && changing.has(command) ? zoneReasons.movable : undefined
    },
    /** The copy of a component is the person's own, whatever the one that it was made from is. */
    beforeChange(tx, { added }) {
      for (const node of added.values()) {
        const isMarked = Object.hasOwn(node.props, zoneProperty) || node.static
        if (!zones.has(node.id) && isMarked) tx.put(unmarked(node))
      }
    },
  })
}

function unmarked({ static: _, ...node }: PageNode): PageNode {
  const props = Object.entries(node.props).filter(([name]) => name !== zoneProperty)
  return { ...node, props: Object.fromEntries(props) }
}

/** A page on which what is fixed is held where it lies. */
export function holdFixed(document: PageDocument, zones: Zones): PageDocument {
  const nodes = Object.entries(document.nodes).map(([id, node]) =>
    zones.get(id) === 'fixed' ? [id, { ...node, static: true }] : [id, node],
  )
  return { ...document, nodes: Object.fromEntries(nodes) as PageDocument['nodes'] }
}
