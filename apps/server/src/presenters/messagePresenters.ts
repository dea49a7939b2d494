import type { Schemas } from '@spruce/api-client/contract'
import type { LetterRow } from '../repositories/messages/LettersRepository.js'
import type { MyNoticeRow } from '../repositories/messages/MyNoticesRepository.js'
import type { Audience } from '../repositories/messages/audience.js'
import type { NoticeRow, ReceiptRow } from '../repositories/messages/NoticesRepository.js'

export function presentLetter(letter: LetterRow): Schemas['Letter'] {
  const { id, category, title, body, link, appCode, readAt, createdAt } = letter
  return {
    id,
    category,
    title,
    body,
    link,
    appCode,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}

export function presentMyNotice(notice: MyNoticeRow): Schemas['MyNotice'] {
  const { id, title, level, mustConfirm, readAt, confirmedAt, publishedAt, expireAt, system } =
    notice
  return {
    id,
    title,
    level,
    mustConfirm,
    read: readAt !== null,
    confirmed: confirmedAt !== null,
    publishedAt: publishedAt.toISOString(),
    expireAt: expireAt?.toISOString() ?? null,
    system,
  }
}

export function presentNoticeRow(notice: NoticeRow): Schemas['NoticeRow'] {
  const { id, title, level, mustConfirm, status, read, confirmed, version } = notice
  return {
    id,
    title,
    level,
    mustConfirm,
    status,
    publishAt: notice.publishAt?.toISOString() ?? null,
    expireAt: notice.expireAt?.toISOString() ?? null,
    createdAt: notice.createdAt.toISOString(),
    version,
    read,
    confirmed,
  }
}

export function presentNotice(
  notice: NoticeRow,
  audience: Audience,
  attachments: Schemas['NoticeAttachment'][],
): Schemas['Notice'] {
  const { id, title, level, mustConfirm, status, publishAt, expireAt, createdAt, version } =
    presentNoticeRow(notice)
  return {
    id,
    title,
    level,
    mustConfirm,
    status,
    publishAt,
    expireAt,
    createdAt,
    version,
    content: notice.content,
    everyone: audience.everyone,
    departmentIds: [...audience.departmentIds],
    roleIds: [...audience.roleIds],
    memberIds: [...audience.memberIds],
    attachments,
  }
}

export function presentReceipt(receipt: ReceiptRow): Schemas['NoticeReceipt'] {
  const { memberId, nickName, employeeCode, readAt, confirmedAt } = receipt
  return {
    memberId,
    nickName,
    employeeCode,
    readAt: readAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
