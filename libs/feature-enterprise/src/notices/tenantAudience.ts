import { type ApiClient, listOf, queryOf, type Schemas } from '@spruce/api-client'
import { countAudience, listMembers } from '@spruce/api-client/operations'
import type { NoticeAudience, NoticeReach } from '@spruce/console-kit/notices'
import type { DraftErrors, Option } from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'
import { departmentName } from '../organization/departmentNames.js'
import { departmentOptions } from '../organization/departmentQueries.js'
import type { tenantNoticeMessages } from './tenantNoticeMessages.js'

type Texts = (typeof tenantNoticeMessages)['zh-CN']
type TenantNotice = Schemas['Notice']

/** Whom a notice of a company is for, as its form holds it. */
export interface TenantAudienceDraft {
  /** Everybody, or those that are chosen. */
  reach: 'all' | 'chosen'
  departmentIds: string[]
  roleIds: string[]
  memberIds: string[]
}

/** The limit of the contract for each list. */
const max = 200

/** Whom a draft is for: what is chosen counts only where not everybody is meant. */
export function audienceOfDraft({ reach, ...chosen }: TenantAudienceDraft) {
  const everyone = reach === 'all'
  const idsOf = (ids: readonly string[]) => (everyone ? [] : [...ids])
  return {
    everyone,
    departmentIds: idsOf(chosen.departmentIds),
    roleIds: idsOf(chosen.roleIds),
    memberIds: idsOf(chosen.memberIds),
  }
}

/** What is sent of an edit: the parts of the audience that were touched. */
export function audienceOfEdit(changes: Partial<TenantAudienceDraft>, draft: TenantAudienceDraft) {
  const audience = audienceOfDraft(draft)
  if (changes.reach !== undefined) return audience
  return Object.fromEntries(Object.entries(audience).filter(([part]) => part in changes))
}

/** Everybody, or departments, roles and people, whose parts add up. */
export const tenantAudience = {
  draftOf: (notice: TenantNotice | undefined): TenantAudienceDraft => ({
    reach: !notice || notice.everyone ? 'all' : 'chosen',
    departmentIds: [...(notice?.departmentIds ?? [])],
    roleIds: [...(notice?.roleIds ?? [])],
    memberIds: [...(notice?.memberIds ?? [])],
  }),
  isSomebody: ({ reach, departmentIds, roleIds, memberIds }: TenantAudienceDraft) =>
    reach === 'all' || departmentIds.length + roleIds.length + memberIds.length > 0,
  check: (draft: TenantAudienceDraft, t: Texts): DraftErrors<TenantAudienceDraft> => {
    const tooMany = ({ length }: readonly string[]) =>
      length > max ? t.tooManyChosen(max) : undefined
    return {
      departmentIds: tenantAudience.isSomebody(draft)
        ? tooMany(draft.departmentIds)
        : t.audienceRequired,
      roleIds: tooMany(draft.roleIds),
      memberIds: tooMany(draft.memberIds),
    }
  },
  paths: {},
  count: (api: ApiClient, draft: TenantAudienceDraft) =>
    queryOf(api, countAudience, { body: audienceOfDraft(draft) }),
  sayCount: ({ people }: NoticeReach, t: Texts) => t.count(people),
  loadNames: async (api: ApiClient, client: QueryClient, notice: TenantNotice) => {
    const { departmentIds, memberIds: ids } = notice
    const query = { ids, size: 100 }
    // What the person may not see stays without a name.
    await Promise.allSettled([
      ...departmentIds.map((id) => client.query(departmentOptions(api, id))),
      ids.length > 0 &&
        client
          .query(listOf(api, listMembers, { query }))
          .then(({ rows }) => keepNames(client, rows.map(memberOption))),
    ])
  },
  sayValue: (client: QueryClient, field: string, value: unknown, t: Texts) => {
    if (field !== 'departmentIds' && field !== 'memberIds') return undefined
    const ids = value as readonly string[]
    const names =
      field === 'memberIds'
        ? namedMembers(client, ids, t).map(({ label }) => label)
        : ids.map((id) => departmentName(client, id) ?? t.unknownName)
    return names.join(t.nameSeparator)
  },
} satisfies Omit<NoticeAudience, 'Fields'>

const nameKey = (id: string) => ['noticeMemberNames', id] as const

/** Keeps what people are called, for fields and questions that know their ids only. */
export function keepNames(client: QueryClient, people: readonly Option[]) {
  for (const person of people) client.setQueryData(nameKey(person.value), person)
}

/** People by their names as far as they are known. */
export function namedMembers(client: QueryClient, ids: readonly string[], t: Texts): Option[] {
  return ids.map(
    (value) => client.getQueryData<Option>(nameKey(value)) ?? { value, label: t.unknownName },
  )
}

function memberOption({ id, nickName }: Pick<Schemas['Member'], 'id' | 'nickName'>): Option {
  return { value: id, label: nickName }
}
