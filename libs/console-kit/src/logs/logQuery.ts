import {
  defineSearch,
  type ResourceQuery,
  searchChoice,
  type SearchField,
  searchText,
  type SearchQuery,
} from '@spruce/shell-ui/search'
import { type Days, orderedDays, readDay } from '../days/days.js'

/** What the addresses of all logs hold. Absent: no filter, first page, default size. @public */
export interface LogQuery extends ResourceQuery, Days {
  customerId?: string | undefined
  /** Of one account only. */
  userId?: string | undefined
}

/** Reads an id of an address. */
export const readId = searchCode(/^[0-9A-Za-z-]{1,40}$/)
const ofLogs = { customerId: readId, userId: readId, from: readDay, to: readDay }

/** What the address of the login log holds; the keyword begins the login name. @public */
export const loginLogSearch = defineSearch(
  { keyword: searchText(), success: searchChoice(['yes', 'no']), ...ofLogs },
  { check: orderedDays },
)

/** What the address of the access log holds. @public */
export const accessLogSearch = defineSearch(
  { appCode: searchCode(/^[0-9A-Za-z_-]{1,50}$/), ...ofLogs },
  { check: orderedDays },
)

/** What the address of the operator log holds; the keyword begins the name of the object. @public */
export const operatorLogSearch = defineSearch(
  {
    keyword: searchText(),
    operation: searchCode(/^[0-9A-Za-z]{1,60}$/),
    objectTable: searchCode(/^[A-Za-z_]{1,40}$/),
    ...ofLogs,
  },
  { check: orderedDays },
)

/** What the address of the login log holds. @public */
export type LoginLogQuery = SearchQuery<typeof loginLogSearch>

/** What the address of the access log holds. @public */
export type AccessLogQuery = SearchQuery<typeof accessLogSearch>

/** What the address of the operator log holds. @public */
export type OperatorLogQuery = SearchQuery<typeof operatorLogSearch>

/** Reads the address of the login log; what is malformed or the default is left out. @public */
export const readLoginLogQuery = loginLogSearch.read

/** Reads the address of the access log. @public */
export const readAccessLogQuery = accessLogSearch.read

/** Reads the address of the operator log. @public */
export const readOperatorLogQuery = operatorLogSearch.read

/** A text of a form; the router reads what looks like a number as one. */
function searchCode(pattern: RegExp): SearchField<string> {
  return (value) => {
    const text = searchText(100)(value)
    return text !== undefined && pattern.test(text) ? text : undefined
  }
}
