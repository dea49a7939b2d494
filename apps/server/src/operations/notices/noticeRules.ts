import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { notFound, assertVersion, unprocessable } from '../../http/errors.js'
import type { Transitions } from '../../http/transitions.js'
import { messages } from '../../messages.js'
import { presentNotice } from '../../presenters/messagePresenters.js'
import type { Audience } from '../../repositories/messages/audience.js'
import type { NoticeRow, NoticeStatus } from '../../repositories/messages/NoticesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { attachmentsOf } from './noticeAttachments.js'

/** The life of a notice; the job alone ends it by time. */
export const noticeMoves: Transitions<NoticeStatus> = {
  draft: ['scheduled', 'published'],
  scheduled: ['scheduled', 'published', 'withdrawn'],
  published: ['withdrawn', 'expired'],
  withdrawn: [],
  expired: [],
}

/** Tells those who have read a notice that it is withdrawn, in the language of who does so: the notice is in theirs. */
export async function tellReaders(
  { notices, letters }: Pick<Repositories, 'notices' | 'letters'>,
  { tenantId, noticeId, title }: { tenantId: string; noticeId: string; title: string },
  language: Language,
  now: Date,
): Promise<void> {
  const readers = await notices.readers(tenantId, noticeId)
  const said = messages[language].noticeWithdrawn(title)
  await letters.send(tenantId, readers, { category: 'notice', title: said }, now)
}

export async function readNotice(
  repositories: Repositories,
  services: Services,
  tenantId: string,
  id: string,
): Promise<Schemas['Notice']> {
  const notice = await repositories.notices.find(tenantId, id)
  if (!notice) throw notFound('notice', id)
  const audience = await repositories.notices.audience(tenantId, id)
  return presentNotice(notice, audience, await attachmentsOf(repositories, services, tenantId, id))
}

/** The notice at the version that the caller saw, locked. @throws 404, 412 */
export async function lockNotice(
  repositories: Repositories,
  services: Services,
  tenantId: string,
  id: string,
  version?: number,
): Promise<NoticeRow> {
  await repositories.notices.lock(tenantId, id)
  const notice = await repositories.notices.find(tenantId, id)
  if (!notice) throw notFound('notice', id)
  if (version !== undefined && version !== notice.version) {
    assertVersion(version, notice.version, await readNotice(repositories, services, tenantId, id))
  }
  return notice
}

/**
 * When a notice comes out: now, where no moment is named. A moment that has passed is asked about, not
 * taken for now. @throws 422 NOTICE_IN_PAST
 */
export function publicationOf(
  asked: string | null | undefined,
  now: Date,
): { status: 'scheduled' | 'published'; publishAt: Date } {
  const publishAt = momentOf(asked) ?? now
  if (publishAt < now) throw unprocessable('NOTICE_IN_PAST')
  return { status: publishAt > now ? 'scheduled' : 'published', publishAt }
}

/** @throws 422 NOTICE_EXPIRY when it would be over before it begins */
export function assertExpiry(expireAt: Date | null, publishAt: Date): void {
  if (expireAt && expireAt <= publishAt) throw unprocessable('NOTICE_EXPIRY')
}

interface AudienceFields {
  everyone?: boolean
  departmentIds?: string[]
  roleIds?: string[]
  memberIds?: string[]
}

/** The audience of a request; what is absent stays as it was. */
export function audienceOf(body: AudienceFields, before?: Audience): Audience {
  return {
    everyone: body.everyone ?? before?.everyone ?? false,
    departmentIds: body.departmentIds ?? before?.departmentIds ?? [],
    roleIds: body.roleIds ?? before?.roleIds ?? [],
    memberIds: body.memberIds ?? before?.memberIds ?? [],
  }
}

export function momentOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text
}
