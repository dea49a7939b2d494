import { type ApiClient, listOf, queryOf, type Schemas } from '@spruce/api-client'
import {
  getBusinessDelivery,
  listBusinessDeliveries,
  listBusinessDeliveryRecipients,
} from '@spruce/api-client/operations'
import { momentsOf } from '@spruce/console-kit/days'
import { type DeliveryQuery, deliverySearch } from './deliveryQuery.js'

/** What was sent at once, as the list has it. */
export type DeliveryRow = Schemas['BusinessDelivery']
/** With its content. */
export type DeliveryDetail = Schemas['BusinessDeliveryDetail']
/** One person by one channel. */
export type Recipient = Schemas['BusinessDeliveryRecipient']
/** How far it has come. */
export type DeliveryState = Schemas['BusinessDeliveryState']

/** Milliseconds after which it is asked again how far messages have come, while some are queued. */
const pause = 3_000
/** Milliseconds after which an open list is asked for what was sent since, while nothing is queued. */
const calmPause = 10_000

/** What the filters of the page ask for. */
export function deliveryFilter(query: DeliveryQuery) {
  const { keyword, code, state, channel } = query
  const { from, to } = momentsOf(query)
  return {
    ...(keyword !== undefined && { keyword }),
    ...(code !== undefined && { code }),
    ...(state !== undefined && { state }),
    ...(channel !== undefined && { channel }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** One page of them; asked for again as long as it is shown, more often while something is queued. */
export function deliveryListOptions(api: ApiClient, query: DeliveryQuery) {
  const { page, size, sort } = deliverySearch.params(query)
  const wanted = { ...deliveryFilter(query), page, size, ...(sort !== undefined && { sort }) }
  const options = listOf(api, listBusinessDeliveries, { query: wanted })
  return {
    ...options,
    refetchInterval: ({
      state: { data },
    }: {
      state: { data: { rows: readonly DeliveryRow[] } | undefined }
    }) => (data?.rows.some(isQueued) ? pause : calmPause),
  }
}

/** One of them; asked for again while something is queued. */
export function deliveryOptions(api: ApiClient, id: string) {
  const options = queryOf(api, getBusinessDelivery, { path: { id } })
  return {
    ...options,
    refetchInterval: ({ state: { data } }: { state: { data: DeliveryDetail | undefined } }) =>
      data && isQueued(data) ? pause : (false as const),
  }
}

/** Which of the recipients are shown. */
export interface RecipientQuery {
  keyword?: string | undefined
  state?: DeliveryState | undefined
  channel?: Recipient['channel'] | undefined
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
}

/** One page of the recipients; asked for again while a message to one of them is queued. */
export function recipientOptions(api: ApiClient, id: string, query: RecipientQuery) {
  const set = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const options = listOf(api, listBusinessDeliveryRecipients, { path: { id }, query: set })
  return {
    ...options,
    refetchInterval: ({
      state: { data },
    }: {
      state: { data: { rows: readonly Recipient[] } | undefined }
    }) => (data?.rows.some(({ state }) => state === 'queued') ? pause : (false as const)),
  }
}

function isQueued({ counts }: Pick<DeliveryRow, 'counts'>): boolean {
  return counts.queued > 0
}
