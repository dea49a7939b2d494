import { defineOperation, ok } from '../../http/defineOperation.js'
import { readGrantableApps } from './readRolePermissions.js'

/** All roles with what each gives. Of a role that grants all the codes stay untold: it is all of them. */
export const getPermissionMatrix = defineOperation('getPermissionMatrix', {
  async handle({ session, tenantId, repositories, language }) {
    const roles = await repositories.roles.records(tenantId)
    const grants = await repositories.roles.grants(
      tenantId,
      roles.map(({ id }) => id),
    )
    const codes = new Map(grants.map(({ id, permissions }) => [id, permissions]))
    const isOutsidePlan = (code: string) => session.tenant?.permissions.isOutsidePlan(code) ?? false
    return ok({
      apps: await readGrantableApps(session, repositories, language, () => false),
      roles: roles.map((role) => ({
        id: role.id,
        name: role.name,
        builtin: role.builtin,
        grantsAll: role.grantsAll,
        enabled: role.enabled,
        dataScope: role.dataScope,
        departmentIds: role.departmentIds,
        memberCount: role.memberCount,
        version: role.version,
        codes: role.grantsAll
          ? []
          : (codes.get(role.id) ?? []).filter((code) => !isOutsidePlan(code)),
      })),
    })
  },
})
