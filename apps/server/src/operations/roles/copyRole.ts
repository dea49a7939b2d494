import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { presentRole } from '../../presenters/presentRole.js'
import { assertMayGrant } from '../members/memberRules.js'
import { grantableCodes } from './permissionCodes.js'
import { findRole, roleRefusal } from './roleRules.js'

/** The same permissions and scope under another name, held by nobody yet. */
export const copyRole = defineOperation('copyRole', {
  async handle({ params, body, session, tenantId, repositories, services, audit }) {
    const { roles } = repositories
    const role = await findRole(repositories, tenantId, params.id)
    await assertMayGrant(session, repositories, tenantId, [role.id])
    const [grant] = await roles.grants(tenantId, [role.id])
    const codes = role.grantsAll
      ? await grantableCodes(session, repositories, services)
      : (grant?.permissions ?? [])
    const id = newId()
    try {
      await roles.add(tenantId, {
        id,
        name: body.name.trim(),
        code: body.code,
        description: role.description,
        dataScope: role.dataScope,
        departmentIds: role.departmentIds,
        permissions: codes,
      })
    } catch (error) {
      throw roleRefusal(error)
    }
    const copy = presentRole(await findRole(repositories, tenantId, id))
    audit({ table: 'roles', id, name: copy.name, after: { ...copy, codes, copiedFrom: role.id } })
    return ok(copy)
  },
})
