import { type ApiClient, queryOf, type Schemas } from '@spruce/api-client'
import { countAudience, getAudienceChoices } from '@spruce/api-client/operations'
import {
  keepNames,
  namedOptions,
  type NoticeAudience,
  type NoticeReach,
} from '@spruce/console-kit/notices'
import type { DraftErrors, Option } from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'
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

/** Names of departments, roles and people are kept together: ids differ. */
export const namesKind = 'tenant'

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
    const ids = [...notice.departmentIds, ...notice.roleIds, ...notice.memberIds]
    for (let from = 0; from < ids.length; from += atOnce) {
      const query = { ids: ids.slice(from, from + atOnce), size: atOnce }
      const choices = await client.query(queryOf(api, getAudienceChoices, { query }))
      for (const kind of kinds) keepNames(client, namesKind, optionsOf(choices, kind))
    }
  },
  sayValue: (client: QueryClient, field: string, value: unknown, t: Texts) =>
    field.endsWith('Ids') && Array.isArray(value)
      ? namedOptions(client, namesKind, value as string[], t.unknownName)
          .map(({ label }) => label)
          .join(t.nameSeparator)
      : undefined,
} satisfies Omit<NoticeAudience, 'Fields'>

const kinds = ['departments', 'roles', 'people'] as const

/** What an audience is made of. */
type AudienceKind = (typeof kinds)[number]

/** As many as one call names. */
const atOnce = 100

/** Finds some by name, for whoever may write a notice. */
export async function findChoices(
  api: ApiClient,
  client: QueryClient,
  kind: AudienceKind,
  text: string,
): Promise<Option[]> {
  const keyword = text.trim()
  const options = queryOf(api, getAudienceChoices, { query: { ...(keyword && { keyword }) } })
  const found = optionsOf(await client.query(options), kind)
  keepNames(client, namesKind, found)
  return found
}

/** Names with what tells two of the same name apart. */
function optionsOf(choices: Schemas['AudienceChoices'], kind: AudienceKind): Option[] {
  const { departments, roles, people } = choices
  switch (kind) {
    case 'departments':
      return departments.map(({ id, name, path }) => ({
        value: id,
        label: name,
        description: path
          .slice(0, -1)
          .map((above) => above.name)
          .join(' / '),
      }))
    case 'roles':
      return roles.map(({ id, name }) => ({ value: id, label: name }))
    case 'people':
      return people.map(({ id, name, employeeCode, departments: of }) => ({
        value: id,
        label: name,
        description: [employeeCode, of[0]?.name].filter(Boolean).join(' · '),
      }))
  }
}
