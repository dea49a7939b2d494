import type { Schemas } from '@spruce/api-client/contract'
import { notFound } from '../../http/errors.js'
import { presentDepartment } from '../../presenters/presentDepartment.js'
import type { Repositories } from '../../repositories/repositories.js'
import { consoleCodes } from '../../sessions/appOwners.js'

/** A department with the names on its path. @throws 404 when the tenant has no such department. */
export async function readDepartment(
  { departments, invitations, appDepartments }: Repositories,
  tenantId: string,
  id: string,
  now: Date,
): Promise<Schemas['Department']> {
  const department = await departments.find(tenantId, id)
  if (!department) throw notFound('department', id)
  return presentDepartment(department, {
    path: await departments.refsAlong(tenantId, department.path),
    openInvitations: await invitations.countOpenInto(tenantId, department.path, now),
    apps: await appDepartments.count(tenantId, department.path, consoleCodes),
  })
}

/** What the history keeps: applications that show to it are none of its own. */
export function auditedDepartment(department: Schemas['Department']): object {
  return { ...department, apps: undefined }
}
