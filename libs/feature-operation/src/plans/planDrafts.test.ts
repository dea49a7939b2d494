import { checkValues, type CheckNode } from '@spruce/shell-ui'
import { describe, expect, it } from 'vitest'
import { entitlementMessages } from './entitlementMessages.js'
import { changeOf, draftOfChange, draftOfOwn, ownOf } from './planMenuDraft.js'
import { draftOfOverrides, overrideNodes, overridesOf } from './overridesDraft.js'
import { changesOfContent, contentOfPlan, toBytes, toGigabytes } from './planDraft.js'
import { permissionNodes } from './planNodes.js'
import {
  makeCustomers,
  makeEntitlements,
  makePlans,
  noOverrides,
  testCatalogue,
} from './plansHandlers.js'
import { plansSearch } from './plansQuery.js'

const [plan] = makePlans(1)
const [customer] = makeCustomers(1)

it.each([
  [{}, {}],
  [
    { tab: 'customers', status: 'expired', sort: '-name', page: 2 },
    { tab: 'customers', status: 'expired', sort: '-name', page: 2 },
  ],
  [{ status: 'expired', sort: 'name', planId: customer!.id }, {}],
  [{ tab: 'others', keyword: 2026, page: 1, size: 20 }, { keyword: '2026' }],
  [{ tab: 'customers', planId: '../x', sort: 'password' }, { tab: 'customers' }],
])('reads the address %j', (search, query) => {
  expect(plansSearch.read(search)).toEqual(query)
})

describe('the content of a plan', () => {
  it('is sent by kind, as a whole, without what the platform has no more', () => {
    const draft = { ...contentOfPlan(plan!), permissions: ['role:list', 'ghost:list'] }
    expect(changesOfContent({ permissions: draft.permissions }, draft, testCatalogue)).toEqual({
      permissions: ['role:list'],
    })
    expect(
      changesOfContent({ appScope: 'all' }, { ...draft, appScope: 'all' }, testCatalogue),
    ).toEqual({ apps: null })
  })

  it('keeps a component that is off the shelf, and loses one that is gone', () => {
    const components = ['acme.trend', 'acme.old', 'acme.gone']
    const draft = { ...contentOfPlan(plan!), components }
    expect(changesOfContent({ components }, draft, testCatalogue)).toEqual({
      components: ['acme.trend', 'acme.old'],
    })
  })

  it('offers no permission of a screen to come, and those beside the menus in a group', () => {
    const appCode = 'spruce-web-enterprise-console'
    const permissions = [
      ...testCatalogue.permissions,
      { code: 'view:publish', name: '共享视图', appCode },
      { code: 'device:list', name: '查看设备', appCode },
    ]
    const [console] = permissionNodes({ ...testCatalogue, permissions }, '其他权限')
    expect(console?.children?.map(({ label }) => label)).toEqual(['基础管理', '其他权限'])
    expect(checkValues(console?.children ?? [])).toEqual([
      'role:list',
      'role:remove',
      'view:publish',
    ])
    expect(console?.children?.at(-1)?.children).toEqual([
      { id: 'view:publish', label: '共享视图', value: 'view:publish' },
    ])
  })
})

it('keeps a limit of storage that nobody has touched to three digits of a gigabyte', () => {
  expect(toGigabytes(10 * 1024 ** 3)).toBe(10)
  expect(toBytes(1.5)).toBe(1_610_612_736)
  expect(toBytes(null)).toBeNull()
})

describe('exceptions', () => {
  const overrides = {
    ...noOverrides,
    revokedMenus: ['b1'],
    limits: { maxMembers: null, maxStorageBytes: 1024 ** 3 },
    lockedParts: ['menus' as const],
    expiresAt: '2027-01-01T10:20:30.456Z',
    note: '试点',
    version: 4,
  }

  it('are sent as they were read', () => {
    const { version, ...rest } = overrides
    expect(version).toBe(4)
    expect(overridesOf(draftOfOverrides(overrides), overrides)).toEqual(rest)
  })

  it('leave a limit out that follows the plan', () => {
    const draft = { ...draftOfOverrides(overrides), memberRule: 'inherit' as const }
    expect(overridesOf(draft, overrides).limits).toEqual({ maxStorageBytes: 1024 ** 3 })
  })

  it('offer each entry on one side: beyond the plan, or out of it', () => {
    const t = entitlementMessages['zh-CN']
    const entitlements = makeEntitlements(customer!, plan, overrides)
    const values = (way: 'granted' | 'revoked') =>
      checkValues(overrideNodes({ way, entitlements, plan, t }))
    expect(values('granted')).toEqual([
      'apps/spruce-web-messages-center',
      'permissions/role:remove',
      'components/acme.share',
      'components/acme.note',
    ])
    expect(values('revoked')).toEqual([
      'apps/spruce-web-enterprise-console',
      'menus/m1',
      'menus/m2',
      'menus/b1',
      'permissions/role:list',
      'components/acme.trend',
    ])
  })

  it('grant a button with the menu it stands in, where the plan has neither', () => {
    const t = entitlementMessages['zh-CN']
    const bare = { ...plan!, permissions: [], menus: ['m1'] }
    const entitlements = makeEntitlements(customer!, bare)
    const nodes = overrideNodes({ way: 'granted', entitlements, plan: bare, t })
    const pathTo = (value: string, among: readonly CheckNode[] = nodes): string[] | undefined => {
      for (const node of among) {
        if (node.value === value) return [node.value]
        const below = pathTo(value, node.children ?? [])
        if (below) return [...(node.value === undefined ? [] : [node.value]), ...below]
      }
      return undefined
    }
    expect(pathTo('menus/b1')).toEqual(['menus/m2', 'menus/b1'])
    expect(pathTo('permissions/role:remove')).toEqual([
      'permissions/role:list',
      'permissions/role:remove',
    ])
  })

  it('offer no permission of a screen to come, except where it is an exception already', () => {
    const t = entitlementMessages['zh-CN']
    const code = 'device:list'
    const id = `permissions/${code}`
    const offeredWith = (grantedPermissions: string[]) => {
      const entitlements = makeEntitlements(customer!, plan, { ...noOverrides, grantedPermissions })
      const permissions = [
        ...entitlements.permissions,
        ...[code, 'view:publish'].map((one) => ({
          ...{ code: one, name: one, appCode: 'spruce-web-enterprise-console' },
          ...{ allowed: false, source: 'plan' as const },
        })),
      ]
      const nodes = overrideNodes({
        ...{ way: 'granted', plan, t },
        entitlements: { ...entitlements, permissions },
      })
      return checkValues(nodes)
    }
    expect(offeredWith([])).not.toContain(id)
    expect(offeredWith([])).toContain('permissions/view:publish')
    expect(offeredWith([code])).toContain(id)
  })

  it('offer a component that is off the shelf only where it is an exception already', () => {
    const t = entitlementMessages['zh-CN']
    const values = (revokedComponents: string[]) => {
      const entitlements = makeEntitlements(customer!, plan, { ...noOverrides, revokedComponents })
      return JSON.stringify(overrideNodes({ way: 'revoked', entitlements, plan, t }))
    }
    expect(values([])).not.toContain('acme.old')
    expect(values(['acme.old'])).toContain('acme.old')
  })
})

describe('the menus of a plan', () => {
  it('keep what their forms do not show', () => {
    const own = {
      key: 'reports',
      appCode: 'a',
      parentId: null,
      name: { 'zh-CN': '报表', 'en-US': 'Reports' },
      type: 0 as const,
      path: '/dashboard',
      baseUrl: 'https://example.com',
      icon: null,
      openType: 2 as const,
      permCode: null,
      isonly: true,
      visible: true,
      sort: 3,
    }
    expect(ownOf(draftOfOwn(own, null), own)).toEqual(own)
    const change = { id: 'm1', visible: false, parentId: 'm2' }
    expect(changeOf(draftOfChange(change), change)).toEqual(change)
  })
})
