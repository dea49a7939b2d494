import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentMyNotice } from '../../presenters/messagePresenters.js'
import { attachmentsOf, signedFiles } from '../notices/noticeAttachments.js'

/** A notice that is not for the caller, or not out, does not exist. */
export const readNotice = defineOperation('readNotice', {
  unaudited: 'the receipt says who has read and confirmed',
  async handle({ params, body, tenantId, memberId, services, repositories }) {
    const { myNotices } = repositories
    const now = services.now()
    const before = await myNotices.find(tenantId, memberId, params.id, now)
    if (!before) throw notFound('notice', params.id)
    const confirm = before.mustConfirm && body?.confirm === true
    await myNotices.note(tenantId, memberId, before.id, confirm, now)
    const notice = (await myNotices.find(tenantId, memberId, params.id, now)) ?? before
    return ok({
      ...presentMyNotice(notice),
      content: notice.content,
      attachments: [
        ...(await attachmentsOf(repositories, services, tenantId, notice.id)),
        ...signedFiles(services, notice.systemFiles ?? []),
      ],
    })
  },
})
