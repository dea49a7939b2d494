import type { IdentifierTexts } from './identifierMessages.js'
import type { Value, Variable } from './identifierQueries.js'

/** What was typed for each variable, by the name of its field. */
export type ValuesDraft = Record<string, string>

/** The field of a variable: no name of a variable begins so. */
export function fieldOf(name: string): string {
  return `value_${name}`
}

/** What people call a variable. */
export function labelOf({ name, label }: Variable): string {
  return label ? `${label} (${name})` : name
}

/** A form without values yet. */
export function emptyValues(variables: readonly Variable[]): ValuesDraft {
  return Object.fromEntries(variables.map(({ name }) => [fieldOf(name), '']))
}

/** The values that were typed. */
export function valuesOf(variables: readonly Variable[], draft: object): Value[] {
  return variables.flatMap(({ name }) => {
    const value: unknown = Reflect.get(draft, fieldOf(name))
    return typeof value === 'string' && value !== '' ? [{ name, value }] : []
  })
}

/** What is wrong with values to send. */
export function valueFaults(
  variables: readonly Variable[],
  draft: object,
  t: IdentifierTexts,
): Record<string, string | undefined> {
  const values = new Map(valuesOf(variables, draft).map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    variables.map(({ name, required, maxLength }) => {
      const value = values.get(name) ?? ''
      const isMissing = required && value.trim() === ''
      const isTooLong = Array.from(value).length > maxLength
      const fault = isMissing ? t.valueRequired : isTooLong ? t.tooLong(maxLength) : undefined
      return [fieldOf(name), fault]
    }),
  )
}
