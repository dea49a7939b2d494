import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, stale } from '../../http/errors.js'
import type { Member } from '../../repositories/members/memberRows.js'
import { announce } from '../../repositories/live/announce.js'
import { assertMayGrant, keepingAdministrators, memberRefusal } from './memberRules.js'
import { assertMayPlace } from './placeRules.js'
import { readMember } from './readMember.js'

/**
 * Changes the tenant's record of a person, departments and roles included. The account itself, its
 * login name and the contacts it signs in with, belongs to the person.
 */
export const editMember = defineOperation('editMember', {
  async handle({ params, body, session, tenantId, repositories, peopleScope, audit, tx }) {
    const { members } = repositories
    const { version, departmentIds, roleIds, nickName, ...fields } = body
    await members.lock(tenantId)
    const member = await members.find(tenantId, params.id)
    if (!member) throw notFound('member', params.id)
    if (version !== member.version) {
      throw stale(await readMember(session, repositories, tenantId, params.id))
    }
    if (departmentIds) {
      const held = new Set(member.departments.map(({ id }) => id))
      const entered = departmentIds.filter((id) => !held.has(id))
      await assertMayPlace(await peopleScope(), repositories, tenantId, entered)
    }
    try {
      await members.edit(tenantId, member, { ...fields, nickName: nickName?.trim() })
      if (departmentIds) await members.setDepartments(tenantId, member.id, departmentIds)
    } catch (error) {
      throw memberRefusal(error)
    }
    if (roleIds) {
      const changed = changedRoles(member, roleIds)
      await assertMayGrant(session, repositories, tenantId, changed)
      if (changed.length > 0) {
        await keepingAdministrators(session, repositories, tenantId, [member.id], () =>
          members.setRoles(tenantId, member.id, roleIds),
        )
        await announce(tx, tenantId, { kind: 'permissions', to: { memberIds: [member.id] } })
      }
    }
    const after = await members.find(tenantId, member.id)
    audit({ table: 'members', id: member.id, name: after?.nickName, before: member, after })
    return ok(await readMember(session, repositories, tenantId, member.id))
  },
})

function changedRoles(member: Member, roleIds: readonly string[]): string[] {
  const held = new Set(member.roles.map(({ id }) => id))
  const wanted = new Set(roleIds)
  return [
    ...[...held].filter((id) => !wanted.has(id)),
    ...[...wanted].filter((id) => !held.has(id)),
  ]
}
