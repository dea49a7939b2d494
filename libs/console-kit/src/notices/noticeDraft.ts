import type { DraftErrors } from '@spruce/shell-ui'
import { readTime } from '@spruce/validators'
import { localMoment, utcMoment } from '../days/localMoment.js'
import type { NoticeTexts } from './noticeMessages.js'
import type { Notice, NoticeDraft, NoticeLevel, NoticeStatus } from './noticeSource.js'

/** The limits of the contract. */
export const limits = { title: 100, content: 20_000 }

export const noticeLevels = ['normal', 'important', 'urgent'] as const

/** The text of each level. */
export const levelTexts = {
  normal: 'levelNormal',
  important: 'levelImportant',
  urgent: 'levelUrgent',
} as const satisfies Record<NoticeLevel, keyof NoticeTexts>

/** The text of each state. */
export const statusTexts = {
  draft: 'statusDraft',
  scheduled: 'statusScheduled',
  published: 'statusPublished',
  withdrawn: 'statusWithdrawn',
  expired: 'statusExpired',
} as const satisfies Record<NoticeStatus, keyof NoticeTexts>

/** What the form starts with, beside whom it is for. */
export function draftOfNotice(notice: Notice | undefined): NoticeDraft {
  return {
    title: notice?.title ?? '',
    level: notice?.level ?? 'normal',
    mustConfirm: notice?.mustConfirm ?? false,
    content: notice?.content ?? '',
    expireAt: localMoment(notice?.expireAt ?? null),
    attachments: (notice?.attachments ?? []).map(({ id, name, bytes }) => ({
      id,
      name,
      size: bytes,
    })),
  }
}

/** What the copy of a notice starts with: all that it says, until when only where that lies ahead. */
export function draftOfCopy(notice: Notice, t: NoticeTexts, now: Date): NoticeDraft {
  const end = readTime(notice.expireAt)
  return {
    ...draftOfNotice({ ...notice, expireAt: end && end > now ? notice.expireAt : null }),
    title: t.copyName(notice.title).slice(0, limits.title),
  }
}

/** What is sent of the fields that are there, but for whom the notice is for. @public */
export function noticeBody(draft: Partial<NoticeDraft>) {
  const { title, content, level, mustConfirm, expireAt, attachments } = draft
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(content !== undefined && { content }),
    ...(level !== undefined && { level }),
    ...(mustConfirm !== undefined && { mustConfirm }),
    ...(expireAt !== undefined && { expireAt: utcMoment(expireAt) }),
    ...(attachments !== undefined && { attachmentIds: attachments.map(({ id }) => id) }),
  }
}

/** What is wrong with a draft. @param publishAt when it comes out, where that is settled @param former its end so far */
export function checkNoticeDraft(
  draft: NoticeDraft,
  t: NoticeTexts,
  { publishAt, now, former }: { publishAt: string | null; now: Date; former?: string | null },
): DraftErrors<NoticeDraft> {
  return {
    title: draft.title.trim() === '' ? t.titleRequired : undefined,
    content:
      draft.content.length > limits.content
        ? t.contentTooLong(draft.content.length, limits.content)
        : isBlank(draft.content)
          ? t.contentRequired
          : undefined,
    expireAt: expiryProblem(utcMoment(draft.expireAt, former), { publishAt, now }, t),
  }
}

/** Why a notice would be over before anybody can read it. */
function expiryProblem(
  expireAt: string | null,
  { publishAt, now }: { publishAt: string | null; now: Date },
  t: NoticeTexts,
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

/** A value of the form in words, where its field does not say it. */
export function noticeValueText(field: string, value: unknown, t: NoticeTexts): string | undefined {
  if (field === 'content') return textOfHtml(value as NoticeDraft['content'])
  if (field !== 'attachments') return undefined
  return (value as NoticeDraft['attachments']).map(({ name }) => name).join(t.nameSeparator)
}
