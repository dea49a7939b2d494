import type { Schemas } from '@spruce/api-client/contract'
import type { SystemAudience } from '../../db/schema.js'
import { assertVersion, notFound, unprocessable } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { SystemNotice } from '../../repositories/messages/SystemNoticesRepository.js'
import type { Services } from '../../services.js'
import { assertKnown } from '../assertKnown.js'
import { attachmentsOf } from '../notices/noticeAttachments.js'
import { leftOut, type Note } from '../recycle-bin/restoreNotes.js'

/** The table under which the operator's files say where they are used. */
export const systemTable = 'system_notices'

/** As the contract shows it; the attachments are files of the operator's tenant. */
export async function readSystemNotice(
  repositories: Repositories,
  services: Services,
  operatorId: string,
  id: string,
): Promise<Schemas['SystemNotice']> {
  const notice = await repositories.systemNotices.find(id)
  if (!notice) throw notFound('system notice', id)
  return {
    ...presentSystemNotice(notice),
    content: notice.content,
    audience: notice.audience,
    attachments: await attachmentsOf(repositories, services, operatorId, id, systemTable),
  }
}

export function presentSystemNotice(notice: SystemNotice) {
  const { id, title, level, mustConfirm, status, publishAt, expireAt, createdAt, version } = notice
  return {
    id,
    title,
    level,
    mustConfirm,
    status,
    publishAt: publishAt?.toISOString() ?? null,
    expireAt: expireAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version,
  }
}

/** The notice at the version that the caller saw, locked. @throws 404, 412 */
export async function lockSystemNotice(
  repositories: Repositories,
  services: Services,
  operatorId: string,
  id: string,
  version?: number,
): Promise<SystemNotice> {
  await repositories.systemNotices.lock(id)
  const notice = await repositories.systemNotices.find(id)
  if (!notice) throw notFound('system notice', id)
  if (version !== undefined && version !== notice.version) {
    const current = await readSystemNotice(repositories, services, operatorId, id)
    assertVersion(version, notice.version, current)
  }
  return notice
}

/** The audience of a request; what is absent stays as it was. */
export function systemAudienceOf(
  asked: Partial<SystemAudience>,
  before?: SystemAudience,
): SystemAudience {
  return {
    allCustomers: asked.allCustomers ?? before?.allCustomers ?? false,
    customerIds: asked.customerIds ?? before?.customerIds ?? [],
    planIds: asked.planIds ?? before?.planIds ?? [],
    administratorsOnly: asked.administratorsOnly ?? before?.administratorsOnly ?? false,
    roleCodes: asked.roleCodes ?? before?.roleCodes ?? [],
  }
}

/** @throws 422 INVALID_REFERENCE for a customer or plan that there is not, and was not before */
export async function assertAudienceKnown(
  { customers, plans }: Repositories,
  { customerIds, planIds }: SystemAudience,
  before?: SystemAudience,
): Promise<void> {
  await assertKnown(
    'audience.customerIds',
    customerIds,
    (ids) => customers.known(ids),
    before?.customerIds,
  )
  await assertKnown('audience.planIds', planIds, (ids) => plans.known(ids), before?.planIds)
}

/** Takes customers and plans that are gone out of a notice's audience, and says how many those are. */
export async function keepKnownAudience(
  { systemNotices, customers, plans }: Repositories,
  id: string,
): Promise<Note[]> {
  const audience = (await systemNotices.find(id))?.audience
  if (!audience) return []
  const customerIds = keep(audience.customerIds, await customers.known(audience.customerIds))
  const planIds = keep(audience.planIds, await plans.known(audience.planIds))
  const before = audience.customerIds.length + audience.planIds.length
  const gone = before - customerIds.length - planIds.length
  if (gone > 0) await systemNotices.edit(id, { audience: { ...audience, customerIds, planIds } })
  return leftOut('CUSTOMERS_GONE', gone)
}

function keep(ids: readonly string[], known: readonly string[]): string[] {
  return ids.filter((id) => known.includes(id))
}

/** @throws 422 NOTICE_AUDIENCE for a notice that is for nobody */
export function assertSomebody({ allCustomers, customerIds, planIds }: SystemAudience): void {
  if (!allCustomers && customerIds.length + planIds.length === 0) {
    throw unprocessable('NOTICE_AUDIENCE')
  }
}

/** Puts it into the message centre of everybody it is for, and notes that it is out. */
export async function releaseSystemNotice(
  { systemNotices, files }: Repositories,
  operatorId: string,
  notice: SystemNotice,
  now: Date,
): Promise<void> {
  const ids = await files.referencedBy(operatorId, {
    table: systemTable,
    id: notice.id,
    place: 'attachments',
  })
  const attached = (await files.findAll(operatorId, ids)).map(({ id, name, mediaType, bytes }) => ({
    tenantId: operatorId,
    id,
    name,
    mediaType,
    bytes,
  }))
  await systemNotices.deliver(notice, attached, now)
  await systemNotices.move(notice.id, { status: 'published', publishAt: now })
}
