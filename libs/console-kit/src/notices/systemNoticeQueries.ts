import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import type { Option, ResourceList, UploadFile } from '@spruce/shell-ui'
import { mutationOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { sendFile } from '../files/sendFile.js'
import type { SystemNoticeEdit } from './systemNoticeDraft.js'
import { defaultPageSize, type SystemNoticeQuery } from './systemNoticeQuery.js'

/** A notice with its text and whom it is for. */
export type SystemNotice = Schemas['SystemNotice']
/** A notice as the list shows it, with how many have read it. @public */
export type SystemNoticeRow = Schemas['SystemNoticeRow']
/** @public */
export type NoticeStatus = Schemas['NoticeStatus']
export type NoticeLevel = Schemas['NoticeLevel']
/** Whom a notice is for. @public */
export type SystemAudience = Schemas['SystemAudience']
/** One customer's people, and how many of them have read. */
export type CustomerReceipt = Schemas['SystemNoticeReceipt']
/** One person, and when they read. */
export type PersonReceipt = Schemas['NoticeReceipt']
/** Which people of a customer are shown. */
export type ReceiptState = 'read' | 'unread' | 'confirmed' | 'unconfirmed'

/** Every key starts with `all`. @public */
export const systemNoticeKeys = {
  all: ['systemNotices'] as const,
  list: (query: SystemNoticeQuery) => [...systemNoticeKeys.all, 'list', query] as const,
  one: (id: string) => [...systemNoticeKeys.all, 'one', id] as const,
  receipts: (id: string, query: object) =>
    [...systemNoticeKeys.all, 'receipts', id, query] as const,
  people: (id: string, query: object) => [...systemNoticeKeys.all, 'people', id, query] as const,
  audience: (audience: SystemAudience) => ['systemAudience', audience] as const,
}

const refreshes = { silent: true, invalidates: systemNoticeKeys.all }

/** A call that came too late says so where it was made; what is on show becomes the latest. */
const refreshOnError: NonNullable<UseMutationOptions<unknown, Error, unknown>['onError']> = (
  _error,
  _variables,
  _result,
  { client },
) => client.invalidateQueries({ queryKey: systemNoticeKeys.all })

/** One page of them. */
export function systemNoticeListOptions(api: ApiClient, query: SystemNoticeQuery) {
  return queryOptions({
    queryKey: systemNoticeKeys.list(query),
    queryFn: ({ signal }) => loadSystemNotices(api, query, signal),
  })
}

/** One page of them, as it is now on the server. @public */
export function loadSystemNotices(
  api: ApiClient,
  { page = 1, size = defaultPageSize, keyword, status }: SystemNoticeQuery,
  signal: AbortSignal,
): Promise<ResourceList<SystemNoticeRow>> {
  const query = { page, size, ...(keyword && { keyword }), ...(status && { status }) }
  return unwrapList(api.GET('/spruce/api/v1/system-notices', { params: { query }, signal }))
}

/** One, as it is now on the server. */
export function loadSystemNotice(api: ApiClient, id: string): Promise<SystemNotice> {
  return unwrap(api.GET('/spruce/api/v1/system-notices/{id}', { params: { path: { id } } }))
}

/** How many customers and people an audience has now. */
export function audienceCountOptions(api: ApiClient, audience: SystemAudience) {
  return queryOptions({
    meta: { silent: true }, // the count says in its own place that it failed
    queryKey: systemNoticeKeys.audience(audience),
    queryFn: ({ signal }) =>
      unwrap(api.POST('/spruce/api/v1/system-notices/count-audience', { body: audience, signal })),
  })
}

/** Adds one as a draft. Its form shows the errors. */
export function addSystemNoticeOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (edit: SystemNoticeEdit) =>
      unwrap(
        api.POST('/spruce/api/v1/system-notices', {
          body: { title: edit.title, audience: {}, ...bodyOf(edit) },
        }),
      ),
    meta: refreshes,
  })
}

/** Changes one. Its form shows the errors. */
export function editSystemNoticeOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, changes }: Versioned & { changes: Partial<SystemNoticeEdit> }) =>
      unwrap(
        api.PUT('/spruce/api/v1/system-notices/{id}', {
          params: { path: { id } },
          body: { ...bodyOf(changes), version },
        }),
      ),
    meta: refreshes,
    onError: refreshOnError,
  })
}

/** A notice in the version that the person saw. */
export interface Versioned {
  id: string
  version: number
}

/** Publishes one now, or at a moment. */
export function publishSystemNoticeOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, publishAt }: Versioned & { publishAt: string | null }) =>
      unwrap(
        api.POST('/spruce/api/v1/system-notices/{id}/publish', {
          params: { path: { id } },
          body: { version, publishAt },
        }),
      ),
    meta: refreshes,
    onError: refreshOnError,
  })
}

/** Takes one out of every message centre. */
export function withdrawSystemNoticeOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: Versioned) =>
      unwrap(
        api.POST('/spruce/api/v1/system-notices/{id}/withdraw', {
          params: { path: { id } },
          body: { version },
        }),
      ),
    meta: refreshes,
    onError: refreshOnError,
  })
}

/** Puts one into the recycle bin; its receipts go for good. */
export function removeSystemNoticeOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: Versioned) =>
      unwrap(
        api.POST('/spruce/api/v1/system-notices/{id}/remove', {
          params: { path: { id } },
          body: { version },
        }),
      ),
    meta: refreshes,
    onError: refreshOnError,
  })
}

/** A letter to each who has not read, or not confirmed. */
export function remindSystemNoticeOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      unwrap(
        api.POST('/spruce/api/v1/system-notices/{id}/remind', {
          params: { path: { id } },
          body: {},
        }),
      ),
    meta: { silent: true, invalidates: systemNoticeKeys.all },
  })
}

/** Page and size of a list in a dialog. */
export interface ReceiptQuery {
  page?: number | undefined
  size?: number | undefined
}

/** How many of each customer have read. */
export function receiptsOptions(api: ApiClient, id: string, query: ReceiptQuery) {
  const { page = 1, size = defaultPageSize } = query
  return queryOptions({
    queryKey: systemNoticeKeys.receipts(id, query),
    queryFn: ({ signal }): Promise<ResourceList<CustomerReceipt>> =>
      unwrapList(
        api.GET('/spruce/api/v1/system-notices/{id}/receipts', {
          params: { path: { id }, query: { page, size } },
          signal,
        }),
      ),
  })
}

export interface PeopleQuery extends ReceiptQuery {
  state?: ReceiptState | undefined
}

/** Who of one customer has read, or has not. */
export function receiptPeopleOptions(
  api: ApiClient,
  id: string,
  customerId: string,
  query: PeopleQuery,
) {
  const { page = 1, size = defaultPageSize, state = 'unread' } = query
  return queryOptions({
    queryKey: systemNoticeKeys.people(id, { customerId, ...query }),
    queryFn: ({ signal }): Promise<ResourceList<PersonReceipt>> =>
      unwrapList(
        api.GET('/spruce/api/v1/system-notices/{id}/receipts/people', {
          params: { path: { id }, query: { customerId, state, page, size } },
          signal,
        }),
      ),
  })
}

/** Customers whose name or code has the keyword, as a field offers them. */
export function customerSearchOptions(api: ApiClient, keyword: string) {
  return queryOptions({
    meta: { silent: true }, // the field says that it failed
    queryKey: ['systemNoticeCustomers', 'search', keyword],
    queryFn: async ({ signal }): Promise<Option[]> => {
      const { rows } = await unwrapList(
        api.GET('/spruce/api/v1/customers', {
          params: { query: { ...(keyword && { keyword }), status: 'enabled', size: 20 } },
          signal,
        }),
      )
      return rows.map(customerOption)
    },
  })
}

/** Plans whose name or code has the keyword, as a field offers them. */
export function planSearchOptions(api: ApiClient, keyword: string) {
  return queryOptions({
    meta: { silent: true },
    queryKey: ['systemNoticePlans', 'search', keyword],
    queryFn: async ({ signal }): Promise<Option[]> => {
      const { rows } = await unwrapList(
        api.GET('/spruce/api/v1/plans', {
          params: { query: { ...(keyword && { keyword }), status: 'enabled', size: 100 } },
          signal,
        }),
      )
      return rows.map(planOption)
    },
  })
}

/** What an audience names, in words; who may not see a customer or a plan is told `unknown`. */
export interface AudienceNames {
  customers: readonly Option[]
  plans: readonly Option[]
}

/** Calls under way at once for the names of an audience. */
const atOnce = 8

/** The names of the customers and plans of an audience. */
export async function loadAudienceNames(
  api: ApiClient,
  { customerIds = [], planIds = [] }: Pick<SystemAudience, 'customerIds' | 'planIds'>,
  unknown: string,
): Promise<AudienceNames> {
  const nameless = (value: string): Option => ({ value, label: unknown })
  const customers = await inTurn(customerIds, (id) =>
    unwrap(api.GET('/spruce/api/v1/customers/{id}', { params: { path: { id } } })).then(
      customerOption,
      () => nameless(id),
    ),
  )
  const plans = await inTurn(planIds, (id) =>
    unwrap(api.GET('/spruce/api/v1/plans/{id}', { params: { path: { id } } })).then(
      planOption,
      () => nameless(id),
    ),
  )
  return { customers, plans }
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))))
  return results
}

function customerOption({ id, shortName, code }: Schemas['Customer']): Option {
  return { value: id, label: shortName, description: code }
}

function planOption({ id, name, code }: { id: string; name: string; code: string }): Option {
  return { value: id, label: name, description: code }
}

/** Keeps a file that a notice will carry. */
export function uploadAttachment(api: ApiClient): UploadFile {
  return async (file, { signal }) => {
    const { id, name, bytes } = await sendFile(api, 'attachment', file, signal)
    return { id, name, size: bytes }
  }
}

/** Addresses that open files for a minute, by their ids. */
export async function loadFileLinks(
  api: ApiClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const links = await unwrap(api.POST('/spruce/api/v1/files/urls', { body: { ids: [...ids] } }))
  return new Map(links.map(({ id, url }) => [id, url]))
}

const audienceFields = [
  ...(['allCustomers', 'customerIds', 'planIds'] as const),
  ...(['administratorsOnly', 'roleCodes'] as const),
]

/** What is sent of the fields that are there. */
function bodyOf(edit: Partial<SystemNoticeEdit>) {
  const { title, content, level, mustConfirm, expireAt, attachmentIds } = edit
  const audience = Object.fromEntries(
    audienceFields.filter((key) => edit[key] !== undefined).map((key) => [key, edit[key]]),
  ) as SystemAudience
  return {
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(level !== undefined && { level }),
    ...(mustConfirm !== undefined && { mustConfirm }),
    ...(expireAt !== undefined && { expireAt }),
    ...(attachmentIds !== undefined && { attachmentIds }),
    ...(Object.keys(audience).length > 0 && { audience }),
  }
}
