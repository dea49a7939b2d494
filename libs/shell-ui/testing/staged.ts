import type { ComponentType } from 'react'

/**
 * The component of stories whose arguments go to a stage, which gives it its props: the docs page is about the
 * component all the same.
 */
export function staged<Args>(component: unknown): ComponentType<Args> {
  return component as ComponentType<Args>
}

/** Arguments that belong to the stage: left out of the table of the component's props. */
export function stageArgs<Name extends string>(
  ...names: readonly Name[]
): Record<Name, { table: { disable: true } }> {
  return Object.fromEntries(names.map((name) => [name, { table: { disable: true } }])) as Record<
    Name,
    { table: { disable: true } }
  >
}
