import {
  ComponentRegistry,
  type AnyComponentDefinition,
  type PaletteEntry,
} from '@spruce/designer-engine/registry'
import { containerDefinitions } from '../containers/containers.js'

/** @public */
export interface PageRegistryOptions {
  /** The types of widgets that nobody may place; pages that have them show them. Default: none. */
  readonly withheld?: Iterable<string>
}

/** What a page may hold: containers, and the widgets that are given. @public */
export function createPageRegistry(
  widgets: readonly AnyComponentDefinition[],
  { withheld = [] }: PageRegistryOptions = {},
): ComponentRegistry {
  return new PageRegistry([...containerDefinitions, ...widgets], new Set(withheld))
}

class PageRegistry extends ComponentRegistry {
  constructor(
    components: readonly AnyComponentDefinition[],
    private readonly withheld: ReadonlySet<string>,
  ) {
    super({ components })
  }

  override palette(options: { permCodes: Iterable<string> }): readonly PaletteEntry[] {
    return super.palette(options).filter(({ type }) => !this.withheld.has(type))
  }
}
