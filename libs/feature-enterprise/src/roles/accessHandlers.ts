import type { Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Explanation } from './accessSteps.js'
import { matrixHandlers } from './matrixHandlers.js'
import { makeRoleMembers } from './roleMembersHandlers.js'

/** Why 成员 1 may not add departments: no role gives it. */
export const sampleExplanation: Explanation = {
  memberId: 'm1',
  memberName: '成员 1',
  targetName: null,
  permCode: 'department:add',
  permName: '新增部门',
  allowed: false,
  reason: 'NO_ROLE_GRANTS',
  decidedBy: 'permission',
  steps: [
    { step: 'account', state: 'passed' },
    { step: 'membership', state: 'passed' },
    { step: 'role', state: 'passed' },
    { step: 'menu', state: 'failed' },
    { step: 'plan', state: 'passed' },
    { step: 'permission', state: 'failed' },
    { step: 'scope', state: 'skipped' },
  ],
  memberStatus: 'active',
  roles: [{ id: 'r2', name: '人事专员', enabled: true, grants: false, dataScope: 'all' }],
  places: [
    {
      appName: '企业控制台',
      path: ['组织管理', '组织架构', '新增部门'],
      shown: false,
      hidden: false,
    },
  ],
  people: null,
  grantedBy: [{ id: 'r1', name: '企业管理员' }],
}

/** As `sampleExplanation`, given by a role whose scope shows twelve people. */
export const grantedExplanation: Explanation = {
  ...sampleExplanation,
  allowed: true,
  reason: 'GRANTED_BY_ROLE',
  steps: sampleExplanation.steps.map(({ step }) => ({
    step,
    state: step === 'scope' ? 'skipped' : 'passed',
  })),
  roles: [
    { id: 'r2', name: '人事专员', enabled: true, grants: true, dataScope: 'department' },
    { id: 'r5', name: '排班员', enabled: false, grants: false, dataScope: 'all' },
  ],
  places: sampleExplanation.places.map((place) => ({ ...place, shown: true })),
  people: 12,
}

/** Why 成员 1 does not see the menu of roles: one above it is hidden. */
export const sampleSight: Schemas['ObjectExplanation'] = {
  ...{ kind: 'menu', objectId: 'enterprise/role', objectName: '角色管理' },
  ...{ memberId: 'm1', memberName: '成员 1', allowed: false, reason: 'MENU_HIDDEN' },
  ...{ decidedBy: 'shown', cause: '组织管理' },
  steps: [
    { step: 'account', state: 'passed' },
    { step: 'membership', state: 'passed' },
    { step: 'app', state: 'passed' },
    { step: 'shown', state: 'failed' },
    { step: 'plan', state: 'passed' },
    { step: 'permission', state: 'passed' },
    { step: 'scope', state: 'skipped' },
  ],
  roles: [{ id: 'r2', name: '人事专员', enabled: true, grants: true, dataScope: 'all' }],
  grantedBy: [{ id: 'r1', name: '企业管理员' }],
}

/** A client that finds people, and gives this explanation to whatever is asked. */
export function createAccessApi(
  explanation: Explanation = sampleExplanation,
  more: TestHandlers = {},
) {
  const people = makeRoleMembers(5)
  return createTestApi({
    ...matrixHandlers(),
    'GET /spruce/api/v1/members': () => ({ rows: people, total: people.length }),
    'GET /spruce/api/v1/permissions/explain-objects': () => ({ objects: [sampleSight] }),
    'GET /spruce/api/v1/permissions/explain': ({ query }) =>
      query.targetId === undefined
        ? explanation
        : {
            ...explanation,
            targetName: people.find(({ id }) => id === query.targetId)?.nickName ?? null,
            allowed: false,
            reason: 'OUT_OF_SCOPE' as const,
            decidedBy: 'scope' as const,
            steps: explanation.steps.map((one) =>
              one.step === 'scope' ? { ...one, state: 'failed' as const } : one,
            ),
          },
    ...more,
  })
}
