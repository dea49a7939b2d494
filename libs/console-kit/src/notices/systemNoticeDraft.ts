import { ApiError, isApiError, type Schemas } from '@spruce/api-client'
import type { DraftErrors, StoredFile } from '@spruce/shell-ui'
import { readTime } from '@spruce/validators'
import { localMoment, utcMoment } from '../days/localMoment.js'
import type { systemNoticeMessages } from './systemNoticeMessages.js'

type NoticeLevel = Schemas['NoticeLevel']
type NoticeStatus = Schemas['NoticeStatus']
type SystemAudience = Schemas['SystemAudience']
type SystemNotice = Schemas['SystemNotice']

export type SystemNoticeTexts = (typeof systemNoticeMessages)['zh-CN']

/** What the form holds. */
export interface SystemNoticeDraft {
  title: string
  level: NoticeLevel
  mustConfirm: boolean
  /** Rich text. */
  content: string
  /** All customers, or those that are chosen. */
  reach: 'all' | 'chosen'
  customerIds: string[]
  planIds: string[]
  administratorsOnly: boolean
  /** Codes with blanks or commas between them. */
  roleCodes: string
  /** Local, to the minute. */
  expireAt: string | null
  attachments: StoredFile[]
}

/** What is sent of a draft, and what of a notice it is compared with. */
export interface SystemNoticeEdit {
  title: string
  level: NoticeLevel
  mustConfirm: boolean
  content: string
  allCustomers: boolean
  customerIds: string[]
  planIds: string[]
  administratorsOnly: boolean
  roleCodes: string[]
  /** ISO 8601, UTC. */
  expireAt: string | null
  attachmentIds: string[]
}

/** The limits of the contract. */
export const limits = { title: 100, content: 20_000, customers: 200, plans: 200, roles: 20 }

export const noticeLevels = ['normal', 'important', 'urgent'] as const

/** The text of each level. */
export const levelTexts = {
  normal: 'levelNormal',
  important: 'levelImportant',
  urgent: 'levelUrgent',
} as const satisfies Record<NoticeLevel, keyof SystemNoticeTexts>

/** The text of each state. */
export const statusTexts = {
  draft: 'statusDraft',
  scheduled: 'statusScheduled',
  published: 'statusPublished',
  withdrawn: 'statusWithdrawn',
  expired: 'statusExpired',
} as const satisfies Record<NoticeStatus, keyof SystemNoticeTexts>

/** The text of each field that two people may change at once. */
export const editTexts = {
  title: 'noticeTitle',
  level: 'level',
  mustConfirm: 'mustConfirm',
  content: 'content',
  allCustomers: 'reach',
  customerIds: 'customers',
  planIds: 'plans',
  administratorsOnly: 'administratorsOnly',
  roleCodes: 'roleCodes',
  expireAt: 'expireAt',
  attachmentIds: 'attachments',
} as const satisfies Record<keyof SystemNoticeEdit, keyof SystemNoticeTexts>

/** What the form starts with. */
export function draftOfNotice(notice: SystemNotice | undefined): SystemNoticeDraft {
  const { audience } = notice ?? {}
  return {
    title: notice?.title ?? '',
    level: notice?.level ?? 'normal',
    mustConfirm: notice?.mustConfirm ?? false,
    content: notice?.content ?? '',
    reach: !audience || audience.allCustomers ? 'all' : 'chosen',
    customerIds: [...(audience?.customerIds ?? [])],
    planIds: [...(audience?.planIds ?? [])],
    administratorsOnly: audience?.administratorsOnly ?? false,
    roleCodes: (audience?.roleCodes ?? []).join(' '),
    expireAt: localMoment(notice?.expireAt ?? null),
    attachments: (notice?.attachments ?? []).map(({ id, name, bytes }) => ({
      id,
      name,
      size: bytes,
    })),
  }
}

/** What is sent of a draft. @param former keeps its seconds where the minute was not touched */
export function editOfDraft(draft: SystemNoticeDraft, former?: SystemNotice): SystemNoticeEdit {
  const { attachments, expireAt } = draft
  return {
    title: draft.title.trim(),
    level: draft.level,
    mustConfirm: draft.mustConfirm,
    content: draft.content,
    ...audienceOfDraft(draft),
    expireAt: utcMoment(expireAt, former?.expireAt),
    attachmentIds: attachments.map(({ id }) => id),
  }
}

/** A notice as it would be sent again. */
export function editOfNotice(notice: SystemNotice): SystemNoticeEdit {
  const { title, level, mustConfirm, content, audience, expireAt, attachments } = notice
  return {
    ...{ title, level, mustConfirm, content, ...audience, expireAt },
    attachmentIds: attachments.map(({ id }) => id),
  }
}

type AudienceDraft = Pick<
  SystemNoticeDraft,
  'reach' | 'customerIds' | 'planIds' | 'administratorsOnly' | 'roleCodes'
>

/** Whom a draft is for: chosen customers and plans count only where not all are meant. */
export function audienceOfDraft(draft: AudienceDraft): Required<SystemAudience> {
  const isForAll = draft.reach === 'all'
  return {
    allCustomers: isForAll,
    customerIds: isForAll ? [] : [...draft.customerIds],
    planIds: isForAll ? [] : [...draft.planIds],
    administratorsOnly: draft.administratorsOnly,
    roleCodes: codesOf(draft.roleCodes),
  }
}

/** Whether an audience names anybody. */
export function isForSomebody({ allCustomers, customerIds, planIds }: Required<SystemAudience>) {
  return allCustomers || customerIds.length + planIds.length > 0
}

function codesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,，、;；]+/).filter(Boolean))]
}

/** What is wrong with a draft. @param publishAt when it comes out, where that is settled @param former its end so far */
export function checkNoticeDraft(
  draft: SystemNoticeDraft,
  t: SystemNoticeTexts,
  { publishAt, now, former }: { publishAt: string | null; now: Date; former?: string | null },
): DraftErrors<SystemNoticeDraft> {
  const codes = codesOf(draft.roleCodes)
  const isRight = codes.every((code) => /^[0-9A-Za-z_-]{1,50}$/.test(code))
  return {
    title: draft.title.trim() === '' ? t.titleRequired : undefined,
    content:
      draft.content.length > limits.content
        ? t.contentTooLong(draft.content.length, limits.content)
        : isBlank(draft.content)
          ? t.contentRequired
          : undefined,
    customerIds: !isForSomebody(audienceOfDraft(draft))
      ? t.audienceRequired
      : draft.customerIds.length > limits.customers
        ? t.tooManyChosen(limits.customers)
        : undefined,
    planIds: draft.planIds.length > limits.plans ? t.tooManyChosen(limits.plans) : undefined,
    roleCodes: !isRight
      ? t.roleCodesFormat
      : codes.length > limits.roles
        ? t.tooManyChosen(limits.roles)
        : undefined,
    expireAt: expiryProblem(utcMoment(draft.expireAt, former), { publishAt, now }, t),
  }
}

/** Why a notice would be over before anybody can read it. */
export function expiryProblem(
  expireAt: string | null,
  { publishAt, now }: { publishAt: string | null; now: Date },
  t: SystemNoticeTexts,
): string | undefined {
  const end = readTime(expireAt)
  if (!end) return undefined
  const begin = readTime(publishAt)
  if (begin && begin > now && end <= begin) return t.expiresBeforePublish
  return end <= now ? t.expiresInPast : undefined
}

/** No word, no picture: tags alone say nothing. */
function isBlank(html: string): boolean {
  return !/<img\b/i.test(html) && textOfHtml(html) === ''
}

/** The words of a rich text. Nothing of it is run or loaded. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.replace(/\s+/g, ' ').trim()
}

/** Where the fields of a request stand in the form. */
const places: readonly (readonly [RegExp, keyof SystemNoticeDraft])[] = [
  [/\baudience[./]customerIds\b/, 'customerIds'],
  [/\baudience[./]planIds\b/, 'planIds'],
  [/\baudience[./]roleCodes\b/, 'roleCodes'],
  [/\battachmentIds\b/, 'attachments'],
]

/** Gives an error of the server the form's names of its fields, so that each stands where it belongs. */
export function atFormFields(error: unknown): unknown {
  if (!isApiError(error)) return error
  const { kind, code, status, message, traceId, current, allowed } = error
  const fields = error.fields.map((field) => {
    const [, place] = places.find(([pattern]) => pattern.test(field.path)) ?? []
    return place === undefined ? field : { ...field, path: place }
  })
  return new ApiError({
    ...{ kind, code, message, fields, current, cause: error },
    ...(status !== undefined && { status }),
    ...(traceId !== undefined && { traceId }),
    ...(allowed !== undefined && { allowed }),
  })
}
