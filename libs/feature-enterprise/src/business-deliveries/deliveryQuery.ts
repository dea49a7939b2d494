import { orderedDays, readDay } from '@spruce/console-kit/days'
import {
  defineSearch,
  searchChoice,
  type SearchField,
  type SearchQuery,
  searchText,
} from '@spruce/shell-ui/search'
import { channels } from '../business-identifiers/channels.js'

/** How far a message to a person has come. */
export const deliveryStates = ['queued', 'sent', 'failed', 'skipped'] as const

const readCode: SearchField<string> = (code) =>
  typeof code === 'string' && /^[A-Za-z][\w.-]{1,49}$/.test(code) ? code : undefined

/** What the address of the page holds. */
export const deliverySearch = defineSearch(
  {
    /** A recipient. */
    keyword: searchText(),
    /** Of this identifier. */
    code: readCode,
    state: searchChoice(deliveryStates),
    channel: searchChoice(channels),
    /** Local days between which they were sent. */
    from: readDay,
    to: readDay,
  },
  {
    sort: ['createdAt', 'code', 'name', 'appCode', 'people'],
    check: orderedDays,
  },
)

/** Absent: all of them, the newest first. */
export type DeliveryQuery = SearchQuery<typeof deliverySearch>

/** Reads the search part of an address. */
export const readDeliveryQuery = deliverySearch.read
