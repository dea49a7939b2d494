import type { Schemas } from '@spruce/api-client/contract'
import type { Db } from '../db/schema.js'
import {
  addDesign,
  publishDesign,
  workbenchSubject,
  type DesignContext,
} from '../operations/pages/designWork.js'
import { prepareDocument } from '../operations/pages/documentRules.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'
import { namedUserId } from './namedPeople.js'
import { demoWorkbenches, type DemoWorkbench } from './workbenches.js'

/**
 * Gives the demo tenants their workbenches as their administrators would: added, then published. A tenant that
 * has had any keeps what it has, also when all of them are in the recycle bin.
 */
export async function publishWorkbenches(services: Services): Promise<void> {
  for (const { tenantId, loginName, workbenches } of demoWorkbenches) {
    await services.engine.tx({ tenant: tenantId }, async (tx) => {
      const memberId = await memberOf(tx, tenantId, loginName)
      // Another process waits here, and finds them.
      await tx.selectFrom('tenants').where('id', '=', tenantId).forUpdate().select('id').execute()
      const known = await tx
        .selectFrom('designs')
        .where('tenant_id', '=', tenantId)
        .where('kind', 'in', ['global', 'business'])
        .select('id')
        .limit(1)
        .execute()
      if (memberId === undefined || known.length > 0) return
      const repositories = new Repositories(tx)
      const context = {
        ...{ tenantId, memberId, repositories, services },
        audit: () => undefined,
      }
      for (const workbench of workbenches) {
        const codes = workbench.departmentCodes ?? []
        const departments =
          codes.length === 0
            ? []
            : await tx
                .selectFrom('departments')
                .where('tenant_id', '=', tenantId)
                .where('code', 'in', codes)
                .select('id')
                .execute()
        const { id, revision } = await publish(
          context,
          workbench,
          departments.map((department) => department.id),
        )
        const { made } = workbench
        if (!made) continue
        const owner = await memberOf(tx, tenantId, made.loginName)
        if (owner === undefined) continue
        await repositories.workbenches.savePersonal(tenantId, owner, id, {
          changes: JSON.stringify(made.changes),
          basedRevision: revision,
        })
      }
    })
  }
}

export async function memberOf(
  tx: Db,
  tenantId: string,
  loginName: string,
): Promise<string | undefined> {
  const member = await tx
    .selectFrom('memberships')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', namedUserId(loginName))
    .select('id')
    .executeTakeFirst()
  return member?.id
}

async function publish(
  context: DesignContext,
  workbench: DemoWorkbench,
  departmentIds: readonly string[],
): Promise<Schemas['Workbench']> {
  const { scope, document, name, description, priority, roleIds = [] } = workbench
  const { value } = await prepareDocument(document)
  const design = { kind: scope, name, description, priority }
  const audience = { roleIds, departmentIds }
  const added = await addDesign(context, workbenchSubject, design, value, audience)
  const { id, version } = added.data
  return (await publishDesign(context, workbenchSubject, id, { version })).data
}
