import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { grantableCodes } from './permissionCodes.js'

/** What a member may do by the enabled roles, and which of them give it. */
export const getMemberPermissions = defineOperation('getMemberPermissions', {
  async handle({ params, session, tenantId, repositories, services, language }) {
    const { members, permissions } = repositories
    if (!(await members.find(tenantId, params.id))) throw notFound('member', params.id)
    const roles = (await permissions.heldRoles(tenantId, params.id)).filter((role) => role.enabled)
    const names = new Map((await permissions.registry()).map(({ code, name }) => [code, name]))
    const codes = (await grantableCodes(session, repositories, services)).flatMap((code) => {
      const giving = roles.filter((role) => role.grantsAll || role.codes.includes(code))
      if (giving.length === 0) return []
      return [
        { code, name: names.get(code)?.[language] ?? code, roleIds: giving.map(({ id }) => id) },
      ]
    })
    return ok({
      memberId: params.id,
      isAdmin: roles.some(({ grantsAll }) => grantsAll),
      codes,
      dataScopes: [...new Set(roles.map(({ dataScope }) => dataScope))],
    })
  },
})
