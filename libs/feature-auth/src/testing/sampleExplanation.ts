import type { Schemas } from '@spruce/api-client'

/** Why somebody with one role may not see roles: it does not give that. */
export const sampleExplanation: Schemas['PermissionExplanation'] = {
  memberId: 'm1',
  memberName: '李娜',
  targetName: null,
  permCode: 'role:list',
  permName: '查看角色',
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
  places: [{ appName: '企业控制台', path: ['组织管理', '角色管理'], shown: false, hidden: false }],
  people: null,
  grantedBy: [],
}
