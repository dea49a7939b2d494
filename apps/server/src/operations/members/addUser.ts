import { isPassword } from '@spruce/validators'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { assertMayGrant, assertRoom, memberRefusal } from './memberRules.js'
import { assertMayPlace } from './placeRules.js'
import { oneTimePassword } from './oneTimePassword.js'
import { readMember } from './readMember.js'

/** Makes an account and its membership. Whoever gave the password, the first login changes it. */
export const addUser = defineOperation('addUser', {
  async handle({ body, session, tenantId, repositories, services, peopleScope, audit }) {
    const { members } = repositories
    const given = body.password === undefined ? undefined : services.cipher.decrypt(body.password)
    if (given !== undefined && !isPassword(given)) {
      throw unprocessable('PASSWORD_RULE', [wrongField('password', 'invalid')])
    }
    const password = given ?? oneTimePassword()
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
        loginName: body.loginName,
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
    return ok({ ...member, oneTimePassword: given === undefined ? password : null })
  },
})
