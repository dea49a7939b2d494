import type { JsonObject } from '../document/types.js'

/** How the properties of a component become those of the next version. Pure: no clock, no chance. */
export interface PropsMigration {
  up(props: JsonObject): JsonObject
  /** The way back, where there is one. */
  down?(props: JsonObject): JsonObject
  /** Steps that must have run before, such as `page/2`. */
  readonly dependsOn?: readonly string[]
}

/** One step of a component: only the way up, or more. */
export type Migration = PropsMigration | PropsMigration['up']

/** The same for a whole page; what it is given has `nodes`, and each of them `type` and `props`. */
export type DocumentMigration = Migration

/** The name of the page's own sequence: no component has it. */
export const pageSequence = 'page'

/** One step of a sequence, named `sequence/version`. */
export interface MigrationStep extends PropsMigration {
  readonly id: string
  /** `page`, or the type of a component. */
  readonly sequence: string
  /** What it makes; it takes the one before. */
  readonly version: number
}

/**
 * The steps of one sequence in their order.
 * @throws RangeError when they are not 2, 3 and so on
 */
export function stepsOf(
  sequence: string,
  migrations: Readonly<Record<number, Migration>>,
): MigrationStep[] {
  const versions = Object.keys(migrations).map(Number)
  return versions
    .sort((a, b) => a - b)
    .map((version, index) => {
      const migration = migrations[version]
      if (version !== index + 2 || migration === undefined) {
        throw new RangeError(`Migrations of ${sequence}: ${version} where ${index + 2} is next`)
      }
      const step = typeof migration === 'function' ? { up: migration } : migration
      return { ...step, id: `${sequence}/${version}`, sequence, version }
    })
}

/** The version that the last step makes; 1 without steps. */
export function headOf(steps: readonly MigrationStep[]): number {
  return steps.length + 1
}
