/** What the address of every management screen may carry; filters stand beside it. @public */
export interface ResourceQuery {
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
  /** As the contract spells it: `name`, `-name`. */
  sort?: string | undefined
}

/** Reads one value of an address; undefined for what is malformed. @public */
export type SearchField<Value> = (value: unknown) => Value | undefined

/** The fields of a search by their names. @public */
export type SearchFields = Readonly<Record<string, SearchField<unknown>>>

/** The query that fields make, beside page, size and sorting. @public */
export type QueryOf<Fields extends SearchFields> = {
  [Name in keyof Fields]?: NonNullable<ReturnType<Fields[Name]>> | undefined
} & ResourceQuery

/** What beside its fields describes a search. @public */
export interface SearchOptions<Query> {
  /** The columns that the list sorts by. */
  sort?: readonly string[]
  /** Fields that say where on the page one is, as a tab: a view of the table leaves them alone. */
  places?: readonly (keyof Query & string)[]
  /** What the fields have to be to one another, as that a range has a beginning before its end. */
  check?: (query: Query) => Query
}

/** The one description of a query: how it is read, what is left out, how it is asked and linked. @public */
export interface Search<Query extends ResourceQuery> {
  /** The fields that a view of the table keeps. */
  filters: readonly (keyof Query & string)[]
  /** Reads the search part of an address; what is malformed or the default is left out. */
  read: (search: Record<string, unknown>) => Query
  /** The query with page and size, as a call asks for it. */
  params: (query: Query) => Query & { page: number; size: number }
  /** The address of a path with a query. */
  href: (path: string, query: Query) => string
}

/** The query of a search: `type RoleQuery = SearchQuery<typeof roleSearch>`. @public */
export type SearchQuery<Of> = Of extends Search<infer Query> ? Query : never

/** Rows on a page unless the address says otherwise (spec section 9). */
export const defaultSize = 20

/**
 * Describes the query of a screen once: the route's `validateSearch` is its `read`, views read what they
 * keep by it, the list asks with its `params`. No React: a route may use it before anything else is loaded.
 * @public
 */
export function defineSearch<Fields extends SearchFields>(
  fields: Fields,
  options: SearchOptions<QueryOf<Fields>> = {},
): Search<QueryOf<Fields>> {
  type Query = QueryOf<Fields>
  const { sort: sorted = [], places = [], check = (query: Query): Query => query } = options
  const names = Object.keys(fields)
  return {
    filters: names.filter((name) => !places.includes(name)),
    read: (search) => {
      const found: Record<string, unknown> = {}
      for (const name of names) found[name] = fields[name]?.(search[name])
      const { page, size, sort } = search
      if (isCount(page, 100_000) && page > 1) found['page'] = page
      if (isCount(size, 100) && size !== defaultSize) found['size'] = size
      if (typeof sort === 'string' && sorted.includes(sort.replace(/^-/, ''))) found['sort'] = sort
      return withoutHoles(check(found as Query))
    },
    params: (query) => {
      const { page = 1, size = defaultSize } = query
      return { ...query, page, size }
    },
    href: (path, query) => {
      const search = new URLSearchParams(
        Object.entries(withoutHoles(query)).map(([name, value]) => [name, String(value)]),
      ).toString()
      return search === '' ? path : `${path}?${search}`
    },
  }
}

function withoutHoles(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max
}
