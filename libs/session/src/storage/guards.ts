/** Tells whether a stored value still has the shape it is read as. @public */
export type Guard<T> = (value: unknown) => value is T

/** A text of at most `longest` characters. */
export function textOf(longest: number): Guard<string> {
  return (value): value is string => typeof value === 'string' && value.length <= longest
}

/** An identifier as servers give them: no separator, nothing that means something elsewhere. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-Za-z_-]{1,64}$/.test(value)
}

/** `true` or `false`. */
export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

/** A number that counts something. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** `<mode>.<palette>.<density>`, as the server reads it for the first HTML. */
export function isThemeChoice(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^(?:light|dark)\.[a-z]{0,20}\.[a-z]{0,20}(?:\.tenant)?$/.test(value)
  )
}

/** An object that holds at least these fields. */
export function shapeOf<T extends object>(fields: { [Key in keyof T]-?: Guard<T[Key]> }): Guard<T> {
  return (value): value is T =>
    isRecord(value) &&
    Object.entries<Guard<unknown>>(fields).every(([name, guard]) => guard(value[name]))
}

/** Any plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A few short texts. */
export function isShortList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= 20 && value.every(textOf(200))
}

/** A mock login's name, as the header `x-session` takes it. */
export function isMockSession(value: unknown): value is string {
  return typeof value === 'string' && /^m[1-5]$/.test(value)
}
