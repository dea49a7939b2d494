/** One field of an order. */
export interface SortField<Field extends string = string> {
  field: Field
  descending: boolean
}

/** The other parameters of a query, as the contract has checked them; a list takes those that its facets name. */
export type FilterValues = Readonly<Record<string, unknown>>

/** Which page of a list is asked for, of which records and in which order. */
export interface Paging {
  /** 1-based. */
  page: number
  size: number
  /** Absent: the order that the list has of its own. */
  sort?: readonly SortField[] | undefined
  /** Only these, as far as the list has them. */
  ids?: readonly string[] | undefined
  /** What the rows are picked by. */
  filters?: FilterValues | undefined
  /** Whether the records are counted by their state, too. */
  counts?: boolean | undefined
}

/** How many records there are of each state. */
export type StateCounts = Readonly<Record<string, number>>

/** A page, the number of rows on all pages, and how many there are of each state where that is asked for. */
export interface Page<Row> {
  rows: Row[]
  total: number
  counts?: StateCounts | undefined
}
