import type { PlatformKind } from '../../db/schema.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import type { Session } from '../../sessions/session.js'
import { platformTables } from './platformKinds.js'

/** Puts what is about to be removed into the operator's bin, with the files that it carries. */
export async function recyclePlatform(
  context: {
    session: Session
    tenantId: string
    services: Pick<Services, 'now'>
    repositories: Repositories
  },
  kind: PlatformKind,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { session, tenantId, services, repositories } = context
  const { recycledRows, recycleBin, files } = repositories
  const place = await recycleBin.put(tenantId, {
    kind,
    objectId: id,
    name,
    snapshot: await recycledRows.read(kind, id, null),
    removedBy: session.userId,
    at: services.now(),
  })
  await files.setRecycled(tenantId, { table: platformTables[kind], id }, place)
}
