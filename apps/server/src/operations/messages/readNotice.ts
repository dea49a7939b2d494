import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentMyNotice } from '../../presenters/messagePresenters.js'
import type { MyNoticeDetailRow } from '../../repositories/messages/MyNoticesRepository.js'
import { TenantsRepository } from '../../repositories/tenants/TenantsRepository.js'
import type { Services } from '../../services.js'
import { attachmentsOf, signedFiles } from '../notices/noticeAttachments.js'

/** A notice that is not for the caller, or not out, does not exist. */
export const readNotice = defineOperation('readNotice', {
  unaudited: 'the receipt says who has read and confirmed',
  async handle({ params, body, tenantId, memberId, services, repositories, afterCommit }) {
    const { myNotices } = repositories
    const now = services.now()
    const before = await myNotices.find(tenantId, memberId, params.id, now)
    if (!before) throw notFound('notice', params.id)
    const confirm = before.mustConfirm && body?.confirm === true
    await myNotices.note(tenantId, memberId, before.id, confirm, now)
    if (before.readAt === null || (confirm && before.confirmedAt === null)) {
      afterCommit(() => tellOfReceipt(services, tenantId, before))
    }
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

/** Has whoever looks at the receipts ask again: the tenant's own people, or the operator's. */
async function tellOfReceipt(
  { engine, liveBatches }: Pick<Services, 'engine' | 'liveBatches'>,
  tenantId: string,
  { id, systemNoticeId }: Pick<MyNoticeDetailRow, 'id' | 'systemNoticeId'>,
): Promise<void> {
  if (systemNoticeId === null) {
    const to = { permissions: ['notice:list'] } as const
    liveBatches.add({ tenantId, kind: 'receipts', to, field: 'noticeIds', id })
    return
  }
  const operator = await new TenantsRepository(engine.platform).findOperator()
  if (!operator) return
  const to = { permissions: ['systemnotice:list'] } as const
  const news = { tenantId: operator.id, kind: 'receipts', to, field: 'systemNoticeIds' } as const
  liveBatches.add({ ...news, id: systemNoticeId })
}
