import { type ApiClient, queryOf, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import { countSystemAudience } from '@spruce/api-client/operations'
import type { DraftErrors, Option } from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'
import { keepNames, namedOptions } from './audienceNames.js'
import type { NoticeAudience, NoticeReach } from './noticeSource.js'
import type { systemNoticeMessages } from './systemNoticeMessages.js'

type Texts = (typeof systemNoticeMessages)['zh-CN']
type SystemAudience = Schemas['SystemAudience']
type SystemNotice = Schemas['SystemNotice']

/** Whom a notice of the operator is for, as its form holds it. */
export interface SystemAudienceDraft {
  /** All customers, or those that are chosen. */
  reach: 'all' | 'chosen'
  customerIds: string[]
  planIds: string[]
  administratorsOnly: boolean
  /** Codes with blanks or commas between them. */
  roleCodes: string
}

/** The limits of the contract. */
const limits = { customers: 200, plans: 200, roles: 20 }

/** Whom a draft is for: chosen customers and plans count only where not all are meant. */
export function audienceOfDraft(draft: SystemAudienceDraft): Required<SystemAudience> {
  const isForAll = draft.reach === 'all'
  return {
    allCustomers: isForAll,
    customerIds: isForAll ? [] : [...draft.customerIds],
    planIds: isForAll ? [] : [...draft.planIds],
    administratorsOnly: draft.administratorsOnly,
    roleCodes: codesOf(draft.roleCodes),
  }
}

const partsOf = {
  reach: ['allCustomers', 'customerIds', 'planIds'],
  customerIds: ['customerIds'],
  planIds: ['planIds'],
  administratorsOnly: ['administratorsOnly'],
  roleCodes: ['roleCodes'],
} as const satisfies Record<keyof SystemAudienceDraft, readonly (keyof SystemAudience)[]>

/** What is sent of an edit: the parts of the audience that were touched, if any. */
export function audienceOfEdit(changes: Partial<SystemAudienceDraft>, draft: SystemAudienceDraft) {
  const audience = audienceOfDraft(draft)
  const touched = Object.keys(partsOf).filter((field) => field in changes)
  const parts = touched.flatMap((field) => partsOf[field as keyof SystemAudienceDraft])
  if (parts.length === 0) return {}
  return { audience: Object.fromEntries(parts.map((part) => [part, audience[part]])) }
}

function codesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,，、;；]+/).filter(Boolean))]
}

/** Customers, their plans, and whom among their people. */
export const systemAudience = {
  draftOf: (notice: SystemNotice | undefined): SystemAudienceDraft => {
    const { audience } = notice ?? {}
    return {
      reach: !audience || audience.allCustomers ? 'all' : 'chosen',
      customerIds: [...(audience?.customerIds ?? [])],
      planIds: [...(audience?.planIds ?? [])],
      administratorsOnly: audience?.administratorsOnly ?? false,
      roleCodes: (audience?.roleCodes ?? []).join(' '),
    }
  },
  isSomebody: ({ reach, customerIds, planIds }: SystemAudienceDraft) =>
    reach === 'all' || customerIds.length + planIds.length > 0,
  check: (draft: SystemAudienceDraft, t: Texts): DraftErrors<SystemAudienceDraft> => {
    const codes = codesOf(draft.roleCodes)
    const isRight = codes.every((code) => /^[0-9A-Za-z_-]{1,50}$/.test(code))
    const tooMany = (length: number, max: number) =>
      length > max ? t.tooManyChosen(max) : undefined
    return {
      customerIds: systemAudience.isSomebody(draft)
        ? tooMany(draft.customerIds.length, limits.customers)
        : t.audienceRequired,
      planIds: tooMany(draft.planIds.length, limits.plans),
      roleCodes: isRight ? tooMany(codes.length, limits.roles) : t.roleCodesFormat,
    }
  },
  paths: {
    'audience.customerIds': 'customerIds',
    'audience.planIds': 'planIds',
    'audience.roleCodes': 'roleCodes',
  },
  count: (api: ApiClient, draft: SystemAudienceDraft) =>
    queryOf(api, countSystemAudience, { body: audienceOfDraft(draft) }),
  sayCount: ({ customers = 0, people }: NoticeReach, t: Texts) => t.count(customers, people),
  loadNames: (api: ApiClient, client: QueryClient, { audience }: SystemNotice) =>
    Promise.all([
      loadNames(client, 'customers', audience.customerIds, (id) => loadCustomer(api, id)),
      loadNames(client, 'plans', audience.planIds, (id) => loadPlan(api, id)),
    ]),
  sayValue: (client: QueryClient, field: string, value: unknown, t: Texts) => {
    if (field !== 'customerIds' && field !== 'planIds') return undefined
    const kind = field === 'planIds' ? 'plans' : 'customers'
    const names = namedOptions(client, kind, value as readonly string[], t.unknownName)
    return names.map(({ label }) => label).join(t.nameSeparator)
  },
} satisfies Omit<NoticeAudience, 'Fields'>

type Named = 'customers' | 'plans'

/** Calls under way at once for names. */
const atOnce = 8

/** Names for the form; one that the person may not see stays without. */
async function loadNames(
  client: QueryClient,
  kind: Named,
  ids: readonly string[],
  load: (id: string) => Promise<Option>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    const named = await Promise.allSettled(some.map(load))
    keepNames(
      client,
      kind,
      named.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    )
  }
}

/** Finds customers or plans by name or code, as a field offers them. */
export async function findNamed(
  api: ApiClient,
  client: QueryClient,
  kind: Named,
  keyword: string,
): Promise<Option[]> {
  const query = { ...(keyword.trim() && { keyword: keyword.trim() }), status: 'enabled' } as const
  const found =
    kind === 'customers'
      ? (
          await unwrapList(
            api.GET('/spruce/api/v1/customers', { params: { query: { ...query, size: 20 } } }),
          )
        ).rows.map(customerOption)
      : (
          await unwrapList(
            api.GET('/spruce/api/v1/plans', { params: { query: { ...query, size: 100 } } }),
          )
        ).rows.map(planOption)
  keepNames(client, kind, found)
  return found
}

async function loadCustomer(api: ApiClient, id: string): Promise<Option> {
  return customerOption(
    await unwrap(api.GET('/spruce/api/v1/customers/{id}', { params: { path: { id } } })),
  )
}

async function loadPlan(api: ApiClient, id: string): Promise<Option> {
  return planOption(
    await unwrap(api.GET('/spruce/api/v1/plans/{id}', { params: { path: { id } } })),
  )
}

function customerOption({ id, shortName, code }: Schemas['Customer']): Option {
  return { value: id, label: shortName, description: code }
}

function planOption({ id, name, code }: { id: string; name: string; code: string }): Option {
  return { value: id, label: name, description: code }
}
