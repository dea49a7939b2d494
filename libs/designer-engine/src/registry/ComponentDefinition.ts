import type { JsonObject } from '../document/types.js'
import type { Migration } from '../migrations/steps.js'
import type { LocalText } from '../schema/localText.js'
import type { PanelField } from '../schema/panel.js'
import type { Schema } from '../schema/Schema.js'

/** How large a component is when it is placed, and how large it may be: cells. */
export interface ComponentSize {
  readonly w: number
  readonly h: number
  readonly minW?: number
  readonly minH?: number
  readonly maxW?: number
  readonly maxH?: number
  /** Width by height. */
  readonly aspect?: number
}

/** A place inside a component for others. */
export interface ComponentSlot {
  /** The types that commands put there; `*` for all. What a stored page holds there already, stays. */
  readonly allow: readonly string[]
  /** A grid has cells, a list only an order. */
  readonly layout: 'grid' | 'list'
}

/** What the hooks of a definition are told. */
export interface ComponentContext<Props = JsonObject> {
  readonly props: Props
  /** The codes of what the user may do. */
  readonly permCodes: ReadonlySet<string>
  readonly isReadOnly: boolean
}

/** What a user may do with a component; what is absent, may be done. */
export interface ComponentPermissions {
  readonly canMove?: boolean
  readonly canResize?: boolean
  readonly canRemove?: boolean
  readonly canDuplicate?: boolean
  readonly canEdit?: boolean
}

/** Everything the designer knows of one type of component. Made by `defineComponent`. */
export interface ComponentDefinition<Props = JsonObject, Loaded = unknown> {
  /** Unique, and stored in pages: such as `acme.trend`. */
  readonly type: string
  /** Of its properties; 1 at first, and one migration for each number above. */
  readonly version: number
  readonly label: LocalText
  readonly category: string
  readonly icon: string
  readonly props: Schema<Props>
  /** Only who holds this code finds the component in the palette. */
  readonly permCode?: string
  /** Names of properties, in the order of the panel. Default: all. */
  readonly panel?: readonly string[]
  readonly size: ComponentSize
  readonly slots?: Readonly<Record<string, ComponentSlot>>
  /** By the version that each makes. */
  readonly migrations?: Readonly<Record<number, Migration>>
  /** What assistive technology calls one of these. */
  readonly a11y: { name(props: Props): string }
  /** The view, which the core never asks for. */
  load(): Promise<Loaded>
  /** The fields of the panel for these properties: some may depend on others. */
  resolveFields?(
    context: ComponentContext<Props>,
    fields: readonly PanelField[],
  ): readonly PanelField[]
  /** What the view is given instead: with properties that follow from others. Never stored; must be pure. */
  resolveProps?(context: ComponentContext<Props>): Props
  permissions?(context: ComponentContext<Props>): ComponentPermissions
}

/** A definition whatever its properties are. */
export type AnyComponentDefinition = ComponentDefinition<unknown>
