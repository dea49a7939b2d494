import type { Schemas } from '@spruce/api-client/contract'
import { notFound } from '../../http/errors.js'
import { presentDepartment } from '../../presenters/presentDepartment.js'
import type { Repositories } from '../../repositories/repositories.js'

/** A department with the names on its path. @throws 404 when the tenant has no such department. */
export async function readDepartment(
  { departments, invitations }: Repositories,
  tenantId: string,
  id: string,
  now: Date,
): Promise<Schemas['Department']> {
  const department = await departments.find(tenantId, id)
  if (!department) throw notFound('department', id)
  return presentDepartment(department, {
    path: await departments.refsAlong(tenantId, department.path),
    openInvitations: await invitations.countOpenInto(tenantId, department.path, now),
  })
}
