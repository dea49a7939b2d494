import type { Schemas } from '@spruce/api-client/contract'
import type { TenantContext } from '../http/defineOperation.js'
import { denied, notFound } from '../http/errors.js'
import {
  documentOf,
  findDesign,
  pageSubject,
  workbenchSubject,
} from '../operations/pages/designWork.js'
import { asViewer } from '../repositories/apps/appSight.js'

type Asked = Schemas['RunPageQueriesRequest']['document']
type Context = Pick<
  TenantContext<'runPageQueries'>,
  'session' | 'tenantId' | 'memberId' | 'repositories'
>

const subjects = {
  page: { subject: pageSubject, seenBy: ['page:edit'] },
  // Who lists workbenches gets their drafts as documents; a source asks for its own right in either.
  workbench: { subject: workbenchSubject, seenBy: ['workbench:edit', 'workbench:list'] },
} as const

/**
 * The document that a caller asks by, if they may see it: its draft as who manages it, else as it is out for them.
 * @throws 404, or 403 where they ask for a draft and may not
 */
export async function readAskedDocument(
  context: Context,
  asked: Asked,
): Promise<Schemas['PageDocument']> {
  const { tenantId, repositories, session } = context
  const { subject, seenBy } = subjects[asked.kind]
  const isManager = seenBy.some((code) => session.tenant?.permissions.has(code))
  if (asked.isDraft) {
    if (!isManager) throw denied()
    const design = await findDesign(repositories, tenantId, asked.id, subject)
    return documentOf(repositories, tenantId, asked.id, asked.revision ?? design.revision)
  }
  const published =
    asked.kind === 'page'
      ? await shownPage(context, asked.id)
      : await shownWorkbench(context, asked.id, isManager)
  if (published === undefined) throw notFound(asked.kind, asked.id)
  const number = asked.revision ?? published
  if (number !== published) {
    // An open page goes on with what was out when it was opened.
    const revision = await repositories.designs.revision(tenantId, asked.id, number)
    if (!revision?.releasedAt) throw notFound('revision', `${asked.id} ${String(number)}`)
  }
  return documentOf(repositories, tenantId, asked.id, number)
}

async function shownPage(
  { session, tenantId, memberId, repositories }: Context,
  id: string,
): Promise<number | undefined> {
  const viewer = asViewer({ memberId, isAdmin: session.tenant?.isAdmin ?? false })
  return (await repositories.designs.findShown(tenantId, id, viewer))?.publishedRevision
}

/** One of those that are theirs; who manages workbenches sees every one that is out. */
async function shownWorkbench(
  { tenantId, memberId, repositories }: Context,
  id: string,
  isManager: boolean,
): Promise<number | undefined> {
  const given = await repositories.workbenches.given(tenantId, memberId)
  const own = given.find((one) => one.id === id)
  if (own) return own.revision
  if (!isManager) return undefined
  const design = await repositories.designs.find(tenantId, id, workbenchSubject.kinds)
  return design?.status === 'published' ? (design.publishedRevision ?? undefined) : undefined
}
