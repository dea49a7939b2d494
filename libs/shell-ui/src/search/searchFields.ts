import type { SearchField } from './defineSearch.js'

/** A text; the router reads what looks like a number as one. @public */
export function searchText(max = 50): SearchField<string> {
  return (value) => {
    const isText = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    return isText ? String(value).slice(0, max) : undefined
  }
}

/** One of a few values; `1` means `'1'`. @public */
export function searchChoice<const Value extends string>(
  values: readonly Value[],
): SearchField<Value> {
  return (value) =>
    values.find((one) => one === (typeof value === 'number' ? String(value) : value))
}

/** The id of a record. @public */
export const searchId: SearchField<string> = (value) =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined
