import { describe, expect, it } from 'vitest'
import { entriesOf } from './entitlementEntries.js'
import type { Entitlements } from './planCustomerQueries.js'

const menu = {
  ...{ id: 'm1', parentId: null, appCode: 'console', name: '成员', permCode: 'user:list' },
  ...{ type: 0, allowed: true, source: 'plan' },
} as const
const permission = (code: string) =>
  ({ code, name: code, appCode: 'console', allowed: false, source: 'plan' }) as const

function entitlementsOf(granted: string[], revoked: string[]) {
  return {
    apps: [],
    menus: [menu],
    permissions: ['user:list', 'log:export', 'page:publish', 'page:remove'].map(permission),
    components: [],
    overrides: { grantedPermissions: granted, revokedPermissions: revoked },
  } as unknown as Entitlements
}

const codesOf = (granted: string[] = [], revoked: string[] = []) =>
  entriesOf(entitlementsOf(granted, revoked))
    .filter(({ kind }) => kind === 'permissions')
    .map(({ code }) => code)

describe('what exceptions offer of permissions', () => {
  it('is what some screen has, not what belongs to screens to come', () => {
    expect(codesOf()).toContain('user:list')
    expect(codesOf()).not.toContain('page:publish')
  })

  it('is what stands as an exception already, so that it can be taken back', () => {
    expect(codesOf(['page:publish'], ['page:remove'])).toEqual(
      expect.arrayContaining(['page:publish', 'page:remove']),
    )
  })
})
