import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { assertMayGrant, assertRoom, memberRefusal } from './memberRules.js'
import { assertMayPlace } from './placeRules.js'
import { newLoginName } from './newLoginName.js'
import { oneTimePassword } from './oneTimePassword.js'
import { readMember } from './readMember.js'

/** As `addUser`, for people without an account code: the product makes the login name. */
export const addUserNoCode = defineOperation('addUserNoCode', {
  async handle({ body, session, tenantId, repositories, services, peopleScope, audit }) {
    const { members } = repositories
    const password = oneTimePassword()
    const passwordHash = await services.passwords.hash(password)
    const roleIds = body.roleIds ?? []
    await members.lock(tenantId)
    await assertRoom(repositories, tenantId)
    await assertMayPlace(await peopleScope(), repositories, tenantId, body.departmentIds)
    await assertMayGrant(session, repositories, tenantId, roleIds)
    const id = newId()
    try {
      await members.add(tenantId, {
        id,
        userId: newId(),
        loginName: newLoginName(),
        nickName: body.nickName.trim(),
        employeeCode: body.employeeCode ?? null,
        mobile: body.mobile ?? null,
        email: body.email ?? null,
        passwordHash,
        departmentIds: body.departmentIds,
        roleIds,
      })
    } catch (error) {
      throw memberRefusal(error)
    }
    const member = await readMember(session, repositories, tenantId, id)
    audit({ table: 'members', id, name: member.nickName, after: member })
    return ok({ ...member, oneTimePassword: password })
  },
})
