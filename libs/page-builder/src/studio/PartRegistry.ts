import type { PageNode } from '@spruce/designer-engine'
import { ComponentRegistry, type PanelField } from '@spruce/designer-engine/registry'
import { withColumnFields } from './columnFields.js'

/** The parts of a panel of properties. */
export type PanelPart = 'data' | 'look' | 'action'

const ofData: ReadonlySet<string> = new Set([
  ...[
    'query',
    'column',
    'columns',
    'category',
    'series',
    'rightSeries',
    'name',
    'state',
    'states',
    'make',
    'compare',
    'marks',
  ],
  ...[
    'limit',
    'links',
    'url',
    'poster',
    'captions',
    'repeat',
    'html',
    'zone',
    'days',
    'places',
    'row',
    'across',
    'x',
    'y',
  ],
])
const ofAction: ReadonlySet<string> = new Set(['link', 'rowAction', 'visibility'])

/** To which part a property belongs. */
export function partOf({ name }: Pick<PanelField, 'name'>): PanelPart {
  if (ofAction.has(name)) return 'action'
  return ofData.has(name) ? 'data' : 'look'
}

/** A registry whose panels have the properties of one part alone. */
export class PartRegistry extends ComponentRegistry {
  constructor(
    private readonly whole: ComponentRegistry,
    private readonly part: PanelPart,
  ) {
    super({ components: whole.types.flatMap((type) => whole.get(type) ?? []) })
  }

  override panelOf(node: PageNode, permCodes: Iterable<string> = []): readonly PanelField[] {
    const fields = this.whole.panelOf(node, permCodes)
    const own = fields.filter((field) => partOf(field) === this.part)
    return withColumnFields(node.type, own)
  }
}
