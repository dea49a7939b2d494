import {
  pageSlots,
  type JsonObject,
  type PageNode,
  type SchemaVersions,
} from '../document/types.js'
import { orderSteps } from '../migrations/orderSteps.js'
import {
  headOf,
  pageSequence,
  stepsOf,
  type DocumentMigration,
  type MigrationStep,
} from '../migrations/steps.js'
import type { LocalText } from '../schema/localText.js'
import type { PanelField } from '../schema/panel.js'
import { readSchema } from '../schema/read.js'
import type {
  AnyComponentDefinition,
  ComponentContext,
  ComponentPermissions,
  ComponentSize,
  ComponentSlot,
} from './ComponentDefinition.js'
import { placeholderOf } from './placeholder.js'

/** What a palette shows of a type. */
export interface PaletteEntry {
  readonly type: string
  readonly label: LocalText
  readonly category: string
  readonly icon: string
  readonly size: ComponentSize
}

/** What a registry starts with. */
export interface RegistryOptions {
  readonly components?: readonly AnyComponentDefinition[]
  /** Migrations of the page itself, by the version that each makes, from 2. */
  readonly pageMigrations?: Readonly<Record<number, DocumentMigration>>
}

/** The types of components that one tenant's pages can hold, and the migrations of all of them. */
export class ComponentRegistry {
  private readonly definitions = new Map<string, AnyComponentDefinition>()
  private readonly pageSteps: readonly MigrationStep[]
  private ordered: readonly MigrationStep[] | undefined

  constructor({ components = [], pageMigrations = {} }: RegistryOptions = {}) {
    this.pageSteps = stepsOf(pageSequence, pageMigrations)
    for (const definition of components) this.register(definition)
  }

  /** @throws RangeError for a type that is there already */
  register(definition: AnyComponentDefinition): void {
    if (this.definitions.has(definition.type)) {
      throw new RangeError(`Component ${definition.type} is registered already`)
    }
    this.definitions.set(definition.type, definition)
    this.ordered = undefined
  }

  has(type: string): boolean {
    return this.definitions.has(type)
  }

  /** Undefined for a type that nobody registered. */
  get(type: string): AnyComponentDefinition | undefined {
    return this.definitions.get(type)
  }

  /** A type that nobody registered gets a placeholder, which keeps everything as it is. */
  definitionOf(type: string): AnyComponentDefinition {
    return this.definitions.get(type) ?? placeholderOf(type)
  }

  /** The types in the order of registration. */
  get types(): readonly string[] {
    return [...this.definitions.keys()]
  }

  /** What this user may place, in the order of registration. */
  palette({ permCodes }: { permCodes: Iterable<string> }): readonly PaletteEntry[] {
    const held = new Set(permCodes)
    return [...this.definitions.values()]
      .filter(({ permCode }) => permCode === undefined || held.has(permCode))
      .map(({ type, label, category, icon, size }) => ({ type, label, category, icon, size }))
  }

  /** The fields that a panel shows for one component. */
  panelOf(node: PageNode, permCodes: Iterable<string> = []): readonly PanelField[] {
    const definition = this.definitionOf(node.type)
    const all = definition.props.panel
    const shown =
      definition.panel?.flatMap((name) => all.filter((field) => field.name === name)) ?? all
    const context = contextOf(fill(definition, node.props), permCodes)
    return definition.resolveFields?.(context, shown) ?? shown
  }

  /**
   * What the view of a component is given: its properties with the defaults of the schema where nothing is
   * stored, as the panel shows them, and what follows from them. Throws what the hook throws.
   */
  viewPropsOf(type: string, props: JsonObject, permCodes: Iterable<string> = []): JsonObject {
    const definition = this.definitionOf(type)
    const filled = fill(definition, props)
    const resolved = definition.resolveProps?.(contextOf(filled, permCodes))
    return (resolved as JsonObject | undefined) ?? filled
  }

  /** What a user may do with one component. */
  permissionsOf(node: PageNode, permCodes: Iterable<string> = []): ComponentPermissions {
    const definition = this.definitionOf(node.type)
    return definition.permissions?.(contextOf(fill(definition, node.props), permCodes)) ?? {}
  }

  /** Whether commands may put `type` into a slot of `parent`: an option of a designer. */
  allows(parent: PageNode, slot: string, type: string): boolean {
    const found = this.slotOf(parent.type, slot)
    return found?.allow.some((one) => one === '*' || one === type) ?? false
  }

  /**
   * The versions that this registry writes for a page with these components: never a lower one than
   * before. Types that nobody registered keep theirs.
   */
  versionsFor(nodes: Iterable<PageNode>, before?: SchemaVersions): SchemaVersions {
    const components: Record<string, number> = { ...before?.components }
    for (const { type } of nodes) {
      const version = this.definitions.get(type)?.version
      if (version !== undefined) components[type] = Math.max(version, components[type] ?? 0)
    }
    return { page: Math.max(this.pageVersion, before?.page ?? 0), components }
  }

  /** How a slot places its children, and the limits of a type: the options of a designer. */
  layoutOf(parent: PageNode | null, slot: string): 'grid' | 'list' | 'none' {
    if (parent === null) return slot === pageSlots.main ? 'grid' : 'list'
    return this.slotOf(parent.type, slot)?.layout ?? 'none'
  }

  /** The limits of a type's size, in cells. */
  limitsOf(type: string): Omit<ComponentSize, 'w' | 'h'> {
    const { minW, minH, maxW, maxH, aspect } = this.definitionOf(type).size
    const limits = { minW, minH, maxW, maxH, aspect }
    return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
  }

  private slotOf(type: string, slot: string): ComponentSlot | undefined {
    const slots = this.definitions.get(type)?.slots ?? {}
    return Object.hasOwn(slots, slot) ? slots[slot] : undefined
  }

  /** The version of pages that this registry knows. */
  get pageVersion(): number {
    return headOf(this.pageSteps)
  }

  /**
   * All migrations, each after what it depends on.
   * @throws RangeError for a cycle or a dependency that nobody registered
   */
  get migrations(): readonly MigrationStep[] {
    this.ordered ??= orderSteps([
      ...this.pageSteps,
      ...[...this.definitions.values()].flatMap(({ type, migrations = {} }) =>
        stepsOf(type, migrations),
      ),
    ])
    return this.ordered
  }
}

/** Properties as the type of their schema promises them; the same object where nothing is absent. */
function fill({ props: schema }: AnyComponentDefinition, props: JsonObject): JsonObject {
  return readSchema(schema, props, { isFilling: true }).value as JsonObject
}

function contextOf(props: JsonObject, permCodes: Iterable<string>): ComponentContext {
  return { props, permCodes: new Set(permCodes), isReadOnly: false }
}
