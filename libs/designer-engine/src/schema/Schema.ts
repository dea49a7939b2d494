import type { Json, JsonObject } from '../document/types.js'
import { toJsonSchema } from './jsonSchema.js'
import type { LocalText } from './localText.js'
import { describeProblem, type Checked } from './messages.js'
import { panelOf, type PanelField } from './panel.js'
import { inputLimits, toPlain, type InputLimits } from './plain.js'
import { fallbackOf, readSchema } from './read.js'
import type { SchemaNode, SchemaSettings, Shape } from './shapes.js'
import type { StandardProps } from './standard.js'

/**
 * What one property may be. One schema gives the TypeScript type (`Infer`), the validator (`check`), JSON
 * Schema, Standard Schema and the fields of a panel. Made by `s`; immutable.
 */
export class Schema<Value> implements SchemaNode {
  constructor(
    readonly shape: Shape,
    readonly settings: SchemaSettings = {},
  ) {}

  /** The same, and it may be absent. */
  optional(): Schema<Value | undefined> {
    return new Schema(this.shape, { ...this.settings, isOptional: true })
  }

  /**
   * The same, and `value` stands for it where it is absent.
   * @throws RangeError when `value` is not valid itself
   */
  default(value: Exclude<Value, undefined>): Schema<Exclude<Value, undefined>> {
    const plain = new Schema(this.shape, this.settings)
    const { problems } = plain.check(value)
    const first = problems[0]
    if (first) {
      throw new RangeError(
        `A default that its own schema refuses: ${describeProblem(first, 'en-US')}`,
      )
    }
    return new Schema(this.shape, {
      ...this.settings,
      isOptional: false,
      default: value as Json,
    })
  }

  /** The same under this name. */
  label(label: LocalText): Schema<Value> {
    return new Schema(this.shape, { ...this.settings, label })
  }

  /** The same under this heading of the panel. */
  group(group: string): Schema<Value> {
    return new Schema(this.shape, { ...this.settings, group })
  }

  /** The nearest valid value, with defaults filled in, and everything that was wrong. Never throws. */
  check(input: unknown, limits: InputLimits = inputLimits): Checked<Value> {
    const plain = input === undefined ? undefined : toPlain(input, limits)
    if (plain?.ok === false) {
      const value = fallbackOf(this) as Value
      return { value, problems: [{ key: plain.code, path: plain.path }] }
    }
    const { value, problems } = readSchema(this, plain?.value, { isFilling: true })
    const left = (plain?.problems ?? []).map(({ kind, path }) => ({ key: kind, path }))
    return { value: value as Value, problems: [...left, ...problems] }
  }

  /** What stands for an absent or unreadable value. */
  get fallback(): Value {
    return fallbackOf(this) as Value
  }

  /** JSON Schema, draft 2020-12. */
  toJsonSchema(): JsonObject {
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...toJsonSchema(this),
    }
  }

  /** The fields of a panel, in the order of the schema; of anything but an object none. */
  get panel(): readonly PanelField[] {
    return panelOf(this)
  }

  /** Standard Schema v1 (standardschema.dev), so that other form and validation libraries can use it. */
  get '~standard'(): StandardProps<Value> {
    return {
      version: 1,
      vendor: 'spruce',
      validate: (input) => {
        const { value, problems } = this.check(input)
        if (problems.length === 0) return { value }
        return {
          issues: problems.map((problem) => ({
            message: describeProblem(problem, 'zh-CN'),
            path: problem.path,
          })),
        }
      },
    }
  }
}

/** The TypeScript type of what a schema accepts, with its defaults filled in. */
export type Infer<Of> = Of extends Schema<infer Value> ? Value : never
