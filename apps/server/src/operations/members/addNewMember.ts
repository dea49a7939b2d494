import type { Schemas } from '@spruce/api-client/contract'
import type { TenantContext } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { assertMayGrant, assertRoom, memberRefusal } from './memberRules.js'
import { assertMayPlace } from './placeRules.js'
import { readMember } from './readMember.js'

/** Makes an account with a password that its owner changes at the first login, and its membership. */
export async function addNewMember(
  context: TenantContext<'addUser' | 'addUserNoCode'>,
  { loginName, password }: { loginName: string; password: string },
): Promise<Schemas['Member']> {
  const { body, session, tenantId, repositories, services, peopleScope, audit } = context
  const { members } = repositories
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
      loginName,
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
  return member
}
