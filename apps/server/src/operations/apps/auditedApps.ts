import type { AppEmbed } from '../../db/schema.js'
import type { Repositories } from '../../repositories/repositories.js'
import { audienceNames } from './appRegistry.js'

interface Audited {
  roleIds: string[]
  departmentIds: string[]
  /** Absent where only other fields change. */
  embed?: AppEmbed
}

/**
 * What the history keeps of applications: those whom they show to by name, not by id, and sign-on as a field of
 * its own.
 */
export async function auditedApps(
  { names }: Pick<Repositories, 'names'>,
  tenantId: string,
  apps: readonly Audited[],
): Promise<object[]> {
  const named = await names.add(tenantId, apps, audienceNames)
  return named.map(({ embed: { signOn, ...embed } = {}, ...app }) => ({
    ...app,
    ...(signOn && { embed, signOn }),
    ...{ roleIds: undefined, departmentIds: undefined },
  }))
}
