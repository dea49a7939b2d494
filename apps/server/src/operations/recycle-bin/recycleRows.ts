import type { OwnKind, RowKind } from '../../db/schema.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import type { Session } from '../../sessions/session.js'

interface Context {
  session: Pick<Session, 'userId'>
  tenantId: string
  services: Pick<Services, 'now'>
  repositories: Repositories
}

/**
 * Puts what is about to be removed into the bin as its rows: of the tenant, or of the member whose own
 * it is. The files that it carries stay as long as it may come back.
 */
export async function recycleRows(
  context: Context,
  kind: RowKind,
  object: { id: string; name: string },
): Promise<void> {
  const place = await put(context, kind, object, null)
  const { repositories, tenantId } = context
  await repositories.files.setRecycled(tenantId, { table: kind, id: object.id }, place)
}

/** Puts what a person has for themselves into their own bin. */
export async function recycleOwn(
  context: Context & { memberId: string },
  kind: OwnKind,
  object: { id: string; name: string },
): Promise<void> {
  await put(context, kind, object, context.memberId)
}

async function put(
  { session, tenantId, services, repositories: { recycleBin, recycledRows } }: Context,
  kind: RowKind | OwnKind,
  { id, name }: { id: string; name: string },
  ownerId: string | null,
): Promise<string> {
  return recycleBin.put(tenantId, {
    kind,
    objectId: id,
    name,
    snapshot: await recycledRows.read(kind, id, tenantId),
    removedBy: session.userId,
    at: services.now(),
    ownerId,
  })
}
