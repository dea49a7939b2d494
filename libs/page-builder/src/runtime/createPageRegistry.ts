import { ComponentRegistry, type AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { containerDefinitions } from '../containers/containers.js'

/** What a page may hold: containers, and the widgets that are given. @public */
export function createPageRegistry(widgets: readonly AnyComponentDefinition[]): ComponentRegistry {
  return new ComponentRegistry({ components: [...containerDefinitions, ...widgets] })
}
