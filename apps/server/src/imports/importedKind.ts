import { importKinds, importPermission } from '@spruce/api-client/contract'
import type { ImportKind } from '../db/schema.js'
import { denied } from '../http/errors.js'
import type { Session } from '../sessions/session.js'

/** The kinds that the caller may import. */
export function importableKinds({ tenant }: Session): ImportKind[] {
  return importKinds.filter((kind) => tenant?.permissions.has(importPermission[kind]))
}

/** What the rows of a file are: as asked for, else the first kind that the caller may import. @throws 403 */
export function importedKind(session: Session, asked: ImportKind | undefined): ImportKind {
  const open = importableKinds(session)
  const kind = asked ?? open[0]
  if (kind === undefined || !open.includes(kind)) throw denied()
  return kind
}
