import type { Repositories } from '../../repositories/repositories.js'
import { audienceNames } from './appRegistry.js'

interface Audience {
  roleIds: string[]
  departmentIds: string[]
}

/** What the history keeps of applications: those whom they show to by name, not by id. */
export async function auditedApps(
  { names }: Pick<Repositories, 'names'>,
  tenantId: string,
  apps: readonly Audience[],
): Promise<object[]> {
  const named = await names.add(tenantId, apps, audienceNames)
  return named.map((app) => ({ ...app, roleIds: undefined, departmentIds: undefined }))
}
