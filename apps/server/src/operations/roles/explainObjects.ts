import type { Schemas } from '@spruce/api-client/contract'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { prepareAccount } from './explainMember.js'
import { appSight, departmentSight, menuSight, personSight, type Sight } from './objectSights.js'
import { accountRules, decideSight } from './decideSight.js'
import { readMemberAccess } from './readMemberAccess.js'

/** Why a member sees or does not see each of the objects named. */
export const explainObjects = defineOperation('explainObjects', {
  prepare: ({ query, tenantId, services }) => prepareAccount(services, tenantId, query.memberId),
  async handle({ query, prepared: account, session, tenantId, repositories, language }) {
    const { memberId, personId, departmentId, appId, menuId } = query
    if (!account) throw notFound('member', memberId)
    const access = await readMemberAccess({ session, tenantId, repositories }, memberId)
    const parts = { session, tenantId, repositories, language, access }
    const sights = [
      ...(personId === undefined ? [] : [await personSight(parts, personId)]),
      ...(departmentId === undefined ? [] : [await departmentSight(parts, departmentId)]),
      ...(appId === undefined ? [] : [await appSight(parts, appId)]),
      ...(menuId === undefined ? [] : [await menuSight(parts, menuId)]),
    ]
    const { member, held } = access
    const own = accountRules({ account, memberStatus: member.status })
    const explain = (sight: Sight): Schemas['ObjectExplanation'] => ({
      kind: sight.kind,
      objectId: sight.id,
      objectName: sight.name,
      memberId,
      memberName: member.nickName,
      ...decideSight([...own, ...sight.rules], sight.granted),
      roles: held.map((role) => ({
        id: role.id,
        name: role.name,
        enabled: role.enabled,
        grants: sight.opens(role),
        dataScope: role.dataScope,
      })),
      grantedBy: sight.grantedBy,
    })
    return ok({ objects: sights.map(explain) })
  },
})
