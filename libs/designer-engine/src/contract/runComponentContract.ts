import type { JsonObject } from '../document/types.js'
import type { AnyComponentDefinition } from '../registry/ComponentDefinition.js'
import { defineComponent } from '../registry/defineComponent.js'
import type { PropsMigration } from '../migrations/steps.js'
import { migrate } from '../migrations/migrate.js'
import { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { reasonOf } from '../reasonOf.js'

/** Properties as a version stored them, and as the next one stores them. */
export interface GoldenPair {
  readonly from: JsonObject
  readonly to: JsonObject
}

/** What a contract is checked against. */
export interface ContractOptions {
  /** By the version that a migration makes: one pair for each. */
  readonly goldens?: Readonly<Record<number, GoldenPair>>
}

/** One check: give `name` and `run` to any test runner. */
export interface ContractCheck {
  readonly name: string
  /** Throws when the component does not keep it. */
  run(): void
}

/** What every component keeps, as checks one by one. */
export function componentContract(
  definition: AnyComponentDefinition,
  { goldens = {} }: ContractOptions = {},
): readonly ContractCheck[] {
  const { type, version, props, label } = definition
  const steps = Array.from({ length: version - 1 }, (_, index) => index + 2)
  return [
    { name: 'is a definition', run: () => void defineComponent(definition) },
    {
      name: 'has defaults that are valid',
      run() {
        const { problems } = props.check(props.fallback)
        demand(problems.length === 0, JSON.stringify(problems))
      },
    },
    {
      name: 'has a name in every language and for assistive technology',
      run() {
        demand(
          Object.values(label).every((text: string) => text.trim() !== ''),
          'an empty label',
        )
        demand(definition.a11y.name(props.fallback).trim() !== '', 'no accessible name')
      },
    },
    {
      name: 'exports JSON Schema',
      run() {
        const schema = props.toJsonSchema()
        demand(schema['type'] === 'object', 'its properties are no object')
        demand(same(JSON.parse(JSON.stringify(schema)), schema), 'the schema is no JSON')
      },
    },
    ...steps.map((step) => ({
      name: `migrates to version ${step} as its golden pair says`,
      run() {
        const golden = goldens[step]
        const migration = definition.migrations?.[step]
        if (!golden || !migration) throw new Error(`${type}/${step} has no golden pair`)
        const made: PropsMigration = typeof migration === 'function' ? { up: migration } : migration
        demand(same(made.up(golden.from), golden.to), `${type}/${step} makes something else`)
        if (made.down)
          demand(same(made.down(golden.to), golden.from), `${type}/${step} does not lead back`)
      },
    })),
    {
      name: 'is valid after all its migrations',
      run() {
        const first = goldens[2]?.from
        if (!first) return
        const registry = new ComponentRegistry({ components: [definition] })
        const result = migrate({ nodes: { a: { type, props: first } } }, registry)
        if (!result.ok) throw new Error(`${result.step}: ${result.reason}`)
        const nodes = result.document['nodes'] as { a: { props: JsonObject } }
        const { problems } = props.check(nodes.a.props)
        demand(problems.length === 0, JSON.stringify(problems))
      },
    },
  ]
}

/** Runs all checks of `componentContract`. @throws AggregateError that names what is not kept */
export function runComponentContract(
  definition: AnyComponentDefinition,
  options: ContractOptions = {},
): void {
  const errors = componentContract(definition, options).flatMap((check) => {
    try {
      check.run()
      return []
    } catch (error) {
      return [new Error(`${definition.type} ${check.name}: ${reasonOf(error)}`)]
    }
  })
  if (errors.length > 0) {
    throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'))
  }
}

function demand(isKept: boolean, message: string) {
  if (!isKept) throw new Error(message)
}

/** Whether two values say the same as JSON; the order of keys does not count. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const left = Object.entries(a)
  const right = new Map<string, unknown>(Object.entries(b))
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && same(value, right.get(key)))
  )
}
