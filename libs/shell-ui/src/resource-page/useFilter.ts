import { use } from 'react'
import { ResourceContext } from './ResourceContext.js'

/** A filter beside its list: bound to the query of the page by its name, or held by who shows it. */
export interface FilterBinding<Value> {
  /** The field of the query that the page around holds; then `value` and `onChange` are the page's. */
  name?: string
  /** What is chosen; undefined: any. */
  value?: Value | undefined
  /** Takes what was chosen; `undefined` for none. */
  onChange?: (value: Value | undefined) => void
}

/** What a filter shows and how it changes; back to page 1 where the query of the page holds it. */
export function useFilter<Value>(binding: FilterBinding<Value>): {
  value: Value | undefined
  onChange: (value: Value | undefined) => void
} {
  const page = use(ResourceContext)
  const { name, value, onChange = () => undefined } = binding
  if (name === undefined) return { value, onChange }
  if (!page) throw new Error(`The filter ${name} stands inside a ResourcePage.`)
  const { query, setFilter } = page.state
  return {
    value: Reflect.get(query, name) as Value | undefined,
    onChange: (chosen) => setFilter({ [name]: chosen }),
  }
}

/** Several fields of the query that one filter holds together, as the two days of a range. */
export interface FiltersBinding<Values extends object> {
  /** The fields of the query that the page around holds; then `value` and `onChange` are the page's. */
  names?: readonly (keyof Values & string)[]
  /** What is chosen; absent: any. */
  value?: Values
  /** Takes what was chosen, every field of it. */
  onChange?: (value: Values) => void
}

/** What a filter of several fields shows and how it changes them, by one change of the query. */
export function useFilters<Values extends object>(
  binding: FiltersBinding<Values>,
): { value: Partial<Values>; onChange: (value: Values) => void } {
  const page = use(ResourceContext)
  const { names, value = {}, onChange = () => undefined } = binding
  if (names === undefined) return { value, onChange }
  if (!page) throw new Error(`The filter ${names.join()} stands inside a ResourcePage.`)
  const { query, setFilter } = page.state
  const entries = names.map((name) => [name, Reflect.get(query, name) as unknown])
  return { value: Object.fromEntries(entries) as Partial<Values>, onChange: setFilter }
}
